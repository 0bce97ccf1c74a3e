import {
  findMatches,
  searchedIn,
  type MatchFilter,
  type MatchSort,
} from '../../storage/library/find-matches.ts';
import { ownMatches, type Owner } from '../../storage/library/own-matches.ts';
import type { MatchFolder } from '../../storage/library/match-folder.ts';
import type { MatchSummary } from '../../storage/library/summary.ts';
import { words } from '../words.ts';
import { matchNames } from './summary-view.ts';

/** How many matches are prepared for a search in one slice. */
const preparedAtOnce = 500;

/** Finds matches; the last result is kept, since a list asks for one page of it after another. */
export function finder(
  folder: Pick<MatchFolder, 'summaries' | 'revision'>,
  owner: () => Owner,
): (filter: MatchFilter, sort: MatchSort) => readonly MatchSummary[] {
  let last: { readonly key: string; readonly found: readonly MatchSummary[] } | undefined;
  let prepared: string | undefined;

  /** Prepares for a search of the list, which the user may start next. */
  function prepare(): void {
    const names = matchNames();
    if (prepared === names.language) return;
    prepared = names.language;
    const waiting = [...folder.summaries()];
    const some = (): void => {
      for (const summary of waiting.splice(-preparedAtOnce)) searchedIn(summary, names);
      if (waiting.length > 0) setImmediate(some);
    };
    setImmediate(some);
  }

  return (filter, sort) => {
    const person = owner();
    const key = JSON.stringify([folder.revision(), words().language, person.key, filter, sort]);
    if (last?.key !== key) {
      const matches = filter.mine ? ownMatches(folder.summaries(), person) : folder.summaries();
      const named = [...matches].map((match) => {
        const players = person.playersIn(match);
        // What is known of a match that stays the same needn't be prepared again.
        const isSame = players.every((player, seat) => player === match.players[seat]);
        return isSame ? match : { ...match, players };
      });
      last = { key, found: findMatches(named, filter, sort, matchNames()) };
    }
    prepare();
    return last.found;
  };
}
