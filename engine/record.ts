import { z } from 'zod';
import { findGame, games } from './games.ts';
import type { Rules } from './game.ts';
import {
  goTo,
  notationsOf,
  outcomeOf,
  playIn,
  positionOf,
  startMatch,
  type Match,
} from './match.ts';
import { playerSchema, type Player } from './players.ts';
import { failure, success, type Result } from './result.ts';
import type { Round, Series } from './series.ts';
import { parseSettings, type Settings } from './settings.ts';

const movesSchema = z.array(z.string().max(100)).max(100_000);

const recordSchema = z.object({
  version: z.literal(1),
  game: z.string(),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  players: z.array(playerSchema).min(2).max(6),
  first: z.int().min(0).max(5),
  /** Who began the first game was decided by lot. */
  tossed: z.boolean().optional(),
  moves: movesSchema,
  at: z.int().min(0),
  /** The games of a series that are over. */
  rounds: z
    .array(z.object({ first: z.int().min(0).max(5), moves: movesSchema }))
    .max(10_000)
    .optional(),
});

/** A match as it goes to disk: the moves in notation, from which everything else follows. */
export type MatchRecord = z.infer<typeof recordSchema>;

/** A match with who plays it. */
export interface Table extends Series {
  readonly game: string;
  /** Who began the first game was decided by lot. */
  readonly tossed?: true;
  readonly players: readonly Player[];
}

/** Makes the record of a match. */
export function makeRecord({
  game,
  players,
  first,
  tossed,
  match,
  rounds = [],
}: Table): MatchRecord {
  return {
    version: 1,
    game,
    settings: match.settings,
    players: [...players],
    first,
    ...(tossed && { tossed }),
    moves: notationsOf(match),
    at: match.at,
    ...(rounds.length > 0 && {
      rounds: rounds.map(({ first: begins, moves }) => ({ first: begins, moves: [...moves] })),
    }),
  };
}

/** Reads a record and plays it through. */
export function parseRecord(value: unknown): Result<Table> {
  const parsed = recordSchema.safeParse(value);
  if (!parsed.success) {
    return failure(`This is not a saved match: ${z.prettifyError(parsed.error)}`);
  }
  const record = parsed.data;
  const game = findGame(record.game);
  if (game === undefined) {
    return failure(
      `This match is of a game "${record.game}", which is not one of ${games.map(({ id }) => id).join(', ')}.`,
    );
  }
  const { settings, problems } = parseSettings(game, record.settings);
  const [problem] = problems;
  if (problem !== undefined) return failure(`This match can't be played: ${problem.sentence}`);
  const rules = game.rules(settings);
  if (record.players.length !== rules.seats || record.first >= rules.seats) {
    return failure(`This match needs ${rules.seats} players, and one of them to begin.`);
  }
  const rounds: Round[] = [];
  for (const [index, { first, moves }] of (record.rounds ?? []).entries()) {
    const round = replay(rules, settings, first, moves);
    if (!round.ok) return failure(`In round ${index + 1}: ${round.error}`);
    const outcome = outcomeOf(round.value);
    if (outcome === undefined) return failure(`Round ${index + 1} of this match has no end.`);
    rounds.push({ first, moves, outcome });
  }
  const replayed = replay(rules, settings, record.first, record.moves);
  if (!replayed.ok) return failure(replayed.error);
  if (record.at > record.moves.length) {
    return failure(
      `This match stands after move ${record.at}, but has only ${record.moves.length} moves.`,
    );
  }
  return success({
    game: game.id,
    players: record.players,
    first: record.first,
    ...(record.tossed === true && { tossed: true as const }),
    match: goTo(replayed.value, record.at),
    ...(rounds.length > 0 && { rounds }),
  });
}

function replay(
  rules: Rules<unknown, unknown>,
  settings: Settings,
  first: number,
  moves: readonly string[],
): Result<Match<unknown, unknown>> {
  let match = startMatch(rules, settings, first % rules.seats);
  for (const [index, text] of moves.entries()) {
    const breaksOff = `This match breaks off at move ${index + 1}, "${text}":`;
    if (outcomeOf(match) !== undefined) return failure(`${breaksOff} the game is over before it.`);
    const move = rules.parseMove(positionOf(match), text);
    if (!move.ok) return failure(`${breaksOff} ${move.error}`);
    match = playIn(match, move.value);
  }
  return success(match);
}
