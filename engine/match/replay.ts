import { message } from '../../words/message.ts';
import { IllegalMove, type Rules } from '../game.ts';
import { matchOf, type Match } from './match.ts';
import type { Occurrences } from './occurrences.ts';
import { nextPly, occurrencesAlong, turnAfter, type Played } from './played.ts';
import { failure, success, type Result } from '../result.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Plays a move in notation.
 *
 * @param start - the first position of the game.
 * @param last - the ply before it, if any.
 * @param before - the positions before the move; the one after it is added.
 * @returns a refusal if it can't be played.
 */
export function playText<Position, Move>(
  rules: Rules<Position, Move>,
  start: Position,
  last: Played<Position, Move> | undefined,
  text: string,
  before: Occurrences,
): Result<Played<Position, Move>> {
  const turn = turnAfter(rules, start, last);
  if (turn.kind === 'over') return failure(message('record.over-before'));
  const position = last?.after ?? start;
  const move = rules.parseMove(position, text);
  if (!move.ok) return move;
  try {
    const timesOf = (key: string): number => before.times(key);
    const ply = nextPly({ rules, position, turn, timesOf }, move.value);
    if (ply.key !== undefined) before.add(ply.key);
    return success(ply);
  } catch (error) {
    if (error instanceof IllegalMove) return failure(error.reason);
    throw error;
  }
}

/**
 * A match of moves in notation, at their end.
 *
 * @param known - plies played from the same start; those that the moves begin with are reused.
 * @returns a refusal if one of them can't be played.
 */
export function replayed<Position, Move>(
  rules: Rules<Position, Move>,
  settings: Settings,
  start: Position,
  texts: readonly string[],
  known: readonly Played<Position, Move>[] = [],
): Result<Match<Position, Move>> {
  const differs = texts.findIndex((text, index) => known[index]?.notation !== text);
  const plies = known.slice(0, differs === -1 ? texts.length : differs);
  const counted = occurrencesAlong(rules, start, plies);
  for (const text of texts.slice(plies.length)) {
    const ply = playText(rules, start, plies.at(-1), text, counted);
    if (!ply.ok) return ply;
    plies.push(ply.value);
  }
  return success(matchOf(rules, settings, { start, plies }));
}
