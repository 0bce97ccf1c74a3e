import { fileReason } from '../../files/reason.ts';
import { findMatches, type MatchFilter, type MatchSort } from '../../library/find-matches.ts';
import { statisticsCsv, statisticsOf } from '../../library/statistics.ts';
import type { MatchSummary } from '../../library/summary.ts';
import { gameName } from '../../words/game-words.ts';
import { message } from '../../words/message.ts';
import type { ExportedText, MatchPage, StatisticsView } from '../api/library-view.ts';
import type { libraryRequests } from '../api/library-requests.ts';
import type { Reached, RequestOf } from '../api/requests.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import { words } from '../words.ts';
import type { OpenedMatch } from '../../library/kept-match.ts';
import type { Library } from './library.ts';
import { opponentsInWords, rulesInWords, searchedNames, summaryView } from './summary-view.ts';

/** What happens on the table. */
export interface AtTheTable {
  /** Puts a kept match on it. */
  open(match: OpenedMatch): Reached;
  /** Puts a new match on it, since the one that lay there is deleted. */
  clear(): void;
}

/** What answers the requests about the matches that are kept. */
export function libraryHandlers(
  { folder, kept, now }: Library,
  table: AtTheTable,
): Handlers<keyof typeof libraryRequests> {
  const find = (filter: MatchFilter, sort: MatchSort = lastPlayedFirst) =>
    findMatches(folder.summaries(), filter, sort, searchedNames);

  function annotate(id: string, change: { title?: string; comment?: string }): null {
    openedMatch(id);
    orRefuse('library.not-changed', id, () => folder.annotate(id, change));
    return null;
  }

  /** @throws Refusal where there is none of that id. */
  function knownMatch(id: string): MatchSummary {
    const summary = folder.summary(id);
    if (summary === undefined) throw new Refusal(message('library.not-there'));
    return summary;
  }

  /** @throws Refusal where it can't be used any more. */
  function openedMatch(id: string): OpenedMatch {
    knownMatch(id);
    const read = folder.read(id);
    if (read.kind === 'match') return { id, table: read.table };
    throw new Refusal(message('library.not-usable', { reason: read.reason }));
  }

  function orRefuse<T>(
    code:
      'library.not-read' | 'library.not-changed' | 'library.not-deleted' | 'library.not-restored',
    id: string,
    work: () => T,
  ): T {
    try {
      return work();
    } catch (error) {
      throw new Refusal(message(code, { file: folder.fileOf(id), reason: fileReason(error) }));
    }
  }

  function statistics(filter: MatchFilter) {
    return statisticsOf(find(filter));
  }

  return {
    listMatches: ({ filter, sort, offset, limit }): MatchPage => {
      const found = find(filter, sort);
      return {
        revision: folder.revision(),
        total: found.length,
        matches: found.slice(offset, offset + limit).map(summaryView),
        onTable: kept.id(),
      };
    },
    openMatch({ id }) {
      return table.open(openedMatch(id));
    },
    renameMatch: ({ id, title }) => annotate(id, { title }),
    commentMatch: ({ id, comment }) => annotate(id, { comment }),
    deleteMatches({ ids }) {
      const deleted = ids.filter((id) =>
        orRefuse('library.not-deleted', id, () => folder.remove(id, now())),
      );
      if (deleted.some((id) => id === kept.id())) table.clear();
      return { ids: deleted };
    },
    restoreMatches: ({ ids }) => ({
      ids: ids.filter((id) => orRefuse('library.not-restored', id, () => folder.restore(id))),
    }),
    exportMatches({ ids }): ExportedText {
      const [first, ...others] = ids.map((id) => {
        knownMatch(id);
        return orRefuse('library.not-read', id, () => folder.text(id));
      });
      if (first === undefined) throw new Refusal(message('library.not-there'));
      if (others.length === 0) return { name: `${ids[0] ?? ''}.json`, text: first };
      const matches = [first, ...others].map((text) => JSON.parse(text) as unknown);
      return {
        name: 'matches.json',
        text: `${JSON.stringify({ version: 1, matches }, null, 2)}\n`,
      };
    },
    statistics({ filter }): StatisticsView {
      const { all, groups, results } = statistics(filter);
      return {
        revision: folder.revision(),
        all,
        groups: groups.map((group) => ({
          ...group,
          gameName: gameName(words(), group.game),
          rules: rulesInWords(group.game, group.preset, group.differences),
          against: opponentsInWords(group.opponents),
        })),
        results,
      };
    },
    exportStatistics: ({ filter }: RequestOf<'exportStatistics'>): ExportedText => ({
      name: 'statistics.csv',
      text: statisticsCsv(statistics(filter)),
    }),
  };
}

const lastPlayedFirst: MatchSort = { by: 'changed', descending: true };
