import { message } from '../words/message.ts';
import type { Played } from './played.ts';
import { limits } from './records/limits.ts';
import { failure, success, type Result } from './result.ts';

/** A node of a match's tree: a move with the position after it, a comment, marks and variations. */
export interface Node<Position = unknown, Move = unknown> extends Note {
  readonly ply: Played<Position, Move>;
  /** Lines that were played instead of this move; none is empty. */
  readonly variations?: readonly Line<Position, Move>[];
}

/** The comment and the marks of a move. */
export interface Note {
  readonly comment?: string;
  /** Numeric annotation glyphs, 0 to 255: 1 is a good move, 2 a mistake. */
  readonly marks?: readonly number[];
}

/** The largest mark. */
export const largestMark = 255;

/** Nodes that follow each other. */
export type Line<Position = unknown, Move = unknown> = readonly Node<Position, Move>[];

/** The way to a line: a turnoff from the main line, then one from each variation. */
export type Path = readonly Turnoff[];

/** A step from a line into one of its variations. */
export interface Turnoff {
  /** The ply of the line that the variation replaces, from 0. */
  readonly ply: number;
  readonly variation: number;
}

/** The path to the main line. */
export const mainLine: Path = [];

/** A place in a tree: a line, and how many of its plies have been played. */
export interface Place {
  readonly path: Path;
  readonly at: number;
}

/** The line in which a place lies. @throws RangeError if there is no such place. */
export function lineAt<Position, Move>(
  moves: Line<Position, Move>,
  { path, at }: Place,
): Line<Position, Move> {
  let line = moves;
  for (const { ply, variation } of path) {
    const into = line[ply]?.variations?.[variation];
    if (into === undefined) {
      throw new RangeError(`There is no variation ${variation} of ply ${ply}.`);
    }
    line = into;
  }
  if (at < 0 || at > line.length) throw new RangeError(`There is no ply ${at}.`);
  return line;
}

/** How many plies of the game come before the line at a path. */
export function pliesBefore(path: Path): number {
  return path.reduce((sum, { ply }) => sum + ply, 0);
}

/** All nodes from the first move to the end of the line at a path. @throws RangeError if there is no such line. */
export function nodesAlong<Position, Move>(
  moves: Line<Position, Move>,
  path: Path,
): Line<Position, Move> {
  if (path.length === 0) return moves;
  const last = lineAt(moves, { path, at: 0 });
  const before = path.map(({ ply }, index) =>
    lineAt(moves, { path: path.slice(0, index), at: 0 }).slice(0, ply),
  );
  return [...before, last].flat();
}

/** The path to a line that begins with the given plies, preferably the main line; undefined if none does. */
export function pathAlong(
  moves: Line,
  played: readonly Pick<Played<unknown, unknown>, 'notation'>[],
): Path | undefined {
  const left: { line: Line; path: Path; before: number }[] = [
    { line: moves, path: mainLine, before: 0 },
  ];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { line, path, before } = next;
    for (let at = before; ; at++) {
      const wanted = played[at]?.notation;
      if (wanted === undefined) return path;
      const node = line[at - before];
      for (const [variation, into] of (node?.variations ?? []).entries()) {
        if (into[0]?.ply.notation !== wanted) continue;
        left.push({ line: into, path: [...path, { ply: at - before, variation }], before: at });
      }
      if (node?.ply.notation !== wanted) break;
    }
  }
  return undefined;
}

/**
 * Adds plies to a tree from a place on. Plies that are there already are followed; the first new one extends its line,
 * or begins a variation if the line continues differently.
 *
 * @returns the new tree and the place after the last ply, or a refusal if variations would be nested too deeply.
 */
export function grow<Position, Move>(
  moves: Line<Position, Move>,
  place: Place,
  played: readonly Played<Position, Move>[],
): Result<{ readonly moves: Line<Position, Move>; readonly place: Place }> {
  lineAt(moves, place);
  let { path, at } = place;
  for (const [index, ply] of played.entries()) {
    const line = lineAt(moves, { path, at });
    const next = line[at];
    if (next?.ply.notation === ply.notation) {
      at++;
      continue;
    }
    const rest = played.slice(index).map((each): Node<Position, Move> => ({ ply: each }));
    if (next === undefined) {
      const longer = withLine(moves, path, rest.reduce(withNode, line));
      return success({ moves: longer, place: { path, at: at + rest.length } });
    }
    const variations = next.variations ?? [];
    const known = variations.findIndex(([first]) => first?.ply.notation === ply.notation);
    if (known === -1) {
      if (path.length >= limits.depth) return tooDeep();
      const varied = { ...next, variations: [...variations, rest] };
      return success({
        moves: withLine(moves, path, line.with(at, varied)),
        place: { path: [...path, { ply: at, variation: variations.length }], at: rest.length },
      });
    }
    path = [...path, { ply: at, variation: known }];
    at = 1;
  }
  return success({ moves, place: { path, at } });
}

/**
 * Replaces the comment and the marks of the ply that leads to a place.
 *
 * @throws RangeError if no ply leads there.
 */
export function annotated<Position, Move>(
  moves: Line<Position, Move>,
  place: Place,
  { comment, marks }: Note,
): Line<Position, Move> {
  const line = lineAt(moves, place);
  const node = line[place.at - 1];
  if (node === undefined) throw new RangeError('No ply stands there.');
  const { ply, variations } = node;
  const noted: Node<Position, Move> = {
    ply,
    ...(comment && { comment }),
    ...(marks && marks.length > 0 && { marks }),
    ...(variations && { variations }),
  };
  return withLine(moves, place.path, line.with(place.at - 1, noted));
}

/** The tree without one of its variations. @throws RangeError if there is no such variation. */
export function withoutVariation<Position, Move>(
  moves: Line<Position, Move>,
  path: Path,
): Line<Position, Move> {
  const { line, node, turnoff, before } = turnedOff(moves, path);
  const variations = node.variations?.toSpliced(turnoff.variation, 1) ?? [];
  return withLine(moves, before, line.with(turnoff.ply, withVariations(node, variations)));
}

/** The tree with one more variation, inserted at the given path. */
export function withVariation<Position, Move>(
  moves: Line<Position, Move>,
  path: Path,
  varied: Line<Position, Move>,
): Line<Position, Move> {
  const { turnoff, before } = lastOf(path);
  const line = lineAt(moves, { path: before, at: 0 });
  const node = line[turnoff.ply];
  if (node === undefined) throw new RangeError(`There is no ply ${turnoff.ply}.`);
  const variations = (node.variations ?? []).toSpliced(turnoff.variation, 0, varied);
  return withLine(moves, before, line.with(turnoff.ply, withVariations(node, variations)));
}

/**
 * Makes a variation the main line. At every turnoff on the way, what it replaced becomes a variation of it.
 *
 * @returns a refusal if variations would be nested too deeply.
 * @throws RangeError if there is no such variation.
 */
export function promoted<Position, Move>(
  moves: Line<Position, Move>,
  path: Path,
): Result<Line<Position, Move>> {
  let tree = moves;
  for (let length = path.length; length > 0; length--) {
    const { line, node, turnoff, before, varied } = turnedOff(tree, path.slice(0, length));
    const [first, ...rest] = varied;
    if (first === undefined) throw new RangeError('There is no ply in this variation.');
    const instead = [withVariations(node, []), ...line.slice(turnoff.ply + 1)];
    const others = (node.variations ?? []).with(turnoff.variation, instead);
    const now = withVariations(first, [...others, ...(first.variations ?? [])]);
    tree = withLine(tree, before, [...line.slice(0, turnoff.ply), now, ...rest]);
  }
  return depthOf(tree) > limits.depth ? tooDeep() : success(tree);
}

/** Called with the old line, the new one and its last node whenever a line grows by a node. */
const growthListeners: ((line: Line, longer: Line, node: Node) => void)[] = [];

/** A line with one more node. */
export function withNode<Position, Move>(
  line: Line<Position, Move>,
  node: Node<Position, Move>,
): Line<Position, Move> {
  const longer = line.concat([node]);
  for (const hasGrown of growthListeners) hasGrown(line, longer, node);
  return longer;
}

/**
 * Makes a function that adds something up over the nodes of a line. Lines never change, so each is counted once; when a
 * counted line grows by a node, only that node is added.
 */
export function countedUp<Count>(
  begin: () => Count,
  add: (before: Count, node: Node) => Count,
): (line: Line) => Count {
  // A longer line must not point to the shorter one: even a WeakRef keeps its target alive until the current job ends.
  const known = new WeakMap<Line, { readonly count: Count }>();
  growthListeners.push((line, longer, node) => {
    const before = known.get(line);
    if (before !== undefined) known.set(longer, { count: add(before.count, node) });
  });
  return (line) => {
    const before = known.get(line);
    if (before !== undefined) return before.count;
    const count = line.reduce(add, begin());
    known.set(line, { count });
    return count;
  };
}

/** Whether a line has neither variations nor comments nor marks. */
export const isPlain = countedUp(
  () => true,
  (isSo, { comment, marks, variations }) =>
    isSo && comment === undefined && marks === undefined && variations === undefined,
);

function tooDeep(): Result<never> {
  return failure(message('duel.too-deep', { most: limits.depth }));
}

/** How deeply variations are nested. */
function depthOf(moves: Line): number {
  let depth = 0;
  for (const { variations = [] } of moves) {
    for (const variation of variations) depth = Math.max(depth, 1 + depthOf(variation));
  }
  return depth;
}

function withVariations<Position, Move>(
  node: Node<Position, Move>,
  lines: readonly Line<Position, Move>[],
): Node<Position, Move> {
  const { ply, comment, marks } = node;
  return {
    ply,
    ...(comment !== undefined && { comment }),
    ...(marks && { marks }),
    ...(lines.length > 0 && { variations: lines }),
  };
}

function lastOf(path: Path) {
  const turnoff = path.at(-1);
  if (turnoff === undefined) throw new RangeError('The main line is no variation.');
  return { turnoff, before: path.slice(0, -1) };
}

/** A variation, with the line and the node that it branches off from. */
function turnedOff<Position, Move>(moves: Line<Position, Move>, path: Path) {
  const { turnoff, before } = lastOf(path);
  const line = lineAt(moves, { path: before, at: 0 });
  const node = line[turnoff.ply];
  const varied = node?.variations?.[turnoff.variation];
  if (node === undefined || varied === undefined) {
    throw new RangeError(`There is no variation ${turnoff.variation} of ply ${turnoff.ply}.`);
  }
  return { line, node, turnoff, before, varied };
}

/** The tree with the line at a path replaced. */
function withLine<Position, Move>(
  moves: Line<Position, Move>,
  path: Path,
  line: Line<Position, Move>,
): Line<Position, Move> {
  const [turnoff, ...further] = path;
  if (turnoff === undefined) return line;
  const node = moves[turnoff.ply];
  const variations = node?.variations;
  const varied = variations?.[turnoff.variation];
  if (node === undefined || variations === undefined || varied === undefined) {
    throw new RangeError('There is no such variation.');
  }
  return moves.with(turnoff.ply, {
    ...node,
    variations: variations.with(turnoff.variation, withLine(varied, further, line)),
  });
}
