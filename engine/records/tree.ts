import { message } from '../../words/message.ts';
import { failure, success, type Result } from '../result.ts';
import type { Line, Ply } from './duel-record.ts';
import { limits } from './limits.ts';

/** A place in a game: how many plies of a line stand, of the main one or of a variation. */
export interface Place {
  /** Where one leaves the main line, and each variation after it; empty on the main line. */
  readonly path: readonly Turnoff[];
  readonly at: number;
}

/** From a line into a variation of one of its plies. */
export interface Turnoff {
  /** Instead of which ply, from 0. */
  readonly ply: number;
  readonly variation: number;
}

/** Where the main line ends. */
export function mainEnd(moves: Line): Place {
  return { path: [], at: moves.length };
}

/** The line in which a place lies. @throws RangeError where there is no such place. */
export function lineAt(moves: Line, { path, at }: Place): Line {
  let line = moves;
  for (const { ply, variation } of path) {
    const into = line[ply]?.variations?.[variation];
    if (into === undefined)
      throw new RangeError(`There is no variation ${variation} of ply ${ply}.`);
    line = into;
  }
  if (at < 0 || at > line.length) throw new RangeError(`There is no ply ${at}.`);
  return line;
}

/**
 * All moves on the way from the first one through a place to the end of its line, and how many of them
 * stand there.
 *
 * @throws RangeError where there is no such place.
 */
export function movesThrough(
  moves: Line,
  place: Place,
): { readonly moves: readonly string[]; readonly at: number } {
  const last = lineAt(moves, place);
  const before: Ply[] = [];
  let line = moves;
  for (const { ply, variation } of place.path) {
    for (const each of line.slice(0, ply)) before.push(each);
    line = line[ply]?.variations?.[variation] ?? [];
  }
  return {
    moves: [...before, ...last].map(({ move }) => move),
    at: before.length + place.at,
  };
}

/** The path to the line that begins with some moves, the main line first; nothing where none does. */
export function pathAlong(moves: Line, played: readonly string[]): readonly Turnoff[] | undefined {
  const left: { line: Line; path: readonly Turnoff[]; before: number }[] = [
    { line: moves, path: [], before: 0 },
  ];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { line, path, before } = next;
    for (let at = before; ; at++) {
      if (at === played.length) return path;
      const ply = line[at - before];
      for (const [variation, [first]] of (ply?.variations ?? []).entries()) {
        if (first?.move !== played[at]) continue;
        const into = ply?.variations?.[variation] ?? [];
        left.push({ line: into, path: [...path, { ply: at - before, variation }], before: at });
      }
      if (ply?.move !== played[at]) break;
    }
  }
  return undefined;
}

/**
 * Plays on from a place: where the line goes on otherwise, what is played becomes a variation, and what
 * was there stays. A move that is there already is gone along.
 *
 * @param played - legal moves in notation.
 * @returns the new tree, and the place after the last move; a refusal, where variations lie too deep.
 */
export function playOn(
  moves: Line,
  place: Place,
  played: readonly string[],
): Result<{ readonly moves: Line; readonly place: Place }> {
  lineAt(moves, place);
  let { path, at } = place;
  let tree = moves;
  for (const [index, move] of played.entries()) {
    const line = lineAt(tree, { path, at });
    const next = line[at];
    if (next?.move === move) {
      at++;
      continue;
    }
    if (next === undefined) {
      const rest = played.slice(index).map((each): Ply => ({ move: each }));
      tree = withLine(tree, path, [...line, ...rest]);
      return success({ moves: tree, place: { path, at: at + rest.length } });
    }
    const variations = next.variations ?? [];
    const known = variations.findIndex(([first]) => first?.move === move);
    if (known === -1) {
      if (path.length >= limits.depth) {
        return failure(message('duel.too-deep', { most: limits.depth }));
      }
      const varied = { ...next, variations: [...variations, [{ move }]] };
      tree = withLine(tree, path, line.with(at, varied));
    }
    path = [...path, { ply: at, variation: known === -1 ? variations.length : known }];
    at = 1;
  }
  return success({ moves: tree, place: { path, at } });
}

/** What is noted of a ply. */
export type Note = Pick<Ply, 'comment' | 'marks'>;

/**
 * Notes something of the last ply that stands at a place, instead of what was noted before.
 *
 * @throws RangeError where none stands there.
 */
export function annotated(moves: Line, place: Place, { comment, marks }: Note): Line {
  const line = lineAt(moves, place);
  const ply = line[place.at - 1];
  if (ply === undefined) throw new RangeError('No ply stands there.');
  const { move, variations } = ply;
  const noted: Ply = {
    move,
    ...(comment && { comment }),
    ...(marks && marks.length > 0 && { marks }),
    ...(variations && { variations }),
  };
  return withLine(moves, place.path, line.with(place.at - 1, noted));
}

/** What is left of a tree without one of its variations. @throws RangeError where there is no such one. */
export function withoutVariation(moves: Line, path: readonly Turnoff[]): Line {
  const { line, ply, turnoff, before } = turnedOff(moves, path);
  const variations = ply.variations?.toSpliced(turnoff.variation, 1) ?? [];
  return withLine(moves, before, line.with(turnoff.ply, withVariations(ply, variations)));
}

/** The tree with one more variation, which has the place then that the path says. */
export function withVariation(moves: Line, path: readonly Turnoff[], varied: Line): Line {
  const { turnoff, before } = lastOf(path);
  const line = lineAt(moves, { path: before, at: 0 });
  const ply = line[turnoff.ply];
  if (ply === undefined) throw new RangeError(`There is no ply ${turnoff.ply}.`);
  const variations = (ply.variations ?? []).toSpliced(turnoff.variation, 0, varied);
  return withLine(moves, before, line.with(turnoff.ply, withVariations(ply, variations)));
}

/**
 * Makes a variation the main line; what it was played in place of becomes a variation of it, at every
 * turnoff on the way.
 *
 * @returns a refusal, where variations lie too deep then.
 * @throws RangeError where there is no such variation.
 */
export function promoted(moves: Line, path: readonly Turnoff[]): Result<Line> {
  let tree = moves;
  for (let length = path.length; length > 0; length--) {
    const { line, ply, turnoff, before, varied } = turnedOff(tree, path.slice(0, length));
    const [first, ...rest] = varied;
    if (first === undefined) throw new RangeError('There is no ply in this variation.');
    const instead = [withVariations(ply, []), ...line.slice(turnoff.ply + 1)];
    const others = (ply.variations ?? []).with(turnoff.variation, instead);
    const now = withVariations(first, [...others, ...(first.variations ?? [])]);
    tree = withLine(tree, before, [...line.slice(0, turnoff.ply), now, ...rest]);
  }
  return depthOf(tree) > limits.depth
    ? failure(message('duel.too-deep', { most: limits.depth }))
    : success(tree);
}

/** Whether a line is all there is: no variation, and nothing noted. */
export function isPlain(moves: Line): boolean {
  return moves.every(
    ({ comment, marks, variations }) =>
      comment === undefined && marks === undefined && variations === undefined,
  );
}

/** How deep variations lie in one another. */
function depthOf(moves: Line): number {
  let depth = 0;
  for (const { variations = [] } of moves) {
    for (const variation of variations) depth = Math.max(depth, 1 + depthOf(variation));
  }
  return depth;
}

function withVariations({ move, comment, marks }: Ply, variations: readonly Line[]): Ply {
  return {
    move,
    ...(comment !== undefined && { comment }),
    ...(marks && { marks }),
    ...(variations.length > 0 && { variations }),
  };
}

function lastOf(path: readonly Turnoff[]) {
  const turnoff = path.at(-1);
  if (turnoff === undefined) throw new RangeError('The main line is no variation.');
  return { turnoff, before: path.slice(0, -1) };
}

/** A variation, and what it is played in place of. */
function turnedOff(moves: Line, path: readonly Turnoff[]) {
  const { turnoff, before } = lastOf(path);
  const line = lineAt(moves, { path: before, at: 0 });
  const ply = line[turnoff.ply];
  const varied = ply?.variations?.[turnoff.variation];
  if (ply === undefined || varied === undefined) {
    throw new RangeError(`There is no variation ${turnoff.variation} of ply ${turnoff.ply}.`);
  }
  return { line, ply, turnoff, before, varied };
}

/** The tree with another line at the end of a path. */
function withLine(moves: Line, path: readonly Turnoff[], line: Line): Line {
  const [turnoff, ...further] = path;
  if (turnoff === undefined) return line;
  const ply = moves[turnoff.ply];
  const variations = ply?.variations;
  const varied = variations?.[turnoff.variation];
  if (ply === undefined || variations === undefined || varied === undefined) {
    throw new RangeError('There is no such variation.');
  }
  return moves.with(turnoff.ply, {
    ...ply,
    variations: variations.with(turnoff.variation, withLine(varied, further, line)),
  });
}
