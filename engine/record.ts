import { z } from 'zod';
import { anyOf, message, type Message } from '../words/message.ts';
import { findGame, games } from './games.ts';
import type { Outcome, Rules } from './game.ts';
import { goTo, notationsOf, outcomeOf, setUpPosition, settle, type Match } from './match.ts';
import { playerSchema, type Player } from './players.ts';
import type { Tag } from './records/duel-record.ts';
import { limits } from './records/limits.ts';
import type { KeptTree, OpenGame } from './records/open-tree.ts';
import { readLine, savedLine } from './records/saved-line.ts';
import { promoted } from './records/tree.ts';
import { keptTree, withTree } from './records/variations.ts';
import { replayFrom } from './replay.ts';
import { failure, success, type Result } from './result.ts';
import type { Round, Series } from './series.ts';
import type { Settlement } from './settlement.ts';
import { parseSettings, type Settings } from './settings.ts';
import { cutShort } from './shortened.ts';

const movesSchema = z.array(z.string().max(limits.move));

/** Where a game began, if not at the start; its first player is to move there. */
const positionSchema = z.string().max(limits.position);

/** How a game ended that was not played to its end. */
const settledSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('win'), winner: z.int().min(0).max(5) }),
  z.object({ kind: z.literal('draw') }),
]) satisfies z.ZodType<Settlement>;
const tagsSchema = z.array(z.object({ name: z.string().regex(/^[A-Z]\w*$/), value: z.string() }));

/** What a match has beyond its moves: the tags of its record, and each game as a tree. */
const annotationsSchema = z.object({
  tags: tagsSchema.optional(),
  comment: z.string().optional(),
  games: z
    .array(
      z.object({
        /** Which game of the match, from 1. */
        round: z.int().min(1),
        tags: tagsSchema.optional(),
        comment: z.string().optional(),
        /** How many plies of a game stand that is over; of the one on the table the match says it. */
        at: z.int().min(0).optional(),
        /** How its main line was settled, where the match follows another one. */
        settled: settledSchema.optional(),
        moves: z.custom<unknown>((moves) => Array.isArray(moves)),
      }),
    )
    .optional(),
});

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
    .optional(),
  annotations: annotationsSchema.optional(),
});

/** A match as it goes to disk: the moves in notation, from which everything else follows. */
export type MatchRecord = z.infer<typeof recordSchema>;

/** A match with who plays it. */
export interface Table extends Series {
  readonly game: string;
  /** Who began the first game was decided by lot. */
  readonly tossed?: true;
  readonly players: readonly Player[];
  /** What else stands at the head of its record: date, place, whatever other programs note. */
  readonly tags?: readonly Tag[];
  /** What was written above it. */
  readonly comment?: string;
}

/** Makes the record of a match. */
export function makeRecord(table: Table): MatchRecord {
  const { game, players, first, tossed, match, rounds = [] } = table;
  const annotations = annotationsOf(table);
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
    ...(annotations && { annotations }),
  };
}

function annotationsOf({ tags = [], comment, tree, rounds = [] }: Table) {
  const games = [
    ...rounds.map((round) => ({ tree: round.tree, settled: undefined })),
    { tree: tree && keptTree(tree), settled: tree?.settled },
  ].flatMap(({ tree: kept, settled }, index) =>
    kept === undefined ? [] : [savedTree(kept, index + 1, settled)],
  );
  if (tags.length === 0 && comment === undefined && games.length === 0) return undefined;
  return {
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(comment !== undefined && { comment }),
    ...(games.length > 0 && { games }),
  };
}

function savedTree(
  { tags, comment, at, moves }: KeptTree,
  round: number,
  settled: Settlement | undefined,
) {
  return {
    round,
    ...(tags && { tags: [...tags] }),
    ...(comment !== undefined && { comment }),
    ...(at !== undefined && { at }),
    ...(settled && { settled }),
    moves: savedLine(moves),
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
  const trees = new Map(record.annotations?.games?.map((kept) => [kept.round, kept]));
  const rounds: Round[] = [];
  for (const [index, saved] of (record.rounds ?? []).entries()) {
    const { first, position, moves, settled } = saved;
    const begun = { ...saved, first: first % rules.seats };
    const round = readRound(rules, settings, begun, trees.get(index + 1));
    if (!round.ok) {
      return failure(message('record.round', { round: index + 1, problem: round.error }));
    }
    const { outcome, tree } = round.value;
    if (outcome === undefined) {
      return failure(message('record.round-unfinished', { round: index + 1 }));
    }
    rounds.push({
      first,
      ...(position !== undefined && { position }),
      moves,
      ...(settled && { settled }),
      outcome,
      ...(tree && { tree }),
    });
  }
  const replayed = replay(rules, settings, record);
  if (!replayed.ok) return failure(replayed.error);
  if (record.at > record.moves.length) {
    return failure(message('record.at', { at: record.at, count: record.moves.length }));
  }
  const line = goTo(replayed.value, record.at);
  const open = withSavedTree({ match: line }, trees.get(rounds.length + 1));
  if (!open.ok) return open;
  const { tags = [], comment } = record.annotations ?? {};
  return success({
    game: game.id,
    players: record.players,
    first: record.first,
    ...(record.tossed === true && { tossed: true as const }),
    ...open.value,
    ...(rounds.length > 0 && { rounds }),
    ...(tags.length > 0 && { tags }),
    ...(comment !== undefined && { comment }),
  });
}

function notARecord(where: readonly PropertyKey[]): Message {
  return where.length === 0
    ? message('record.not-a-record')
    : message('record.wrong-part', { where: cutShort(where.map(String).join('.')) });
}

type SavedTree = NonNullable<NonNullable<MatchRecord['annotations']>['games']>[number];

/** An earlier game of a series: how it ended, and its tree, the main line of which it is. */
function readRound(
  rules: Rules<unknown, unknown>,
  settings: Settings,
  saved: SavedGame,
  annotations: SavedTree | undefined,
): Result<{ readonly outcome: Outcome | undefined; readonly tree?: KeptTree }> {
  const match = replay(rules, settings, saved);
  if (!match.ok) return match;
  const outcome = outcomeOf(match.value);
  const open = withSavedTree({ match: match.value }, annotations);
  if (!open.ok) return open;
  const { tree } = open.value;
  if (tree === undefined) return success({ outcome });
  const moves = promoted(tree.moves, tree.path);
  if (!moves.ok) return moves;
  const at = annotations?.at;
  return success({
    outcome,
    tree: { ...keptTree({ ...tree, moves: moves.value }), ...(at !== undefined && { at }) },
  });
}

/** A game with the tree that was saved with it. */
function withSavedTree(game: OpenGame, saved: SavedTree | undefined): Result<OpenGame> {
  if (saved === undefined) return success(game);
  const { rules, settings, start } = game.match;
  const replay = replayFrom(rules, settings, start);
  const moves = readLine(saved.moves, replay, `annotations.games.${saved.round}.moves`);
  if (!moves.ok) return moves;
  const { tags, comment, settled } = saved;
  const turn = replay.turn();
  const main = withSettlement(replay.match(), turn.kind === 'over' ? undefined : settled);
  if (!main.ok) return main;
  return withTree(
    game,
    { moves: moves.value, ...(tags && { tags }), ...(comment !== undefined && { comment }) },
    { ended: outcomeOf(main.value), settled: main.value.settled },
  );
}

/** A game as it is saved: where it began, and its moves. */
type SavedGame = Pick<MatchRecord, 'first' | 'position' | 'moves' | 'settled'>;

function replay(
  rules: Rules<unknown, unknown>,
  settings: Settings,
  { first, position, moves, settled }: SavedGame,
): Result<Match<unknown, unknown>> {
  const start =
    position === undefined ? success(rules.start(first)) : rules.parsePosition(position, first);
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
