import { z } from 'zod';
import { games } from '../../engine/games.ts';
import { difficultyNames, type Difficulty } from '../../engine/capabilities/computer-players.ts';
import { difficultySchema, longestName, typedName } from '../../engine/match/players.ts';
import { anyOf, listed, message, type Value } from '../../words/message.ts';
import type { Config } from './config.ts';

/** The most seats that any game has. */
const mostSeats = 6;

/** A value of the config file outside of the parts. */
export interface Field<T> {
  readonly schema: z.ZodType<T>;
  readonly default: T;
  readonly allowed: Value;
}

/** The game on the table at the start, and its players. */
export const startFields = {
  game: {
    schema: z.enum(games.map(({ id }) => id)),
    default: games[0]?.id ?? '',
    allowed: anyOf(games.map(({ id }) => id)),
  } as Field<Config['game']>,
  players: {
    schema: z
      .array(z.enum(['person', 'computer']))
      .min(1)
      .max(mostSeats),
    default: ['person', 'computer'],
    allowed: message('config.allowed.players'),
  } as Field<Config['players']>,
  difficulty: {
    schema: z.union([difficultySchema, z.array(difficultySchema).min(1).max(mostSeats)]),
    default: 'medium',
    allowed: message('config.allowed.difficulty', { difficulties: listed(difficultyNames) }),
  } as Field<Difficulty | readonly Difficulty[]>,
  names: {
    schema: z.array(typedName).max(mostSeats),
    default: [],
    allowed: message('config.allowed.names', { most: longestName }),
  } as Field<Config['names']>,
  first: {
    schema: z.union([z.literal('random'), z.int().min(1).max(mostSeats)]),
    default: 1,
    allowed: message('config.allowed.first', { seats: mostSeats }),
  } as Field<Config['first']>,
  person: {
    schema: z.string().max(40),
    default: '',
    allowed: message('config.allowed.person'),
  } as Field<Config['person']>,
};

/** The player at a seat; the difficulty matters for computers only. */
export interface Seating {
  readonly kind: 'person' | 'computer';
  readonly difficulty: Difficulty;
  /** The player's name, if there is one. */
  readonly name: string | undefined;
}

/** The player at a seat; lists in the file may be too short. */
export function seatOf(config: Config, seat: number): Seating {
  return {
    kind: config.players[seat] ?? 'computer',
    difficulty: config.difficulty[seat] ?? config.difficulty.at(-1) ?? 'medium',
    name: config.names[seat] || undefined,
  };
}
