import { z } from 'zod';
import { anyOf, message, type Message } from '../words/message.ts';
import { findGame, games } from './games.ts';
import type { Rules } from './game.ts';
import { goTo, notationsOf, outcomeOf, setUpPosition, settle, type Match } from './match.ts';
import { playerSchema, type Player } from './players.ts';
import { replayFrom } from './replay.ts';
import { failure, success, type Result } from './result.ts';
import type { Round, Series } from './series.ts';
import type { Settlement } from './settlement.ts';
import { cutShort, parseSettings, type Settings } from './settings.ts';

/** The highest limit is 100,000 turns, each of them with a draw that is a ply of its own. */
const movesSchema = z.array(z.string().max(100)).max(250_000);

/** Where a game began, if not at the start; its first player is to move there. */
const positionSchema = z.string().max(1000);

/** How a game ended that was not played to its end. */
const settledSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('win'), winner: z.int().min(0).max(5) }),
  z.object({ kind: z.literal('draw') }),
]) satisfies z.ZodType<Settlement>;

const recordSchema = z.object({
  version: z.literal(1),
  game: z.string(),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  players: z.array(playerSchema).min(2).max(6),
  first: z.int().min(0).max(5),
  /** Who began the first game was decided by lot. */
  tossed: z.boolean().optional(),
  position: positionSchema.optional(),
  moves: movesSchema,
  at: z.int().min(0),
  settled: settledSchema.optional(),
  /** The games of a series that are over. */
  rounds: z
    .array(
      z.object({
        first: z.int().min(0).max(5),
        position: positionSchema.optional(),
        moves: movesSchema,
        settled: settledSchema.optional(),
      }),
    )
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
  const position = setUpPosition(match, first);
  return {
    version: 1,
    game,
    settings: match.settings,
    players: [...players],
    first,
    ...(tossed && { tossed }),
    ...(position !== undefined && { position }),
    moves: notationsOf(match),
    at: match.at,
    ...(match.settled && { settled: match.settled }),
    ...(rounds.length > 0 && {
      rounds: rounds.map(({ first: begins, position: setUp, moves, settled }) => ({
        first: begins,
        ...(setUp !== undefined && { position: setUp }),
        moves: [...moves],
        ...(settled && { settled }),
      })),
    }),
  };
}

/** Reads a record and plays it through. */
export function parseRecord(value: unknown): Result<Table> {
  const parsed = recordSchema.safeParse(value);
  if (!parsed.success) {
    return failure(notARecord(parsed.error.issues[0]?.path ?? []));
  }
  const record = parsed.data;
  const game = findGame(record.game);
  if (game === undefined) {
    const known = anyOf(games.map(({ id }) => id));
    return failure(message('record.unknown-game', { game: cutShort(record.game), games: known }));
  }
  const { settings, problems } = parseSettings(game, record.settings);
  const [problem] = problems;
  if (problem !== undefined) {
    return failure(message('record.settings', { problem: problem.message }));
  }
  const rules = game.rules(settings);
  if (record.players.length !== rules.seats || record.first >= rules.seats) {
    return failure(message('record.players', { seats: rules.seats }));
  }
  const rounds: Round[] = [];
  for (const [index, saved] of (record.rounds ?? []).entries()) {
    const { first, position, moves, settled } = saved;
    const round = replay(rules, settings, { ...saved, first: first % rules.seats });
    if (!round.ok) {
      return failure(message('record.round', { round: index + 1, problem: round.error }));
    }
    const outcome = outcomeOf(round.value);
    if (outcome === undefined) {
      return failure(message('record.round-unfinished', { round: index + 1 }));
    }
    rounds.push({
      first,
      ...(position !== undefined && { position }),
      moves,
      ...(settled && { settled }),
      outcome,
    });
  }
  const replayed = replay(rules, settings, record);
  if (!replayed.ok) return failure(replayed.error);
  if (record.at > record.moves.length) {
    return failure(message('record.at', { at: record.at, count: record.moves.length }));
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

function notARecord(where: readonly PropertyKey[]): Message {
  return where.length === 0
    ? message('record.not-a-record')
    : message('record.wrong-part', { where: cutShort(where.map(String).join('.')) });
}

function replay(
  rules: Rules<unknown, unknown>,
  settings: Settings,
  {
    first,
    position,
    moves,
    settled,
  }: Pick<MatchRecord, 'first' | 'position' | 'moves' | 'settled'>,
): Result<Match<unknown, unknown>> {
  const start =
    position === undefined ? success(rules.start(first)) : rules.parsePosition(position);
  if (!start.ok) return start;
  const replayed = replayFrom(rules, settings, start.value);
  for (const [index, text] of moves.entries()) {
    const move = replayed.play(text);
    if (!move.ok) {
      const problem = move.error;
      return failure(message('record.breaks-off', { move: index + 1, text, problem }));
    }
  }
  return withSettlement(replayed.match(), settled);
}

function withSettlement(
  match: Match<unknown, unknown>,
  settled: Settlement | undefined,
): Result<Match<unknown, unknown>> {
  if (settled === undefined) return success(match);
  const { seats } = match.rules;
  if (settled.kind === 'win' && settled.winner >= seats) {
    return failure(message('record.winner', { seats }));
  }
  return outcomeOf(match) === undefined
    ? success(settle(match, settled))
    : failure(message('record.settled-over'));
}
