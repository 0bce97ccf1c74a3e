import { repetition } from '../repetition.ts';
import type { Requirement, Setting, SettingsOf } from '../settings.ts';

/** Every setting of Chopsticks. To add one is to add it here and where the rules use it. */
export const chopsticksSettings = [
  {
    kind: 'choice',
    name: 'overflow',
    label: 'Full hands',
    sentence: 'What happens to a hand that is struck to its full number of fingers or past it.',
    default: 'cutoff',
    options: [
      {
        value: 'cutoff',
        label: 'Cutoff',
        sentence: 'A hand that reaches the full number or more is dead.',
      },
      {
        value: 'rollover',
        label: 'Rollover',
        sentence:
          'A hand past the full number takes it off and lives; exactly the full number is dead.',
      },
    ],
  },
  {
    kind: 'number',
    name: 'fingers',
    label: 'Fingers of a full hand',
    sentence: 'The number at which a hand is full: 5, as people have them.',
    default: 5,
    min: 2,
    max: 100,
    offered: { min: 3, max: 10 },
  },
  {
    kind: 'number',
    name: 'players',
    label: 'Players',
    sentence: 'How many sit at the table, each a person or a computer.',
    default: 2,
    min: 2,
    max: 6,
  },
  {
    kind: 'switch',
    name: 'suicide',
    label: 'Suicide',
    sentence: 'A split may leave one of your own hands dead, as in 12 → 03.',
    default: false,
  },
  {
    kind: 'switch',
    name: 'fullTransfers',
    label: 'Full transfers',
    sentence: 'All fingers of one hand may go to the other: the same moves as suicide.',
    default: false,
  },
  {
    kind: 'switch',
    name: 'swaps',
    label: 'Swaps',
    sentence: 'Two unequal live hands may be swapped as a turn, in effect a pass.',
    default: false,
  },
  {
    kind: 'switch',
    name: 'passEquivalentTransfers',
    label: 'Pass-equivalent transfers',
    sentence: 'A split may leave the two hands as they were, in either order.',
    default: false,
  },
  {
    kind: 'switch',
    name: 'loganClause',
    label: 'Logan clause',
    sentence: 'A dead hand and a live one may be swapped, as in 03 → 30, in effect a pass.',
    default: false,
  },
  {
    kind: 'switch',
    name: 'meta',
    label: 'Meta',
    sentence:
      'Hands that add up to more than a full hand may be put together, a full hand taken off, and the rest split.',
    default: false,
  },
  {
    kind: 'switch',
    name: 'halvesies',
    label: 'Halvesies',
    sentence: 'A split must leave two equal hands.',
    default: false,
  },
  {
    kind: 'switch',
    name: 'stumps',
    label: 'Stumps',
    sentence: 'A player left with one finger may split it into two halves.',
    default: false,
  },
  {
    kind: 'switch',
    name: 'suns',
    label: 'Suns',
    sentence: 'Everyone starts one finger short of two full hands; needs rollover.',
    default: false,
  },
  {
    kind: 'choice',
    name: 'suddenDeath',
    label: 'Sudden death',
    sentence: 'What happens to a player who is left with one finger in all, or less.',
    default: 'off',
    options: [
      { value: 'off', label: 'Off', sentence: 'Nothing; only two dead hands knock a player out.' },
      { value: 'instant', label: 'Instant', sentence: 'The player is knocked out at once.' },
      {
        value: 'lives',
        label: 'Lives',
        sentence: 'The player loses a life, and with the last one is knocked out.',
      },
    ],
  },
  {
    kind: 'number',
    name: 'lives',
    label: 'Lives',
    sentence: 'How many lives each player starts with, where sudden death costs lives.',
    default: 3,
    min: 1,
    max: 9,
    matters: { setting: 'suddenDeath', values: ['lives'] },
  },
  {
    kind: 'switch',
    name: 'zombies',
    label: 'Zombies',
    sentence:
      'With three and more players, who is knocked out stays with one finger and may still attack.',
    default: false,
  },
  repetition,
] as const satisfies readonly Setting[];

/** Settings of Chopsticks, checked. */
export type ChopsticksSettings = SettingsOf<typeof chopsticksSettings>;

/** What can't be combined. */
export const chopsticksRequirements: readonly Requirement[] = [
  {
    setting: 'suns',
    values: [true],
    needs: 'overflow',
    allowed: ['rollover'],
    sentence: 'suns needs overflow to be rollover: set overflow to rollover, or suns to false.',
  },
  {
    setting: 'zombies',
    values: [true],
    needs: 'players',
    allowed: [3, 4, 5, 6],
    sentence:
      'zombies needs players to be 3 or more: set players to 3 or more, or zombies to false.',
  },
];

/** A split may leave a hand dead, under either of the names that players look for. */
export function allowsDeadHand(settings: ChopsticksSettings): boolean {
  return settings.suicide || settings.fullTransfers;
}
