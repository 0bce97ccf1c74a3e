import type { Preset } from '../game.ts';
import { undo } from '../settings/match-options.ts';
import type { Setting, SettingsOf } from '../settings/settings.ts';

/** The points that win under standard rules. */
export const usualTarget = 50;

/** Every setting of Digit Conquest. */
export const conquestSettings = [
  { kind: 'choice', name: 'subtraction', default: 'clamped', options: ['clamped', 'exact'] },
  { kind: 'choice', name: 'draw', default: 'random', options: ['random', 'choice'] },
  { kind: 'number', name: 'turnLimit', default: 0, min: 2, max: 100000, also: 0 },
  { kind: 'number', name: 'target', default: usualTarget, min: 5, max: 200 },
  { kind: 'number', name: 'digits', default: 9, min: 2, max: 9 },
  { kind: 'number', name: 'copies', default: 4, min: 1, max: 20 },
  undo,
] as const satisfies readonly Setting[];

/** Settings of Digit Conquest, checked. */
export type ConquestSettings = SettingsOf<typeof conquestSettings>;

/** The game of the rules first. */
export const conquestPresets: readonly Preset[] = [
  { id: 'standard', settings: {} },
  { id: 'exact-subtraction', settings: { subtraction: 'exact' } },
  { id: 'open-deck', settings: { draw: 'choice' } },
  { id: 'short-race', settings: { target: 20, digits: 5, copies: 4 } },
];

/** The default limit for picked digits, under which perfect play would never end. */
const choiceTurnLimit = 400;

/** The number of turns after which the game is a draw; 0 for never. */
export function turnLimitOf({ draw, turnLimit }: ConquestSettings): number {
  return draw === 'choice' && turnLimit === 0 ? choiceTurnLimit : turnLimit;
}
