import { repetition } from '../repetition.ts';
import type { Requirement, Setting, SettingsOf } from '../settings.ts';

/** Every setting of Chopsticks. To add one is to add it here and where the rules use it. */
export const chopsticksSettings = [
  { kind: 'choice', name: 'overflow', default: 'cutoff', options: ['cutoff', 'rollover'] },
  { kind: 'number', name: 'fingers', default: 5, min: 2, max: 100, offered: { min: 3, max: 10 } },
  { kind: 'number', name: 'players', default: 2, min: 2, max: 6 },
  { kind: 'number', name: 'hands', default: 2, min: 1, max: 4 },
  { kind: 'switch', name: 'misere', default: false },
  {
    kind: 'choice',
    name: 'splits',
    default: 'all',
    options: ['all', 'none', 'transfers', 'divisions', 'nearEven'],
  },
  { kind: 'switch', name: 'halvesies', default: false },
  { kind: 'switch', name: 'suicide', default: false },
  { kind: 'switch', name: 'fullTransfers', default: false },
  {
    kind: 'switch',
    name: 'multipleTransfers',
    default: false,
    matters: { setting: 'hands', values: [3, 4] },
  },
  { kind: 'switch', name: 'swaps', default: false },
  {
    kind: 'number',
    name: 'swapLimit',
    default: 0,
    min: 1,
    max: 9,
    also: 0,
    matters: { setting: 'swaps', values: [true] },
  },
  { kind: 'switch', name: 'passEquivalentTransfers', default: false },
  { kind: 'switch', name: 'loganClause', default: false },
  { kind: 'switch', name: 'onePointSwitch', default: false },
  { kind: 'switch', name: 'meta', default: false },
  { kind: 'switch', name: 'selfAttack', default: false },
  { kind: 'switch', name: 'deathAttack', default: false },
  { kind: 'switch', name: 'selfAdd', default: false },
  { kind: 'switch', name: 'cherryBomb', default: false },
  { kind: 'switch', name: 'integers', default: false },
  { kind: 'switch', name: 'stumps', default: false },
  { kind: 'switch', name: 'knubs', default: false },
  { kind: 'switch', name: 'quarters', default: false },
  { kind: 'switch', name: 'suns', default: false },
  { kind: 'text', name: 'start', default: '', longest: 80 },
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
  {
    kind: 'choice',
    name: 'direction',
    default: 'clockwise',
    options: ['clockwise', 'counterclockwise'],
    matters: { setting: 'players', values: [3, 4, 5, 6] },
  },
  repetition,
] as const satisfies readonly Setting[];

/** Settings of Chopsticks, checked. */
export type ChopsticksSettings = SettingsOf<typeof chopsticksSettings>;

/** What can't be combined. */
export const chopsticksRequirements: readonly Requirement[] = [
  { setting: 'suns', values: [true], needs: 'overflow', allowed: ['rollover'] },
  { setting: 'zombies', values: [true], needs: 'players', allowed: [3, 4, 5, 6] },
  // Whoever is knocked out first has won there, and the game is over.
  { setting: 'zombies', values: [true], needs: 'misere', allowed: [false] },
  // With one finger on the only hand everyone would be knocked out before the first turn.
  { setting: 'suddenDeath', values: ['instant', 'lives'], needs: 'hands', allowed: [2, 3, 4] },
];

/** A split may leave a hand dead, under either of the names that players look for. */
export function allowsDeadHand(settings: ChopsticksSettings): boolean {
  return settings.suicide || settings.fullTransfers;
}

/** What is the least that a split may move, in fingers. */
export function stepOf({ knubs, quarters }: ChopsticksSettings): number {
  if (quarters) return 0.25;
  return knubs ? 0.5 : 1;
}

/** Into how many parts a finger may come apart, so that each hand holds a whole number of them. */
export function partsOf(settings: ChopsticksSettings): number {
  return settings.stumps ? Math.max(2, 1 / stepOf(settings)) : 1 / stepOf(settings);
}

/** Whether it counts how many swaps were made in a row. */
export function limitsSwaps(settings: ChopsticksSettings): boolean {
  return settings.swaps && settings.swapLimit > 0;
}
