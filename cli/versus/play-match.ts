import type { Game, Seat } from '../../engine/game.ts';
import type { Difficulty } from '../../engine/capabilities/computer-players.ts';
import { playIn, positionOf, startMatch, turnOf, type Match } from '../../engine/match/match.ts';
import { chanceOrder } from '../../engine/match/chance-order.ts';
import { mostPlies } from '../../engine/match/cut-short.ts';
import { largestSeed, type Random } from '../../engine/random.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { Computer } from '../computers.ts';

/** A match between computers. */
export interface PlayedMatch {
  readonly match: Match<unknown, unknown>;
  readonly winner: Seat | 'nobody' | 'cut short';
}

/**
 * Lets computers play a match to its end.
 *
 * @param seated - the computer at each seat; the first one begins.
 * @param random - for the computers; the order of chance gets a seed from it.
 */
export function playMatch(
  game: Game,
  settings: Settings,
  seated: readonly Difficulty[],
  computer: Computer,
  random: Random,
): PlayedMatch {
  const rules = game.rules(settings);
  const longest = mostPlies(rules);
  const chance = chanceOrder(rules.chance === undefined ? 0 : random.below(largestSeed + 1));
  let match = chance.resolve(startMatch(rules, settings, 0));
  for (;;) {
    const turn = turnOf(match);
    if (turn.kind === 'over') {
      const { outcome } = turn;
      return { match, winner: outcome.kind === 'win' ? outcome.winner : 'nobody' };
    }
    if (match.at >= longest) return { match, winner: 'cut short' };
    const difficulty = turn.kind === 'player' ? seated[turn.seat] : undefined;
    if (difficulty === undefined) throw new RangeError('Nobody is to move here.');
    const move = computer(difficulty, positionOf(match), random);
    match = chance.resolve(playIn(match, move));
  }
}

/**
 * The seats of a game: the first of two computers takes one seat, which changes with each game, and the second all
 * others.
 */
export function seatedIn(
  number: number,
  seats: number,
  [one, two]: readonly [Difficulty, Difficulty],
): { readonly seated: readonly Difficulty[]; readonly own: Seat } {
  const own = number % seats;
  return { seated: new Array<Difficulty>(seats).fill(two).with(own, one), own };
}
