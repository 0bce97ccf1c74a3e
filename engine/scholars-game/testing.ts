import { parseSettings } from '../settings/settings.ts';
import { scholarsRules } from './scholars-game.ts';
import { scholarsSettings, type ScholarsSettings } from './settings.ts';
import type { ScholarsMove, ScholarsPosition } from './position.ts';
import { valueOf } from '../testing/in-notation.ts';

/** Every combination of the settings that change what is legal. */
export const combinations: readonly Partial<ScholarsSettings>[] = [
  { revival: false, doubleScissors: 'either' },
  { revival: false, doubleScissors: 'both' },
  { revival: true, doubleScissors: 'either' },
  { revival: true, doubleScissors: 'both' },
];

/** The moves until player 1 is to move, with 2 and 3 against two rocks. */
export const twoRocks: readonly string[] = [
  '1+1',
  "2>1'",
  '1+2',
  '3 5r=4p 4p',
  'R1+4p',
  '5?r',
  '4p+1',
  '5?r',
  '1+5r',
  '4p~',
  '1 5r=4s 2',
  '4s+4s',
  '2+1',
  '3 4s=2 5r',
  '3+2',
  '5?r',
  '5r+2',
];

/** The default settings with some changed. */
export function settingsWith(differing: Partial<ScholarsSettings> = {}): ScholarsSettings {
  return parseSettings(
    { id: 'scholars-game', settings: scholarsSettings, requirements: [] },
    differing,
  ).settings as ScholarsSettings;
}

/** The rules in notation, for tests. */
export function table(differing: Partial<ScholarsSettings> = {}) {
  const rules = scholarsRules(settingsWith(differing));
  const at = (position: string): ScholarsPosition => valueOf(rules.parsePosition(position));
  const moveAt = (position: string, move: string): ScholarsMove =>
    valueOf(rules.parseMove(at(position), move));
  return {
    rules,
    at,
    moveAt,
    /** Every legal move, without mirror images. */
    moves: (position: string): string[] =>
      (rules.distinctMoves?.(at(position)) ?? []).map((move) =>
        rules.formatMove(at(position), move),
      ),
    /** The position after some moves in a row, the side to move first. */
    after: (position: string, ...moves: readonly string[]): string =>
      moves.reduce(
        (before, move) => rules.formatPosition(rules.play(at(before), moveAt(before, move))),
        position,
      ),
  };
}
