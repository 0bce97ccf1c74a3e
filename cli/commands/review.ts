import fs from 'node:fs';
import type { Command } from 'commander';
import { gameOf } from '../../engine/games.ts';
import type { Match } from '../../engine/match.ts';
import type { DuelRecord } from '../../engine/records/duel-record.ts';
import { tableOfRecord } from '../../engine/records/record-of-table.ts';
import { mainEnd } from '../../engine/records/tree.ts';
import { reviewMatch, type MatchReview } from '../../engine/review/review-match.ts';
import { valuerOf } from '../../engine/review/valuers.ts';
import { linkStart } from '../../files/link.ts';
import { readMatchFolder } from '../../library/match-folder.ts';
import { recordOfMatch } from '../../library/record-of-match.ts';
import { message } from '../../words/message.ts';
import { namingBySeat } from '../../words/player-names.ts';
import { nameOf } from '../game-name.ts';
import { settingsInWords, withJson } from '../options.ts';
import { seating } from '../play/seating.ts';
import { sayRound } from '../play/series-words.ts';
import { readRecords } from '../records.ts';
import { reportOf } from '../review/report.ts';
import { solvedLater } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { matchesFolder, withUserData } from '../user-data.ts';
import { UserError } from '../user-error.ts';

/** `review MATCH`: what each move of a match gave away, and what was better. */
export function addReview(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const command = program
    .command('review')
    .description(words.text('review.cli.description'))
    .argument(`<${words.text('review.cli.placeholder')}>`, words.text('review.cli.match'));
  withJson(withUserData(command, words), words).action(
    (named: string, options: { readonly userData?: string; readonly json?: true }) => {
      const reviewed = recordsNamed(named, options.userData).map((record) => ({
        record,
        games: reviewsOf(record, terminal),
      }));
      if (options.json) {
        const matches = reviewed.map(({ record: { game, settings, players }, games }) => ({
          ...{ game, settings, players, games },
        }));
        terminal.print(JSON.stringify({ matches }));
        return;
      }
      reviewed.forEach(({ record, games }, index) => {
        if (index > 0) terminal.print('');
        print(record, games, terminal);
      });
    },
  );
}

/** A file, a link or a kept match. @throws UserError where it is none of them. */
function recordsNamed(named: string, userData: string | undefined): readonly DuelRecord[] {
  if (named.startsWith(linkStart) || fs.existsSync(named)) return readRecords(named);
  const matches = readMatchFolder(matchesFolder(userData));
  if (matches.summary(named) === undefined) {
    throw new UserError(message('review.cli.no-match', { match: named }));
  }
  const read = matches.read(named);
  if (read.kind === 'unusable') throw new UserError(read.reason, 1);
  return [recordOfMatch(read.table, read.notes)];
}

/** The reviews of the main lines of a record's games. */
function reviewsOf(record: DuelRecord, terminal: Terminal): MatchReview[] {
  const game = gameOf(record.game);
  let solution: ReturnType<typeof solvedLater> | undefined;
  return record.games.map((tree, round) => {
    const table = tableOfRecord(record, round, mainEnd(tree.moves));
    if (!table.ok) throw new UserError(table.error);
    const { match } = table.value;
    solution ??= solvedLater(game, match.rules, terminal);
    return reviewed(match, solution, terminal);
  });
}

function reviewed(
  match: Match<unknown, unknown>,
  solution: ReturnType<typeof solvedLater>,
  terminal: Terminal,
): MatchReview {
  const positions = [match.start, ...match.history.map(({ after }) => after)];
  try {
    return reviewMatch(match, valuerOf(match.rules, solution, positions), {
      progress: (done, of) => terminal.progress(message('review.cli.progress', { done, of })),
    });
  } finally {
    terminal.progressDone();
  }
}

function print(record: DuelRecord, games: readonly MatchReview[], terminal: Terminal): void {
  const { words } = terminal;
  const { players, settings } = record;
  const own = words.naming(namingBySeat(words.language, players));
  const game = gameOf(record.game);
  const rules = game.rules(settings);
  terminal.print(
    own.text('cli.convert.title', { game: nameOf(game), players: seating(players) }),
    own.text('review.cli.rules', { rules: settingsInWords(game.settings, settings) }),
  );
  games.forEach((review, round) => {
    terminal.print('');
    if (games.length > 1) terminal.print(own.say(sayRound(round + 1, rules.match.bestOf)));
    terminal.print(...reportOf(review, rules.chanceOutcomes !== undefined, own));
  });
}
