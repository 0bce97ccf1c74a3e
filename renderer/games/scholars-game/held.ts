import { isUndecided, valueOf, type Held } from '../../../engine/scholars-game/position.ts';
import { badgeWords } from '../../hands/badge-words.ts';
import { postureName } from '../../hands/names.ts';
import type { Posture } from '../../hands/pose.ts';
import { words } from '../../words.svelte.ts';

export {
  isUndecided as isOpen,
  valueOf,
  type Held,
} from '../../../engine/scholars-game/position.ts';

/** The drawing of what a hand holds. */
export interface HeldFace {
  /** 0 for a hand that is out. */
  readonly value: number;
  readonly posture: Posture;
}

const postures: Readonly<Record<Held, Posture>> = {
  x: 'fingers',
  '1': 'fingers',
  '2': 'scissors',
  '3': 'double-scissors',
  '4p': 'paper',
  '4s': 'scissors',
  '4?': 'fingers',
  '5p': 'paper',
  '5r': 'rock',
  '5?': 'fingers',
};

/** The drawing of what a hand holds: its number, and the posture that shows its function. */
export function faceOf(held: Held): HeldFace {
  return { value: valueOf(held), posture: postures[held] };
}

/** The name of a hand's function within a sentence: `paper`; empty for a plain number. */
export function functionName(held: Held): string {
  const { posture } = faceOf(held);
  return posture === 'fingers' ? '' : postureName(posture);
}

/** What a hand holds, in words: `1`, `4, paper`, `out`. */
export function heldInWords(held: Held): string {
  const { value, posture } = faceOf(held);
  const said = badgeWords(value, posture, value === 0, undefined);
  return isUndecided(held) ? stillOpen(said) : said;
}

/** The words for a hand whose function is still to be chosen. */
export function stillOpen(held: string): string {
  return words().text('screen-scholars-game.undecided', { held });
}

/** Explains a hand whose function its owner will choose, such as “4?”. */
export function openResult({ after }: { readonly after: Held }, own: boolean): string {
  return words().text('screen-scholars-game.open-result', {
    value: valueOf(after),
    whose: own ? 'own' : 'their',
  });
}
