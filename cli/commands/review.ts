import type { Command } from 'commander';
import { gameOf } from '../../engine/games.ts';
import { atMainEnd, pliesOf, type Match } from '../../engine/match/match.ts';
import { gamesOf } from '../../engine/match/series.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { certainLosses, type CertainLoss } from '../../engine/review/certain.ts';
import { reviewMatch, type MatchReview } from '../../engine/review/review-match.ts';
import { valuerOf, type Valuer } from '../../engine/decision/valuers.ts';
import { message } from '../../words/message.ts';
import { namingBySeat } from '../../words/player-names.ts';
import { nameOf } from '../../words/game-words.ts';
import { settingsInWords, withJson } from '../options.ts';
import { seating } from '../conversations/seating.ts';
import { sayRound } from '../conversations/result-words.ts';
import { recordsNamed } from '../named-records.ts';
import { certainReport } from '../review/certain-report.ts';
import { reportOf } from '../review/report.ts';
import { coalitionOf, prove, solvedLater, type Coalition } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { withUserData } from '../user-data.ts';

interface ReviewOptions {
  readonly userData?: string;
  readonly json?: true;
  readonly prove?: true;
}

/** `review MATCH`: the loss of each move of a match, and better moves. */
export function addReview(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const command = program
    .command('review')
    .description(words.text('review.cli.description'))
    .argument(`<${words.text('review.cli.placeholder')}>`, words.text('review.cli.match'))
    .option('--prove', words.text('review.cli.prove'));
  withJson(withUserData(command, words), words).action(
    async (named: string, options: ReviewOptions) => {
      const records = await recordsNamed(named, options.userData, terminal);
      const reviews = records.map((table) => reviewOf(table, terminal, options));
      if (options.json) {
        const matches = reviews.map(({ table: { game, match, players }, games }) => ({
          game,
          settings: match.settings,
          players,
          games,
        }));
        terminal.printJson({ matches });
        return;
      }
      reviews.forEach((review, index) => {
        if (index > 0) terminal.print('');
        print(review, terminal);
      });
    },
  );
}

/** The reviews of a record's games. */
interface RecordReview {
  readonly table: SeatedMatch;
  /** The main lines of its games. */
  readonly games: readonly GameReview[];
  /** The coalition values of a game of more than two players. */
  readonly coalition: Coalition | undefined;
}

interface GameReview extends MatchReview {
  /** The certain losses among three players; null if unknown. */
  readonly certain: readonly CertainLoss[] | null;
}

function reviewOf(table: SeatedMatch, terminal: Terminal, options: ReviewOptions): RecordReview {
  const game = gameOf(table.game);
  const { rules } = table.match;
  const solution = solvedLater(game, rules, terminal);
  const coalition = rules.seats > 2 ? coalitionOf(rules) : undefined;
  const games = gamesOf(table).map(({ match: played }) => {
    const match = atMainEnd(played);
    const certain = coalition?.kind === 'solved' ? certainLosses(match, coalition.solution) : null;
    const positions = [match.start, ...pliesOf(match).map(({ after }) => after)];
    const solved = coalition?.kind === 'solved' ? coalition.solution : undefined;
    if (options.prove === true) prove(rules, positions, terminal);
    const valuer = valuerOf(rules, solution, positions, solved);
    return { ...reviewed(match, valuer, terminal), certain };
  });
  return { table, games, coalition };
}

function reviewed(
  match: Match<unknown, unknown>,
  valuer: Valuer<unknown>,
  terminal: Terminal,
): MatchReview {
  try {
    return reviewMatch(match, valuer, {
      progress: (done, of) => terminal.progress(message('review.cli.progress', { done, of })),
    });
  } finally {
    terminal.progressDone();
  }
}

function print({ table, games, coalition }: RecordReview, terminal: Terminal): void {
  const { words } = terminal;
  const { players, match } = table;
  const { rules, settings } = match;
  const own = words.naming(namingBySeat(words.language, players));
  const game = gameOf(table.game);
  terminal.print(
    own.text('cli.convert.title', { game: nameOf(game), players: seating(players) }),
    own.text('review.cli.rules', { rules: settingsInWords(game.settings, settings) }),
  );
  if (coalition !== undefined) {
    terminal.print(
      own.say(coalition.kind === 'solved' ? message('review.cli.three') : coalition.reason),
    );
  }
  games.forEach((review, round) => {
    terminal.print('');
    if (games.length > 1) terminal.print(own.say(sayRound(round + 1, rules.match.bestOf)));
    terminal.print(
      ...(coalition === undefined
        ? reportOf(review, rules.chance !== undefined, own)
        : certainReport(review, review.certain, own)),
    );
  });
}
