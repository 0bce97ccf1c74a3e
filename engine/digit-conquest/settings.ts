import type { Preset } from '../game.ts';
import type { Setting, SettingsOf } from '../settings.ts';

/** Every setting of Digit Conquest. */
export const conquestSettings = [
  {
    kind: 'choice',
    name: 'subtraction',
    label: 'Subtraction',
    sentence: 'What happens where the opponent has less than the digit.',
    default: 'clamped',
    options: [
      {
        value: 'clamped',
        label: 'Down to 0',
        sentence: 'Subtracting is always on offer; the opponent’s score stops at 0.',
      },
      {
        value: 'exact',
        label: 'Exact',
        sentence: 'Only who has at least the digit can have it subtracted.',
      },
    ],
  },
  {
    kind: 'choice',
    name: 'draw',
    label: 'Draw',
    sentence: 'How a digit comes from the deck.',
    default: 'random',
    options: [
      { value: 'random', label: 'At random', sentence: 'The top card of the shuffled deck.' },
      { value: 'choice', label: 'By choice', sentence: 'The player picks any digit that is left.' },
    ],
  },
  {
    kind: 'number',
    name: 'turnLimit',
    label: 'Turn limit',
    sentence:
      'The game is a draw after so many turns. With draws by choice, where good play never ends, none means 400.',
    default: 0,
    min: 2,
    max: 100000,
    also: { value: 0, label: 'None' },
  },
  {
    kind: 'number',
    name: 'target',
    label: 'Target',
    sentence: 'Who gets to exactly this score wins.',
    default: 50,
    min: 5,
    max: 200,
  },
  {
    kind: 'number',
    name: 'digits',
    label: 'Digits',
    sentence: 'The deck has the digits from 1 to this one.',
    default: 9,
    min: 2,
    max: 9,
  },
  {
    kind: 'number',
    name: 'copies',
    label: 'Copies',
    sentence: 'How many cards of each digit the deck has.',
    default: 4,
    min: 1,
    max: 20,
  },
] as const satisfies readonly Setting[];

/** Settings of Digit Conquest, checked. */
export type ConquestSettings = SettingsOf<typeof conquestSettings>;

/** The game of the rules first. */
export const conquestPresets: readonly Preset[] = [
  { name: 'Digit Conquest', settings: {} },
  { name: 'Exact subtraction', settings: { subtraction: 'exact' } },
  { name: 'Open deck', settings: { draw: 'choice' } },
  { name: 'Short race', settings: { target: 20, digits: 5, copies: 4 } },
];

/** The limit where a player picks the digits and none is set: perfect play would never end. */
const choiceTurnLimit = 400;

/** After how many turns the game is a draw; 0 for never. */
export function turnLimitOf({ draw, turnLimit }: ConquestSettings): number {
  return draw === 'choice' && turnLimit === 0 ? choiceTurnLimit : turnLimit;
}
