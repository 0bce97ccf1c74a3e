import type { GameId, MatchView, MatchViewOf, PlayedView } from './match-view.ts';
import type { TreeView } from './tree-view.ts';

/** All of a view but its history and its variations. */
export type MatchHead = { [Id in GameId]: Omit<MatchViewOf<Id>, 'history' | 'tree'> }[GameId];

/** A match as a window is told of it: its history may have thousands of plies, few of them new. */
export interface MatchUpdate {
  readonly head: MatchHead;
  readonly history: {
    /** The revision of the view whose history this one goes on from; null where all of it is told. */
    readonly since: number | null;
    /** How many plies of that one stay. */
    readonly from: number;
    /** What comes after them. */
    readonly entries: readonly PlayedView[];
  };
  /** Left out where it is the one of the view before. */
  readonly tree?: TreeView | null;
}

/** Tells all of a view. */
export function wholeUpdate({ history, tree, ...head }: MatchView): MatchUpdate {
  return { head: head, history: { since: null, from: 0, entries: history }, tree: tree ?? null };
}

/** The view that an update leads to; nothing where what it goes on from is not `known`. */
export function updatedView(
  known: MatchView | undefined,
  { head, history: { since, from, entries }, tree }: MatchUpdate,
): MatchView | undefined {
  if (since === null) return { ...head, history: entries, tree: tree ?? null } as MatchView;
  if (known?.revision !== since || known.language !== head.language) return undefined;
  return {
    ...head,
    history: [...known.history.slice(0, from), ...entries],
    tree: tree === undefined ? known.tree : tree,
  } as MatchView;
}
