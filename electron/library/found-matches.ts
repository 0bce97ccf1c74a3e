import { findMatches, type MatchFilter, type MatchSort } from '../../library/find-matches.ts';
import type { MatchFolder } from '../../library/match-folder.ts';
import type { MatchSummary } from '../../library/summary.ts';
import { words } from '../words.ts';
import { searchedNames } from './summary-view.ts';

/** Finds matches; those found last are kept, since a list asks for one page of them after another. */
export function finder(
  folder: Pick<MatchFolder, 'summaries' | 'revision'>,
): (filter: MatchFilter, sort: MatchSort) => readonly MatchSummary[] {
  let last: { readonly key: string; readonly found: readonly MatchSummary[] } | undefined;
  return (filter, sort) => {
    const key = JSON.stringify([folder.revision(), words().language, filter, sort]);
    if (last?.key !== key) {
      last = { key, found: findMatches(folder.summaries(), filter, sort, searchedNames) };
    }
    return last.found;
  };
}
