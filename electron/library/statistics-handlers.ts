import { fileReason } from '../../storage/files/reason.ts';
import { findMatches, type MatchFilter } from '../../storage/library/find-matches.ts';
import { ownMatches, type Owner } from '../../storage/library/own-matches.ts';
import { statisticsCsv, statisticsOf, type Statistics } from '../../storage/library/statistics.ts';
import { message } from '../../words/message.ts';
import type { StatisticsView } from '../api/library.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import { decimalMark, words } from '../words.ts';
import type { Library } from './library.ts';
import { send, type Outgoing } from './outgoing.ts';
import { opponentsInWords, rulesInWords, matchNames } from './summary-view.ts';

type StatisticsRequest =
  | 'statistics'
  | 'exportStatistics'
  | 'resetStatistics'
  | 'undoStatisticsReset';

/** Answers the requests about statistics. */
export function statisticsHandlers(
  { folder, resets, now }: Library,
  outgoing: Outgoing,
  owner: () => Owner,
): Handlers<StatisticsRequest> {
  /** The statistics of the person's matches that pass a filter, since the last reset. */
  function statistics(filter: MatchFilter): Statistics {
    const person = owner();
    const since = resets.since(person.id);
    const { from = since, to, ...wanted } = filter;
    const lastFirst = { by: 'changed', descending: true } as const;
    const matches = ownMatches(folder.summaries(), person);
    return statisticsOf(findMatches(matches, wanted, lastFirst, matchNames()), {
      from: since === undefined || from === undefined ? from : Math.max(since, from),
      to,
    });
  }

  function orRefuse<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw new Refusal(message('library.reset-not-kept', { reason: fileReason(error) }));
    }
  }

  return {
    statistics({ filter }): StatisticsView {
      const { all, groups, results } = statistics(filter);
      return {
        revision: folder.revision(),
        since: resets.since(owner().id) ?? null,
        all,
        groups: groups.map((group) => ({
          ...group,
          rules: rulesInWords(group.game, group.preset, group.differences),
          against: opponentsInWords(group.opponents),
        })),
        results,
      };
    },
    exportStatistics({ filter, to }) {
      const name = words().text('library.statistics-file');
      const text = statisticsCsv(statistics(filter), decimalMark());
      return send(outgoing, to, { name, as: 'csv', text });
    },
    resetStatistics() {
      orRefuse(() => resets.reset(now(), owner().id));
      return null;
    },
    undoStatisticsReset() {
      if (!orRefuse(() => resets.undo(owner().id))) throw new Refusal(message('library.no-reset'));
      return null;
    },
  };
}
