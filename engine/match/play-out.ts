import type { Rules, Seat } from '../game.ts';
import { mixedSeed } from '../random.ts';
import type { Settings } from '../settings/settings.ts';
import { chanceOrder } from './chance-order.ts';
import { mostPlies } from './cut-short.ts';
import { Forfeited } from './forfeit.ts';
import { playIn, startMatch, turnOf, type Match } from './match.ts';

/** A game between computers. */
export interface PlayedOut {
  readonly match: Match<unknown, unknown>;
  readonly winner: Seat | 'nobody' | 'cut short';
  /** The seat that couldn't play on, and why: that loses the game, and among two players the other one wins it. */
  readonly forfeit?: { readonly seat: Seat; readonly by: Forfeited };
}

/**
 * The move of a player in a position.
 *
 * @param seed - the randomness of this move.
 * @throws Forfeited
 */
export type ChooseFor<Player> = (
  player: Player,
  match: Match<unknown, unknown>,
  seed: number,
) => unknown;

/**
 * Lets computers play a game to its end. The first one begins.
 *
 * @param seated - the player at each seat.
 * @param seed - what chance does follows from it, and the randomness of each move.
 * @throws Whatever `choose` throws or rejects with, but {@link Forfeited}.
 */
export async function playOut<Player>(
  rules: Rules<unknown, unknown>,
  settings: Settings,
  seated: readonly Player[],
  seed: number,
  choose: ChooseFor<Player>,
): Promise<PlayedOut> {
  const longest = mostPlies(rules);
  const chance = chanceOrder(seed);
  let match = chance.resolve(startMatch(rules, settings, 0));
  for (;;) {
    const turn = turnOf(match);
    if (turn.kind === 'over') {
      const { outcome } = turn;
      return { match, winner: outcome.kind === 'win' ? outcome.winner : 'nobody' };
    }
    if (match.at >= longest) return { match, winner: 'cut short' };
    const player = turn.kind === 'player' ? seated[turn.seat] : undefined;
    if (turn.kind !== 'player' || player === undefined)
      throw new RangeError('Nobody is to move here.');
    try {
      const move = await choose(player, match, mixedSeed(seed, match.at));
      match = chance.resolve(playIn(match, move));
    } catch (error) {
      if (!(error instanceof Forfeited)) throw error;
      const { seat } = turn;
      return {
        match,
        winner: rules.seats === 2 ? 1 - seat : 'nobody',
        forfeit: { seat, by: error },
      };
    }
  }
}

/**
 * The seats of a game: the first of two players takes one seat, which changes with each game, and the second all
 * others.
 */
export function seatedIn<Player>(
  number: number,
  seats: number,
  [one, two]: readonly [Player, Player],
): { readonly seated: readonly Player[]; readonly own: Seat } {
  const own = number % seats;
  return { seated: new Array<Player>(seats).fill(two).with(own, one), own };
}

/** The points of the player at a seat: a draw is shared by all seats, and so is a game that was cut short. */
export function pointsOf({ match, winner, forfeit }: PlayedOut, own: Seat): number {
  if (forfeit !== undefined) return forfeit.seat === own ? 0 : 1;
  if (typeof winner === 'string') return 1 / match.rules.seats;
  return winner === own ? 1 : 0;
}

/**
 * The seed of a game between two players of a tournament: the same whenever it is played.
 *
 * @param pair - the numbers of the players, the first one of whom takes the turns of {@link seatedIn}.
 * @param number - of the game, from 0.
 */
export function seedOfGame(seed: number, pair: readonly [number, number], number: number): number {
  return mixedSeed(seed, ...pair, number);
}
