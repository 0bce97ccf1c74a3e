import type { GameId, MatchView, MatchViewOf, PlayedView } from './match-view.ts';
import type { Line, Note } from './tree.ts';

/** All of a view but its tree. */
export type MatchHead = { [Id in GameId]: Omit<MatchViewOf<Id>, 'tree'> }[GameId];

/** What a window is sent of a match: the changes alone, since the tree may have thousands of plies. */
export interface MatchUpdate {
  readonly head: MatchHead;
  /** The revision of the view whose tree has changed; null if all of the tree is sent. */
  readonly since: number | null;
  readonly tree: LineChange;
}

/** The changes of a line. */
export interface LineChange {
  /** How many plies of the line before stay at its beginning. */
  readonly kept: number;
  /** The kept plies with other notes or variations than before, by index. */
  readonly changed: readonly (readonly [number, NodeChange])[];
  /** The nodes that follow. */
  readonly added: Line<PlayedView>;
}

/** The new note and variations of a node whose ply stays. */
export interface NodeChange extends Note {
  readonly variations: readonly LineChange[];
}

/** All of a view. */
export function wholeUpdate({ tree, ...head }: MatchView): MatchUpdate {
  return { head, since: null, tree: { kept: 0, changed: [], added: tree } };
}

/** The view that an update leads to; undefined if it changes another view than the `known` one. */
export function updatedView(
  known: MatchView | undefined,
  { head, since, tree }: MatchUpdate,
): MatchView | undefined {
  if (since === null) return { ...head, tree: tree.added } as MatchView;
  if (known?.revision !== since) return undefined;
  return { ...head, tree: changedLine(known.tree, tree) } as MatchView;
}

function changedLine(
  before: Line<PlayedView>,
  { kept, changed, added }: LineChange,
): Line<PlayedView> {
  if (kept === before.length && changed.length + added.length === 0) return before;
  const line = (kept < before.length ? before.slice(0, kept) : before).concat(added);
  for (const [index, { variations, ...note }] of changed) {
    const node = line[index];
    if (node === undefined) continue;
    const lines = variations.map((each, at) => changedLine(node.variations?.[at] ?? [], each));
    line[index] = { ply: node.ply, ...note, ...(lines.length > 0 && { variations: lines }) };
  }
  return line;
}
