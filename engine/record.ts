import { z } from 'zod';
import { findGame, games } from './games.ts';
import { goTo, playIn, positionOf, startMatch, type Match } from './match.ts';
import { failure, success, type Result } from './result.ts';
import { parseSettings } from './settings.ts';

/** Who sits at a seat. */
export const playerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: z.string().min(1).max(40) }),
  z.strictObject({
    kind: z.literal('computer'),
    name: z.string().min(1).max(40),
    difficulty: z.enum(['easy', 'medium', 'hard']),
  }),
]);

/** Who sits at a seat: a person, or a computer of some strength. */
export type Player = z.infer<typeof playerSchema>;

const recordSchema = z.object({
  version: z.literal(1),
  game: z.string(),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  players: z.array(playerSchema).min(2).max(6),
  first: z.int().min(0).max(5),
  moves: z.array(z.string().max(100)).max(100_000),
  at: z.int().min(0),
});

/** A match as it goes to disk: the moves in notation, from which everything else follows. */
export type MatchRecord = z.infer<typeof recordSchema>;

/** A match with who plays it. */
export interface Table {
  readonly game: string;
  readonly players: readonly Player[];
  readonly first: number;
  readonly match: Match<unknown, unknown>;
}

/** Makes the record of a match. */
export function makeRecord({ game, players, first, match }: Table): MatchRecord {
  const moves = match.history.map(({ move }, index) =>
    match.rules.formatMove(positionOf(goTo(match, index)), move),
  );
  return {
    version: 1,
    game,
    settings: match.settings,
    players: [...players],
    first,
    moves,
    at: match.at,
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
  const { settings, problems } = parseSettings(game.settings, game.requirements, record.settings);
  const [problem] = problems;
  if (problem !== undefined) return failure(`This match can't be played: ${problem.sentence}`);
  const rules = game.rules(settings);
  if (record.players.length !== rules.seats || record.first >= rules.seats) {
    return failure(`This match needs ${rules.seats} players, and one of them to begin.`);
  }
  let match = startMatch(rules, settings, record.first);
  for (const [index, text] of record.moves.entries()) {
    const move = rules.parseMove(positionOf(match), text);
    if (!move.ok) return failure(`This match breaks off at move ${index + 1}: ${move.error}`);
    match = playIn(match, move.value);
  }
  return success({
    game: game.id,
    players: record.players,
    first: record.first,
    match: goTo(match, record.at),
  });
}
