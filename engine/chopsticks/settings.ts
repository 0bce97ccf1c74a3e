import { repetition } from '../settings/match-options.ts';
import type { Requirement, Setting, SettingsOf } from '../settings/settings.ts';

/** Every setting of Chopsticks. */
export const chopsticksSettings = [
  {
    kind: 'choice',
    name: 'overflow',
    topic: 'hands',
    alias: true,
    default: 'cutoff',
    options: ['cutoff', 'rollover'],
  },
  {
    kind: 'number',
    name: 'fingers',
    topic: 'hands',
    alias: true,
    default: 5,
    min: 2,
    max: 100,
    offered: { min: 3, max: 10 },
  },
  { kind: 'number', name: 'players', topic: 'hands', default: 2, min: 2, max: 6 },
  { kind: 'number', name: 'hands', topic: 'hands', alias: true, default: 2, min: 1, max: 4 },
  {
    kind: 'choice',
    name: 'splits',
    topic: 'splits',
    alias: true,
    default: 'all',
    options: ['all', 'none', 'transfers', 'divisions', 'nearEven'],
  },
  {
    kind: 'number',
    name: 'splitLimit',
    topic: 'splits',
    alias: true,
    default: 0,
    min: 1,
    max: 9,
    also: 0,
    matters: { setting: 'hands', values: [2, 3, 4] },
  },
  { kind: 'switch', name: 'halvesies', topic: 'splits', alias: true, default: false },
  {
    kind: 'switch',
    name: 'suicide',
    names: ['fullTransfers'],
    topic: 'splits',
    alias: true,
    default: false,
  },
  {
    kind: 'switch',
    name: 'multipleTransfers',
    topic: 'splits',
    default: false,
    matters: { setting: 'hands', values: [3, 4] },
  },
  { kind: 'switch', name: 'swaps', topic: 'splits', alias: true, default: false },
  {
    kind: 'number',
    name: 'swapLimit',
    topic: 'splits',
    default: 0,
    min: 1,
    max: 9,
    also: 0,
    matters: { setting: 'swaps', values: [true] },
  },
  { kind: 'switch', name: 'passEquivalentTransfers', topic: 'splits', alias: true, default: false },
  { kind: 'switch', name: 'loganClause', topic: 'splits', alias: true, default: false },
  { kind: 'switch', name: 'onePointSwitch', topic: 'splits', default: false },
  { kind: 'switch', name: 'meta', topic: 'splits', default: false },
  { kind: 'switch', name: 'selfAttack', topic: 'turns', alias: true, default: false },
  { kind: 'switch', name: 'deathAttack', topic: 'turns', alias: true, default: false },
  { kind: 'switch', name: 'selfAdd', topic: 'turns', alias: true, default: false },
  { kind: 'switch', name: 'cherryBomb', topic: 'turns', alias: true, default: false },
  { kind: 'switch', name: 'integers', topic: 'turns', alias: true, default: false },
  { kind: 'switch', name: 'stumps', topic: 'fingers', alias: true, default: false },
  { kind: 'switch', name: 'knubs', topic: 'fingers', alias: true, default: false },
  { kind: 'switch', name: 'quarters', topic: 'fingers', alias: true, default: false },
  { kind: 'switch', name: 'suns', topic: 'fingers', alias: true, default: false },
  { kind: 'text', name: 'start', topic: 'fingers', alias: true, default: '', longest: 80 },
  { kind: 'switch', name: 'misere', topic: 'end', alias: true, default: false },
  {
    kind: 'choice',
    name: 'suddenDeath',
    topic: 'end',
    default: 'off',
    options: ['off', 'instant', 'lives'],
  },
  {
    kind: 'number',
    name: 'lives',
    topic: 'end',
    default: 3,
    min: 1,
    max: 9,
    matters: { setting: 'suddenDeath', values: ['lives'] },
  },
  { kind: 'switch', name: 'zombies', topic: 'end', alias: true, default: false },
  {
    kind: 'choice',
    name: 'direction',
    topic: 'end',
    default: 'clockwise',
    options: ['clockwise', 'counterclockwise'],
    matters: { setting: 'players', values: [3, 4, 5, 6] },
  },
  repetition,
] as const satisfies readonly Setting[];

/** The settings for solving alone. */
export const largeChopsticksSettings: readonly Setting[] = chopsticksSettings.map((setting) =>
  setting.name === 'fingers' ? { ...setting, max: 200 } : setting,
);

/** Settings of Chopsticks, checked. */
export type ChopsticksSettings = SettingsOf<typeof chopsticksSettings>;

/** The settings that can't be combined. */
export const chopsticksRequirements: readonly Requirement[] = [
  { setting: 'suns', values: [true], needs: 'overflow', allowed: ['rollover'] },
  { setting: 'zombies', values: [true], needs: 'players', allowed: [3, 4, 5, 6] },
  // In misère play, the first player who is out wins, and the game is over.
  { setting: 'zombies', values: [true], needs: 'misere', allowed: [false] },
  // With one finger on the only hand, all players would be out before the first turn.
  { setting: 'suddenDeath', values: ['instant', 'lives'], needs: 'hands', allowed: [2, 3, 4] },
];

/** The step in which splits move fingers. */
export function stepOf({ knubs, quarters }: ChopsticksSettings): number {
  if (quarters) return 0.25;
  return knubs ? 0.5 : 1;
}

/** The parts of a finger of which every hand has a whole number. */
export function partsOf(settings: ChopsticksSettings): number {
  return settings.stumps ? Math.max(2, 1 / stepOf(settings)) : 1 / stepOf(settings);
}

/** Whether swaps in a row are limited. */
export function limitsSwaps(settings: ChopsticksSettings): boolean {
  return settings.swaps && settings.swapLimit > 0;
}

/** Whether splits in a row are limited. */
export function limitsSplits(settings: ChopsticksSettings): boolean {
  const { splitLimit, hands, splits, stumps } = settings;
  return splitLimit > 0 && hands > 1 && (splits !== 'none' || stumps);
}
