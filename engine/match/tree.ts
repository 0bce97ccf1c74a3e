import { message } from '../../words/message.ts';
import type { Played } from './played.ts';
import { limits } from './limits.ts';
import { failure, success, type Result } from '../result.ts';

/** A node of a tree: a ply, such as a move with the position after it, with a comment, marks and variations. */
export interface Node<Ply = Played<unknown, unknown>> extends Note {
  readonly ply: Ply;
  /** Lines that were played instead of this ply; none is empty. */
  readonly variations?: readonly Line<Ply>[];
}

/** The comment and the marks of a move. */
export interface Note {
  readonly comment?: string;
  /** Numeric annotation glyphs, 0 to 255: 1 is a good move, 2 a mistake. */
  readonly marks?: readonly number[];
}

/** The largest mark. */
export const largestMark = 255;

/** What distinguishes plies after the same moves. */
type InNotation = Pick<Played<unknown, unknown>, 'notation'>;

/** Nodes that follow each other. */
export type Line<Ply = Played<unknown, unknown>> = readonly Node<Ply>[];

/** The path to a line: a ref from the main line, then one from each variation. */
export type Path = readonly VariationRef[];

/** A step from a line into one of its variations. */
export interface VariationRef {
  /** The ply of the line that the variation replaces, from 0. */
  readonly ply: number;
  readonly variation: number;
}

/** The path to the main line. */
export const mainLine: Path = [];

/**
 * A place in a tree: the path to a line, and how many plies from the start of the game have been played along it. The
 * place may lie before the line's own first ply.
 */
export interface Place {
  readonly path: Path;
  readonly at: number;
}

/** The line at a path. @throws RangeError if there is no such line. */
export function lineAt<Ply>(moves: Line<Ply>, path: Path): Line<Ply> {
  let line = moves;
  for (const { ply, variation } of path) {
    const into = line[ply]?.variations?.[variation];
    if (into === undefined) {
      throw new RangeError(`There is no variation ${variation} of ply ${ply}.`);
    }
    line = into;
  }
  return line;
}

/** How many plies of the game come before the line at a path. */
export function pliesBefore(path: Path): number {
  return path.reduce((sum, { ply }) => sum + ply, 0);
}

/** How many plies the game has along a path. @throws RangeError if there is no such line. */
export function lengthAlong(moves: Line<unknown>, path: Path): number {
  return pliesBefore(path) + lineAt(moves, path).length;
}

/** All nodes from the first ply to the end of the line at a path. @throws RangeError if there is no such line. */
export function nodesAlong<Ply>(moves: Line<Ply>, path: Path): Line<Ply> {
  if (path.length === 0) return moves;
  const last = lineAt(moves, path);
  const before = path.map(({ ply }, index) => lineAt(moves, path.slice(0, index)).slice(0, ply));
  return [...before, last].flat();
}

/** The plies that lead to the end of each variation: what comes before a line never changes. */
const knownPlies = new WeakMap<Line<unknown>, readonly unknown[]>();

/** All plies from the first one to the end of the line at a path. @throws RangeError if there is no such line. */
export function pliesAlong<Ply>(moves: Line<Ply>, path: Path): readonly Ply[] {
  const line = lineAt(moves, path);
  if (path.length === 0) return pliesOfMain(line) as readonly Ply[];
  const known = knownPlies.get(line);
  if (known !== undefined) return known as readonly Ply[];
  const before = pliesAlong(moves, path.slice(0, -1)).slice(0, pliesBefore(path));
  const plies = before.concat(line.map(({ ply }) => ply));
  knownPlies.set(line, plies);
  return plies;
}

const pliesOfMain = continued<readonly unknown[], unknown>([], (line, common, before, isGrown) =>
  (isGrown ? before : before.slice(0, common)).concat(line.slice(common).map(({ ply }) => ply)),
);

/** A function of lines that remembers its results, made by {@link continued}. */
export interface Continued<Made, Ply, Given extends readonly unknown[]> {
  (line: Line<Ply>, ...given: Given): Made;
  /** Takes the result for a line that another thread has computed. */
  readonly know: (line: Line<Ply>, made: Made) => void;
}

/**
 * Makes an incremental function of lines. Each result is computed once, from that of the last line with the same first
 * ply, of which the common nodes need not be visited again.
 *
 * @param none - the result for an empty line.
 * @param make - gets the line, the number of nodes in common with the last line, the result for that line, and whether
 *   the line extends it.
 */
export function continued<Made, Ply, Context = undefined>(
  none: Made,
  make: (line: Line<Ply>, common: number, before: Made, isGrown: boolean, given: Context) => Made,
): Continued<Made, Ply, Context extends undefined ? [] : [Context]> {
  interface Known {
    readonly line: Line<Ply>;
    readonly made: Made;
  }
  const known = new WeakMap<Line<Ply>, Known>();
  const newest = new WeakMap<object, Known>();
  const firstOf = (line: Line<Ply>) => line[0]?.ply as object | undefined;

  function know(line: Line<Ply>, made: Made): void {
    const first = firstOf(line);
    if (first === undefined) return;
    known.set(line, { line, made });
    newest.set(first, { line, made });
  }

  return Object.assign(
    (line: Line<Ply>, ...[given]: [unknown?]): Made => {
      const first = firstOf(line);
      const found = known.get(line);
      if (found !== undefined || first === undefined) return found?.made ?? none;
      const before = newest.get(first) ?? { line: [], made: none };
      const common = commonNodes(before.line, line);
      const isGrown = common === before.line.length;
      const made = make(line, common, before.made, isGrown, given as Context);
      know(line, made);
      return made;
    },
    { know },
  );
}

/** How many nodes two lines begin with in common. */
function commonNodes<Ply>(one: Line<Ply>, other: Line<Ply>): number {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common++;
  return common;
}

/**
 * Makes a function that accumulates a count over the nodes of a line. Each line is counted once; of a longer line, only the
 * new nodes are added.
 */
export function countedUp<Count>(
  none: Count,
  add: (before: Count, node: Node) => Count,
): Continued<Count, Played<unknown, unknown>, []> {
  return continued<Count, Played<unknown, unknown>>(none, (line, common, before, isGrown) =>
    isGrown ? line.slice(common).reduce(add, before) : line.reduce(add, none),
  );
}

/** Whether two paths lead to the same line. */
export function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && isOnPath(one, other);
}

/** Whether a path leads to a line or through it. @param line - the path to the line. */
export function isOnPath(line: Path, path: Path): boolean {
  return line.every(
    ({ ply, variation }, index) => path[index]?.ply === ply && path[index].variation === variation,
  );
}

/** The same place, by the path to the line that holds the last ply played. */
export function placeIn({ path, at }: Place): Place {
  let length = path.length;
  for (let before = pliesBefore(path); length > 0 && before >= at;) {
    before -= path[--length]?.ply ?? 0;
  }
  return { path: length === path.length ? path : path.slice(0, length), at };
}

/** The node that leads to a place; undefined at the start. @throws RangeError if there is no such line. */
export function nodeAt<Ply>(moves: Line<Ply>, place: Place): Node<Ply> | undefined {
  const { path, at } = placeIn(place);
  return lineAt(moves, path)[at - pliesBefore(path) - 1];
}

/** The path to a line that begins with the given plies, preferably the main line; undefined if none does. */
export function pathAlong(moves: Line, played: readonly InNotation[]): Path | undefined {
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
        left.push({ line: into, path: [...path, { ply: at - before, variation }], before: at });
      }
      if (node?.ply.notation !== wanted) break;
    }
  }
  return undefined;
}

/**
 * Adds plies to a tree at a place. They extend its line, or begin a variation if the line continues there.
 *
 * @returns the new tree and the place after the last ply, or a refusal if variations would be nested too deeply.
 */
export function grow<Ply extends Played<unknown, unknown>>(
  moves: Line<Ply>,
  place: Place,
  added: readonly Ply[],
): Result<{ readonly moves: Line<Ply>; readonly place: Place }> {
  const { path, at } = placeIn(place);
  const line = lineAt(moves, path);
  const index = at - pliesBefore(path);
  const next = line[index];
  const nodes = added.map((ply): Node<Ply> => ({ ply }));
  const end = at + nodes.length;
  if (next === undefined) {
    // The usual single ply in half the time of `concat`; a stack has no room for 100,000 arguments.
    const longer = nodes.length === 1 ? line.toSpliced(index, 0, ...nodes) : line.concat(nodes);
    return success({ moves: withLine(moves, path, longer), place: { path, at: end } });
  }
  if (path.length >= limits.depth) return tooDeep();
  const { variations = [] } = next;
  const varied = { ...next, variations: [...variations, nodes] };
  return success({
    moves: withLine(moves, path, line.with(index, varied)),
    place: { path: [...path, { ply: index, variation: variations.length }], at: end },
  });
}

/**
 * Replaces the comment and the marks of the ply that leads to a place.
 *
 * @throws RangeError if no ply leads there.
 */
export function annotated<Ply>(moves: Line<Ply>, place: Place, note: Note): Line<Ply> {
  const { path, at } = placeIn(place);
  const line = lineAt(moves, path);
  const index = at - pliesBefore(path) - 1;
  const node = line[index];
  if (node === undefined) throw new RangeError('No ply stands there.');
  return withLine(moves, path, line.with(index, nodeOf(node.ply, note, node.variations)));
}

/** The tree without one of its variations. @throws RangeError if there is no such variation. */
export function withoutVariation<Ply>(moves: Line<Ply>, path: Path): Line<Ply> {
  const { line, node, ref, before } = turnedOff(moves, path);
  const variations = node.variations?.toSpliced(ref.variation, 1) ?? [];
  return withLine(moves, before, line.with(ref.ply, withVariations(node, variations)));
}

/**
 * The tree with one more variation, inserted at the given path. Plies that are in the tree already are not added twice.
 *
 * @returns a refusal if variations would be nested too deeply.
 * @throws RangeError if the ply that it replaces is gone.
 */
export function withVariation<Ply extends InNotation>(
  moves: Line<Ply>,
  path: Path,
  varied: Line<Ply>,
): Result<Line<Ply>> {
  const { ref, before } = lastOf(path);
  const line = [...lineAt(moves, before)];
  if (line[ref.ply] === undefined) throw new RangeError(`There is no ply ${ref.ply}.`);
  join(line, ref.ply, varied, ref.variation);
  return withinDepth(withLine(moves, before, line));
}

/**
 * Adds plies to a line from an index on, as variations if it continues differently there; its own notes stay.
 *
 * @param place - the index among the variations of the first ply, if all plies become a new one.
 */
function join<Ply extends InNotation>(
  line: Node<Ply>[],
  from: number,
  added: Line<Ply>,
  place?: number,
): void {
  for (const [index, { variations: others = [], ...other }] of added.entries()) {
    const at = from + index;
    const node = line[at];
    if (node === undefined) {
      for (const each of added.slice(index)) line.push(each);
      return;
    }
    if (node.ply.notation !== other.ply.notation) {
      line[at] = withVariations(
        node,
        joinedLines(node.variations ?? [], added.slice(index), index === 0 ? place : undefined),
      );
      return;
    }
    line[at] = { ...other, ...node };
    for (const each of others) join(line, at, each);
  }
}

/** Variations of a ply with another one of it. @param place - the index of that one, if none begins like it. */
function joinedLines<Ply extends InNotation>(
  lines: readonly Line<Ply>[],
  added: Line<Ply>,
  place = lines.length,
): readonly Line<Ply>[] {
  const known = lines.findIndex(([first]) => first?.ply.notation === added[0]?.ply.notation);
  if (known === -1) return lines.toSpliced(place, 0, added);
  const line = [...(lines[known] ?? [])];
  join(line, 0, added);
  return lines.with(known, line);
}

/**
 * Makes a variation the main line. At every ref on the way, what it replaced becomes a variation of it.
 *
 * @returns a refusal if variations would be nested too deeply.
 * @throws RangeError if there is no such variation.
 */
export function promoted<Ply>(moves: Line<Ply>, path: Path): Result<Line<Ply>> {
  let tree = moves;
  for (let length = path.length; length > 0; length--) {
    const { line, node, ref, before, varied } = turnedOff(tree, path.slice(0, length));
    const [first, ...rest] = varied;
    if (first === undefined) throw new RangeError('There is no ply in this variation.');
    const instead = [withVariations(node, []), ...line.slice(ref.ply + 1)];
    const others = (node.variations ?? []).with(ref.variation, instead);
    const now = withVariations(first, [...others, ...(first.variations ?? [])]);
    tree = withLine(tree, before, [...line.slice(0, ref.ply), now, ...rest]);
  }
  return withinDepth(tree);
}

/** A tree, or a refusal if its variations are nested too deeply. */
function withinDepth<Ply>(moves: Line<Ply>): Result<Line<Ply>> {
  return depthOf(moves) > limits.depth ? tooDeep() : success(moves);
}

function tooDeep(): Result<never> {
  return failure(message('duel.too-deep', { most: limits.depth }));
}

/** How deeply variations are nested. */
function depthOf(moves: Line<unknown>): number {
  let depth = 0;
  for (const { variations = [] } of moves) {
    for (const variation of variations) depth = Math.max(depth, 1 + depthOf(variation));
  }
  return depth;
}

function withVariations<Ply>(node: Node<Ply>, lines: readonly Line<Ply>[]): Node<Ply> {
  return nodeOf(node.ply, node, lines);
}

function nodeOf<Ply>(
  ply: Ply,
  { comment, marks = [] }: Note,
  variations: readonly Line<Ply>[] = [],
): Node<Ply> {
  return {
    ply,
    ...(comment && { comment }),
    ...(marks.length > 0 && { marks }),
    ...(variations.length > 0 && { variations }),
  };
}

function lastOf(path: Path) {
  const ref = path.at(-1);
  if (ref === undefined) throw new RangeError('The main line is no variation.');
  return { ref, before: path.slice(0, -1) };
}

/** A variation, with the line and the node that it branches off from. */
function turnedOff<Ply>(moves: Line<Ply>, path: Path) {
  const { ref, before } = lastOf(path);
  const line = lineAt(moves, before);
  const node = line[ref.ply];
  const varied = node?.variations?.[ref.variation];
  if (node === undefined || varied === undefined) {
    throw new RangeError(`There is no variation ${ref.variation} of ply ${ref.ply}.`);
  }
  return { line, node, ref, before, varied };
}

/** The tree with the line at a path replaced. */
function withLine<Ply>(moves: Line<Ply>, path: Path, line: Line<Ply>): Line<Ply> {
  const [ref, ...further] = path;
  if (ref === undefined) return line;
  const node = moves[ref.ply];
  const variations = node?.variations;
  const varied = variations?.[ref.variation];
  if (node === undefined || variations === undefined || varied === undefined) {
    throw new RangeError('There is no such variation.');
  }
  return moves.with(ref.ply, {
    ...node,
    variations: variations.with(ref.variation, withLine(varied, further, line)),
  });
}
