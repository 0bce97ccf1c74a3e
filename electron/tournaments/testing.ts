import { seededRandom } from '../../engine/random.ts';
import { tableOf } from '../../storage/library/testing.ts';
import type { Surroundings } from './tournament-handlers.ts';

/** The surroundings of tournaments in which no computer plays, beside another match on the table. */
export const withoutComputers: Pick<
  Surroundings,
  'choose' | 'named' | 'random' | 'now' | 'onTable' | 'tell' | 'report' | 'changed'
> = {
  choose: () => Promise.reject(new RangeError('No computer plays here.')),
  named: (player) => player,
  random: seededRandom(1),
  onTable: () => ({ revision: 0, table: tableOf([]) }),
  now: () => '2026-11-26T10:00:00.000+01:00',
  tell: () => undefined,
  report: () => undefined,
  changed: () => undefined,
};
