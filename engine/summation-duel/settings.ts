import type { Preset } from '../game.ts';
import type { Setting, SettingProblem, Settings, SettingsOf } from '../settings.ts';

/** Every setting of Summation Duel. The last two are about the match, not about a game of it. */
export const summationSettings = [
  {
    kind: 'number',
    name: 'numbers',
    label: 'Numbers',
    sentence: 'The numbers on the table run from 1 to this one.',
    default: 10,
    min: 3,
    max: 20,
  },
  {
    kind: 'number',
    name: 'target',
    label: 'Target',
    sentence: 'Who brings the total to exactly this number wins; who passes it loses.',
    default: 50,
    min: 1,
    max: 210,
  },
  {
    kind: 'number',
    name: 'bestOf',
    label: 'Best of',
    sentence: 'The match is over when one player has won more than half of so many games.',
    default: 1,
    min: 1,
    max: 99,
    also: { value: 0, label: 'Without end' },
  },
  {
    kind: 'choice',
    name: 'firstNext',
    label: 'Who begins the next game',
    sentence: 'Who begins the next game of a match.',
    default: 'loser',
    options: [
      { value: 'loser', label: 'The loser', sentence: 'Who lost a game begins the next one.' },
      { value: 'alternate', label: 'In turn', sentence: 'The players begin in turn.' },
    ],
  },
] as const satisfies readonly Setting[];

/** Settings of Summation Duel, checked. */
export type SummationSettings = SettingsOf<typeof summationSettings>;

/** The game of the rules first. */
export const summationPresets: readonly Preset[] = [
  { name: 'Summation Duel', settings: {} },
  { name: 'Best of three', settings: { bestOf: 3 } },
  { name: 'Twelve numbers to 66', settings: { numbers: 12, target: 66 } },
  { name: 'Twenty numbers to 100', settings: { numbers: 20, target: 100 } },
];

/** What all numbers from 1 to `numbers` add up to. */
function sumOfAll(numbers: number): number {
  return (numbers * (numbers + 1)) / 2;
}

/** What settings ask for that can't be, each value allowed by itself. */
export function checkSummation(settings: Settings): SettingProblem[] {
  const { numbers, target, bestOf } = settings as SummationSettings;
  const problems: SettingProblem[] = [];
  if (target > sumOfAll(numbers)) {
    problems.push({
      name: 'target',
      sentence: `target can't be ${target}: the numbers 1 to ${numbers} add up to ${sumOfAll(numbers)}, so ${sumOfAll(numbers)} is the largest possible target.`,
      instead: sumOfAll(numbers),
    });
  }
  if (bestOf !== 0 && bestOf % 2 === 0) {
    problems.push({
      name: 'bestOf',
      sentence: `bestOf can't be ${bestOf}: it must be odd, so that somebody wins, or 0 for a match without end.`,
      instead: bestOf + 1,
    });
  }
  return problems;
}
