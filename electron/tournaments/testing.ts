import { seededRandom } from '../../engine/random.ts';
import type { Surroundings } from './tournament-handlers.ts';

/** The surroundings of tournaments in which no computer plays. */
export const withoutComputers: Pick<
  Surroundings,
  'choose' | 'named' | 'random' | 'now' | 'tell' | 'report'
> = {
  choose: () => Promise.reject(new RangeError('No computer plays here.')),
  named: (player) => player,
  random: seededRandom(1),
  now: () => '2026-11-26T10:00:00.000+01:00',
  tell: () => undefined,
  report: () => undefined,
};
