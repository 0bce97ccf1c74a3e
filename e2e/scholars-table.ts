import { expect, type Locator } from '@playwright/test';
import type { Board, Side } from './board.ts';

/** A step of a player; `choose` is the words of the choice that follows, if there is one. */
export type Step =
  | {
      readonly kind: 'act';
      readonly who: string;
      readonly hand: Side;
      readonly on: string;
      readonly target: Side;
      readonly choose?: string;
    }
  | { readonly kind: 'decide'; readonly as: string }
  | { readonly kind: 'switch'; readonly who: string; readonly hand: Side; readonly to: string }
  | { readonly kind: 'redistribute'; readonly into: readonly string[] };

const one = 'Player 1';
const two = 'Player 2';

/**
 * A game of two persons with every kind of event: additions, transformations, choices out of turn,
 * switches, splits into 4s and into a 5, and two hands put out at once.
 */
export const wholeGame: readonly (readonly [Step, string])[] = [
  [{ kind: 'act', who: one, hand: 'left', on: two, target: 'left' }, '1+1'],
  [{ kind: 'act', who: two, hand: 'left', on: two, target: 'right', choose: 'Transform' }, "2>1'"],
  [{ kind: 'act', who: one, hand: 'left', on: two, target: 'left' }, '1+2'],
  [
    { kind: 'redistribute', into: ['4 left, 4 right', '4, paper left; 4, paper right'] },
    '3 5r=4p 4p',
  ],
  [{ kind: 'act', who: one, hand: 'right', on: two, target: 'left' }, 'R1+4p'],
  [{ kind: 'decide', as: 'Rock' }, '5?r'],
  [{ kind: 'act', who: two, hand: 'right', on: one, target: 'left' }, '4p+1'],
  [{ kind: 'decide', as: 'Rock' }, '5?r'],
  [{ kind: 'act', who: one, hand: 'right', on: two, target: 'left', choose: 'Add 1' }, '1+5r'],
  [{ kind: 'switch', who: two, hand: 'right', to: 'Switch the right hand to scissors' }, '4p~'],
  [
    { kind: 'redistribute', into: ['2 left, 4 right', '2, scissors left; 4, scissors right'] },
    '1 5r=4s 2',
  ],
  [{ kind: 'act', who: two, hand: 'right', on: one, target: 'right' }, '4s+4s'],
  [{ kind: 'act', who: one, hand: 'left', on: two, target: 'left', choose: 'Add 2' }, '2+1'],
  [
    { kind: 'redistribute', into: ['2 left, 5 right', '2, scissors left; 5, rock right'] },
    '3 4s=2 5r',
  ],
  [{ kind: 'act', who: one, hand: 'right', on: two, target: 'left' }, '3+2'],
  [{ kind: 'decide', as: 'Rock' }, '5?r'],
  [{ kind: 'act', who: two, hand: 'left', on: one, target: 'left', choose: 'Add 5' }, '5r+2'],
  [
    { kind: 'act', who: one, hand: 'left', on: two, target: 'right', choose: 'Put both out' },
    '2×5r,5r',
  ],
];

/** The open choices. */
export function choices(board: Board): Locator {
  return board.page.getByRole('group', { name: /^(What|Choose|Redistribute)/ });
}

/** A choice, by the beginning of its words. */
export function choice(board: Board, words: string): Locator {
  const pattern = new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  return choices(board).getByRole('button', { name: pattern });
}

/** Waits until the newest move has a notation. */
export async function stands(board: Board, moves: number, notation: string): Promise<void> {
  await board.stands(moves);
  const current = board.moves.locator('[aria-current="step"] .notation');
  await expect(current).toBeVisible();
  // The choice for a hand is written before the move of the same turn.
  await expect
    .poll(async () => ` ${await current.innerText()}`.endsWith(` ${notation}`), notation)
    .toBe(true);
}

/** Opens a match with the first moves of {@link wholeGame}. */
export async function openAfter(board: Board, moves: number): Promise<void> {
  const played = wholeGame.slice(0, moves).map(([, notation]) => `"${notation}"`);
  await board.openRecord(`[Game "scholars-game"]\n\n${played.join(' ')} *`);
  await board.stands(moves);
}

/** Takes a step with the mouse. */
export async function withMouse(board: Board, step: Step): Promise<void> {
  switch (step.kind) {
    case 'act':
      await board.attack(step.who, step.hand, step.on, step.target);
      if (step.choose !== undefined) await choice(board, step.choose).click();
      return;
    case 'decide':
      await choice(board, step.as).click();
      return;
    case 'switch':
      await board.page.getByRole('button', { name: step.to }).click();
      return;
    case 'redistribute':
      await board.page.keyboard.press('r');
      for (const words of step.into) await choice(board, words).click();
  }
}
