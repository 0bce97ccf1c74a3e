import type { GameId, MatchView, MatchViewOf, PlayedView } from './match-view.ts';
import type { Line, Note } from './tree.ts';

/** A view without its tree. */
export type MatchHead = { [Id in GameId]: Omit<MatchViewOf<Id>, 'tree'> }[GameId];

/** An update of a match for a window: only the changes, since the tree may have thousands of plies. */
export interface MatchUpdate {
  readonly head: MatchHead;
  /** The revision of the view whose tree has changed; null if the whole tree is sent. */
  readonly since: number | null;
  /** As JSON if it is long, since text crosses to a page much faster than objects do. */
  readonly tree: TreeChange | string;
  /** More of the tree follows: the view is not to be shown yet. */
  readonly rest?: true;
}

/** The changes of a tree. A long game comes back to few positions, so each different ply is in it once. */
export interface TreeChange {
  readonly plies: readonly PlayedView[];
  /** The changes of the main line, with the indices of plies in their place. */
  readonly line: LineChange;
}

/** The changes of a line. */
export interface LineChange {
  /** The number of plies that stay at the beginning of the line. */
  readonly kept: number;
  /** The kept plies whose notes or variations have changed, by index. */
  readonly changed: readonly (readonly [number, NodeChange])[];
  /** The nodes that follow. */
  readonly added: Line<number>;
}

/** The new note and variations of a node with an unchanged ply. */
export interface NodeChange extends Note {
  readonly variations: readonly LineChange[];
}

/** The view after an update; undefined if the update changes another view than the `known` one. */
export function updatedView(
  known: MatchView | undefined,
  { head, since, tree }: MatchUpdate,
): MatchView | undefined {
  if (since !== null && known?.revision !== since) return undefined;
  const change = typeof tree === 'string' ? (JSON.parse(tree) as TreeChange) : tree;
  const before = since === null ? [] : (known?.tree ?? []);
  return { ...head, ...sameParts(known, head), tree: changedTree(before, change) } as MatchView;
}

/** The parts of a view that are equal to the known ones, so that what shows them needn't be drawn anew. */
function sameParts(known: MatchView | undefined, head: MatchHead): Partial<MatchHead> {
  if (known === undefined) return {};
  const same = (['game', 'settings', 'players', 'start', 'pairing', 'reference'] as const).filter(
    (part) => JSON.stringify(known[part]) === JSON.stringify(head[part]),
  );
  return Object.fromEntries(same.map((part) => [part, known[part]]));
}

/** A tree with changes. */
export function changedTree(
  before: Line<PlayedView>,
  { plies, line }: TreeChange,
): Line<PlayedView> {
  return changedLine(before, line);

  function changedLine(
    known: Line<PlayedView>,
    { kept, changed, added }: LineChange,
  ): Line<PlayedView> {
    if (kept === known.length && changed.length + added.length === 0) return known;
    const nodes = (kept < known.length ? known.slice(0, kept) : known).concat(nodesOf(added));
    for (const [index, { variations, ...note }] of changed) {
      const node = nodes[index];
      if (node === undefined) continue;
      const lines = variations.map((each, at) => changedLine(node.variations?.[at] ?? [], each));
      nodes[index] = { ply: node.ply, ...note, ...(lines.length > 0 && { variations: lines }) };
    }
    return nodes;
  }

  function nodesOf(added: Line<number>): Line<PlayedView> {
    return added.map(({ ply: index, variations, ...note }) => {
      const ply = plies[index];
      if (ply === undefined) throw new RangeError(`There is no ply ${index}.`);
      const lines = variations?.map(nodesOf);
      // Two equal plies of a tree must stay two objects, since the list of moves finds a ply by identity.
      return { ply: { ...ply }, ...note, ...(lines && { variations: lines }) };
    });
  }
}
