import type { MatchUpdate } from './match-update.ts';
import type { MatchView } from './match-view.ts';

/** An update with the whole view. */
export function wholeUpdate({ tree, ...head }: MatchView): MatchUpdate {
  return { head, since: null, tree: { kept: 0, changed: [], added: tree } };
}
