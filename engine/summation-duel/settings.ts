import { message, type SettingName } from '../../words/message.ts';
import type { Preset } from '../game.ts';
import { undo } from '../settings/match-options.ts';
import type { Setting, SettingProblem, Settings, SettingsOf } from '../settings/settings.ts';

/** Every setting of Summation Duel. The last three concern the match, not a game. */
export const summationSettings = [
  { kind: 'number', name: 'numbers', default: 10, min: 3, max: 20 },
  { kind: 'number', name: 'copies', default: 1, min: 1, max: 4, also: 'unlimited' },
  { kind: 'number', name: 'target', default: 50, min: 1, max: 840 },
  {
    kind: 'number',
    name: 'bestOf',
    default: 1,
    min: 1,
    max: 99,
    also: 0,
    offered: { min: 1, max: 99, step: 2 },
  },
  { kind: 'choice', name: 'firstNext', default: 'loser', options: ['loser', 'alternate'] },
  undo,
] as const satisfies readonly Setting[];

/** Settings of Summation Duel, checked. */
export type SummationSettings = SettingsOf<typeof summationSettings>;

/** The game of the rules first. */
export const summationPresets: readonly Preset[] = [
  { id: 'standard', settings: {} },
  { id: 'best-of-three', settings: { bestOf: 3 } },
  { id: 'race-to-50', settings: { copies: 'unlimited' } },
  { id: 'thirty-one', settings: { numbers: 6, copies: 4, target: 31 } },
  { id: 'twelve-to-66', settings: { numbers: 12, target: 66 } },
  { id: 'twenty-to-100', settings: { numbers: 20, target: 100 } },
];

/** The sum of all cards; Infinity if numbers are never used up. */
function sumOfAll({ numbers, copies }: Pick<SummationSettings, 'numbers' | 'copies'>): number {
  return copies === 'unlimited' ? Infinity : (copies * numbers * (numbers + 1)) / 2;
}

const named = (setting: string): SettingName => ({ setting, of: 'summation-duel' });

/** The problems of settings whose values are allowed singly. */
export function checkSummation(settings: Settings): SettingProblem[] {
  const { numbers, copies, target, bestOf } = settings as SummationSettings;
  const problems: SettingProblem[] = [];
  const largest = sumOfAll({ numbers, copies });
  if (target > largest) {
    problems.push({
      name: 'target',
      message: message('summation-duel.problem.target', {
        name: named('target'),
        target,
        numbers,
        copies: Number(copies),
        largest,
      }),
      instead: largest,
    });
  }
  if (bestOf !== 0 && bestOf % 2 === 0) {
    problems.push({
      name: 'bestOf',
      message: message('summation-duel.problem.bestOf', {
        name: named('bestOf'),
        bestOf,
        endless: { ...named('bestOf'), value: 0 },
      }),
      instead: bestOf + 1,
    });
  }
  return problems;
}
