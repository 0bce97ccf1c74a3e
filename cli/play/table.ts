import type { Seat } from '../../engine/game.ts';
import { startMatch } from '../../engine/match/match.ts';
import { chanceOrderOf } from '../../engine/match/seated-match.ts';
import { seededRandom } from '../../engine/random.ts';
import { withinLimits } from '../../engine/records/size.ts';
import { awaitsNextRound, nextRound, standingOf, type Series } from '../../engine/match/series.ts';
import { namingBySeat } from '../../words/player-names.ts';
import { computersFor } from '../computers.ts';
import { conversationOf } from '../conversations/conversations.ts';
import { solvedLater } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';
import { playRound, type Round } from './round.ts';
import type { Keeping } from './keeping.ts';
import type { Table } from '../conversations/seating.ts';
import { sayChampion, sayRound, sayStanding } from '../conversations/result-words.ts';

/**
 * Plays a match to its end, or until a person quits; a series has several games.
 *
 * @param keeping - keeps it after every move; undefined for a match that is not kept.
 * @throws UserError if the input ends first, at Ctrl-C, or if a computer can't play this game.
 */
export async function playMatch(
  table: Table,
  terminal: Terminal,
  keeping?: Keeping,
): Promise<void> {
  const { game, settings, players, first, seed } = table;
  const rules = game.rules(settings);
  const { bestOf } = rules.match;
  const naming = namingBySeat(terminal.words.language, players);
  const words = terminal.words.naming(naming);
  const isPerson = (seat: Seat): boolean => players[seat]?.kind === 'person';
  const solution = solvedLater(game, rules, terminal);
  const needed = players.flatMap((player) =>
    player.kind === 'computer' ? [player.difficulty] : [],
  );
  const computer = computersFor(rules, solution, needed);
  const conversation = conversationOf({ ...table, rules, words, naming, isPerson });
  terminal.print(...conversation.welcome());
  let series: Series = table.from ?? { first, match: startMatch(rules, settings, first) };
  const chanceSeed = table.from?.seed ?? seed;
  const round: Omit<Round, 'chance'> = {
    players,
    conversation,
    computer,
    solution,
    terminal: { ...terminal, words },
    random: seededRandom(seed),
    questions: terminal.questions(),
    changed(match) {
      series = withMatchOrEnd(series, match);
      keeping?.keep({
        ...series,
        game: game.id,
        players,
        ...(rules.chance && { seed: chanceSeed }),
      });
    },
  };
  try {
    for (;;) {
      const chance = chanceOrderOf({ ...series, seed: chanceSeed }, table.draws);
      const match = await playRound(series.match, { ...round, chance });
      series = withMatchOrEnd(series, match);
      const played = standingOf(series);
      if (bestOf !== 1 && played.played > 0) {
        terminal.print('', words.say(sayStanding(played)));
      }
      if (!awaitsNextRound(series)) {
        if (bestOf !== 1) terminal.print(...sayChampion(played).map(words.say));
        return;
      }
      series = withinLimitsOrEnd(series, nextRound(series));
      terminal.print('', words.say(sayRound(played.played + 1, bestOf)));
    }
  } finally {
    round.questions.close();
    keeping?.close();
  }
}

/** @throws UserError if the match would have more than a match may have. */
function withMatchOrEnd(series: Series, match: Series['match']): Series {
  return withinLimitsOrEnd(series, { ...series, match });
}

/** @throws UserError if the match would have more than a match may have. */
function withinLimitsOrEnd(before: Series, after: Series): Series {
  const next = withinLimits(before, after);
  if (!next.ok) throw new UserError(next.error);
  return next.value;
}
