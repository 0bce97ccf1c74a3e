import { largestSeed, mixedSeed, type Random } from '../random.ts';
import { chanceOrder, type ChanceOrder } from './chance-order.ts';
import { atMainEnd, mainEndOf, type Tag } from './match.ts';
import type { Series } from './series.ts';
import type { Player } from './players.ts';

/** A game of a pairing of a tournament: the tournament's id, the round, the table there and the game of the pairing, all from 0. */
export interface PairingOfMatch {
  readonly id: string;
  readonly round: number;
  readonly table: number;
  readonly game: number;
}

/** A match with its players: on the table, in the library and in a `.duel` file. */
export interface SeatedMatch extends Series {
  readonly game: string;
  /** The first player was drawn by lot. */
  readonly tossed?: true;
  /** The guide stands beside the table, or stood there for a move that was played. */
  readonly guided?: 'now' | 'before';
  readonly players: readonly Player[];
  /** The pairing that it is a game of; the library knows it, a record doesn't. */
  readonly pairing?: PairingOfMatch;
  /** The seed of what chance does, which no player sees; a record need not have one. See {@link seeded}. */
  readonly seed?: number;
  /** Free tags of the first game: date, place, notes of other programs. */
  readonly tags?: readonly Tag[];
  /** The comment above the match. */
  readonly comment?: string;
}

/** A match with the seed of what chance does in it: its own, or a random one if it has none and needs it. */
export function seeded(table: SeatedMatch, random: Random): SeatedMatch {
  const needs = table.seed === undefined && table.match.rules.chance !== undefined;
  return needs ? { ...table, seed: random.below(largestSeed + 1) } : table;
}

/**
 * The order in which chance acts in the current game of a match.
 *
 * @param given - the first outcomes, in notation.
 */
export function chanceOrderOf(
  { seed = 0, match, rounds = [] }: Series & Pick<SeatedMatch, 'seed'>,
  given: readonly string[] = [],
): ChanceOrder {
  return chanceOrder(mixedSeed(seed, rounds.length), match.moves, given);
}

/** A finished match at its end, wherever it was last looked at; another one as it stands. */
export function atItsEnd(table: SeatedMatch): SeatedMatch {
  return mainEndOf(table.match) === undefined ? table : { ...table, match: atMainEnd(table.match) };
}
