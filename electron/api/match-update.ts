import type { GameId, MatchView, MatchViewOf, PlayedView } from './match-view.ts';

/** All of a view but its history. */
export type MatchHead = { [Id in GameId]: Omit<MatchViewOf<Id>, 'history'> }[GameId];

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
}

/** Tells all of a view. */
export function wholeUpdate({ history, ...head }: MatchView): MatchUpdate {
  return { head: head, history: { since: null, from: 0, entries: history } };
}

/** The view that an update leads to; nothing where what it goes on from is not `known`. */
export function updatedView(
  known: MatchView | undefined,
  { head, history: { since, from, entries } }: MatchUpdate,
): MatchView | undefined {
  if (since === null) return { ...head, history: entries } as MatchView;
  if (known?.revision !== since || known.language !== head.language) return undefined;
  return { ...head, history: [...known.history.slice(0, from), ...entries] } as MatchView;
}
