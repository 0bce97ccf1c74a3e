import { repetition } from '../repetition.ts';
import type { Requirement, Setting, SettingsOf } from '../settings.ts';

/** Every setting of Chopsticks. To add one is to add it here and where the rules use it. */
export const chopsticksSettings = [
  { kind: 'choice', name: 'overflow', default: 'cutoff', options: ['cutoff', 'rollover'] },
  { kind: 'number', name: 'fingers', default: 5, min: 2, max: 100, offered: { min: 3, max: 10 } },
  { kind: 'number', name: 'players', default: 2, min: 2, max: 6 },
  { kind: 'switch', name: 'suicide', default: false },
  { kind: 'switch', name: 'fullTransfers', default: false },
  { kind: 'switch', name: 'swaps', default: false },
  { kind: 'switch', name: 'passEquivalentTransfers', default: false },
  { kind: 'switch', name: 'loganClause', default: false },
  { kind: 'switch', name: 'meta', default: false },
  { kind: 'switch', name: 'halvesies', default: false },
  { kind: 'switch', name: 'stumps', default: false },
  { kind: 'switch', name: 'suns', default: false },
  { kind: 'choice', name: 'suddenDeath', default: 'off', options: ['off', 'instant', 'lives'] },
  {
    kind: 'number',
    name: 'lives',
    default: 3,
    min: 1,
    max: 9,
    matters: { setting: 'suddenDeath', values: ['lives'] },
  },
  { kind: 'switch', name: 'zombies', default: false },
  repetition,
] as const satisfies readonly Setting[];

/** Settings of Chopsticks, checked. */
export type ChopsticksSettings = SettingsOf<typeof chopsticksSettings>;

/** What can't be combined. */
export const chopsticksRequirements: readonly Requirement[] = [
  { setting: 'suns', values: [true], needs: 'overflow', allowed: ['rollover'] },
  { setting: 'zombies', values: [true], needs: 'players', allowed: [3, 4, 5, 6] },
];

/** A split may leave a hand dead, under either of the names that players look for. */
export function allowsDeadHand(settings: ChopsticksSettings): boolean {
  return settings.suicide || settings.fullTransfers;
}
