import { allOf, message, type Message } from '../../words/message.ts';
import type { Rules } from '../game.ts';

/** The decisions of a ply, each in the notation of its position. */
export function notationOf<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  moves: readonly Move[],
): string[] {
  let position = from;
  return moves.map((move, index) => {
    const written = rules.formatMove(position, move);
    if (index + 1 < moves.length) position = rules.play(position, move);
    return written;
  });
}

/**
 * The decisions of a ply in words; an illegal one stays in notation.
 *
 * @param form - `do` for something to do: “Add 7”, not “Adds 7”.
 */
export function plyInWords<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  moves: readonly string[],
  form: 'do' | 'done' = 'do',
): Message {
  let position = from;
  const parts = moves.map((text) => {
    const move = rules.parseMove(position, text);
    if (!move.ok) return text;
    const done = rules.describe(position, move.value);
    const described = form === 'do' ? toDo(done) : done;
    position = rules.play(position, move.value);
    return described;
  });
  const [only] = parts;
  return parts.length === 1 && typeof only === 'object'
    ? only
    : message('review.together', { moves: allOf(parts) });
}

/** A described move as something to do, if its words differ then. */
function toDo(described: Message): Message {
  const { code, values = {} } = described;
  return 'form' in values ? { code, values: { ...values, form: 'do' } } : described;
}

/** The decisions of a ply in notation. @returns undefined if there are none, or if one can't be played. */
export function parsedPly<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  moves: readonly string[],
): Move[] | undefined {
  const parsed: Move[] = [];
  let position = from;
  for (const text of moves) {
    const move = rules.parseMove(position, text);
    if (!move.ok) return undefined;
    parsed.push(move.value);
    position = rules.play(position, move.value);
  }
  return parsed.length === 0 ? undefined : parsed;
}
