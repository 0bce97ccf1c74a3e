import type { MatchUpdate, TreeChange } from './match-update.ts';
import type { MatchView, PlayedView } from './match-view.ts';
import type { Line } from './tree.ts';

/** An update with the whole view. */
export function wholeUpdate({ tree, ...head }: MatchView): MatchUpdate {
  return { head, since: null, tree: addedAfter(0, tree) };
}

/** The change of a tree whose main line keeps some plies, which others follow. */
export function addedAfter(kept: number, line: Line<PlayedView>): TreeChange {
  const plies: PlayedView[] = [];
  const indexed = (nodes: Line<PlayedView>): Line<number> =>
    nodes.map(({ ply, variations, ...note }) => {
      const lines = variations?.map(indexed);
      return { ply: plies.push(ply) - 1, ...note, ...(lines && { variations: lines }) };
    });
  return { plies, line: { kept, changed: [], added: indexed(line) } };
}
