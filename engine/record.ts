import { z } from 'zod';
import { findGame, games } from './games.ts';
import { goTo, outcomeOf, playIn, positionOf, startMatch, type Match } from './match.ts';
import { playerSchema, type Player } from './players.ts';
import { failure, success, type Result } from './result.ts';
import { parseSettings } from './settings.ts';

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
    const breaksOff = `This match breaks off at move ${index + 1}, "${text}":`;
    if (outcomeOf(match) !== undefined) return failure(`${breaksOff} the game is over before it.`);
    const move = rules.parseMove(positionOf(match), text);
    if (!move.ok) return failure(`${breaksOff} ${move.error}`);
    match = playIn(match, move.value);
  }
  if (record.at > record.moves.length) {
    return failure(
      `This match stands after move ${record.at}, but has only ${record.moves.length} moves.`,
    );
  }
  return success({
    game: game.id,
    players: record.players,
    first: record.first,
    match: goTo(match, record.at),
  });
}
