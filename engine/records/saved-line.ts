import { message } from '../../words/message.ts';
import type { Replay } from '../replay.ts';
import { failure, success, type Result } from '../result.ts';
import { cutShort } from '../shortened.ts';
import { largestMark, type Line, type Ply } from './duel-record.ts';
import { limits } from './limits.ts';

/** A line as a saved match has it: a move alone is its notation. */
export type SavedLine = readonly (string | SavedPly)[];

/** A move with what belongs to it. */
export interface SavedPly extends Pick<Ply, 'move' | 'comment' | 'marks'> {
  readonly variations?: readonly SavedLine[];
}

/** A line as it goes to disk. */
export function savedLine(moves: Line): SavedLine {
  return moves.map(({ move, comment, marks, variations }) =>
    comment === undefined && marks === undefined && variations === undefined
      ? move
      : {
          move,
          ...(comment !== undefined && { comment }),
          ...(marks && { marks }),
          ...(variations && { variations: variations.map(savedLine) }),
        },
  );
}

/**
 * Reads a line, and plays it through.
 *
 * @param replay - at its beginning; at its end afterwards, where it could be read.
 * @param where - what a refusal calls it.
 */
export function readLine(
  value: unknown,
  replay: Replay<unknown, unknown>,
  where: string,
): Result<Line> {
  try {
    return success(lineOf(value, where, 0));
  } catch (error) {
    if (error instanceof Unreadable) return error.refusal;
    throw error;
  }

  function lineOf(written: unknown, place: string, depth: number): Line {
    if (!Array.isArray(written) || (depth > 0 && written.length === 0)) throw wrong(place);
    if (depth > limits.depth) {
      throw new Unreadable(failure(message('duel.too-deep', { most: limits.depth })));
    }
    return written.map((each: unknown, index) => plyOf(each, `${place}.${index}`, depth));
  }

  function plyOf(written: unknown, place: string, depth: number): Ply {
    const saved: unknown = typeof written === 'string' ? { move: written } : written;
    if (!isSaved(saved)) throw wrong(place);
    const { move, comment, marks, variations } = saved;
    if (typeof move !== 'string' || move.length > limits.move) throw wrong(`${place}.move`);
    if (comment !== undefined && typeof comment !== 'string') throw wrong(`${place}.comment`);
    if (marks !== undefined && !areMarks(marks)) throw wrong(`${place}.marks`);
    const instead = linesOf(variations, `${place}.variations`, depth + 1);
    const played = replay.play(move);
    if (!played.ok) {
      throw new Unreadable(
        failure(message('record.variation', { text: cutShort(move), problem: played.error })),
      );
    }
    return {
      move: played.value,
      ...(comment !== undefined && comment !== '' && { comment }),
      ...(marks && marks.length > 0 && { marks }),
      ...(instead.length > 0 && { variations: instead }),
    };
  }

  function linesOf(written: unknown, place: string, depth: number): Line[] {
    if (written === undefined) return [];
    if (!Array.isArray(written)) throw wrong(place);
    return written.map((each: unknown, index) => {
      const line = lineOf(each, `${place}.${index}`, depth);
      for (let left = line.length; left > 0; left--) replay.back();
      return line;
    });
  }
}

/** Thrown and caught within this file only. */
class Unreadable extends Error {
  readonly refusal: Result<never>;

  constructor(refusal: Result<never>) {
    super('A saved line can’t be read.');
    this.refusal = refusal;
  }
}

function wrong(where: string): Unreadable {
  return new Unreadable(failure(message('record.wrong-part', { where: cutShort(where) })));
}

function isSaved(value: unknown): value is Readonly<Record<keyof SavedPly, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function areMarks(value: unknown): value is number[] {
  return (
    Array.isArray(value) &&
    value.every((mark) => Number.isInteger(mark) && mark >= 0 && mark <= largestMark)
  );
}
