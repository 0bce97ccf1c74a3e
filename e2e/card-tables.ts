import type { Locator } from '@playwright/test';
import type { Board } from './board.ts';

/** An action with the digit in hand, by its words. */
export function action(board: Board, words: RegExp): Locator {
  return board.page
    .getByRole('group', { name: 'Use the digit' })
    .getByRole('button', { name: words });
}

/** A digit of the open deck. */
export function digitToPick(board: Board, digit: number): Locator {
  return board.page
    .getByRole('toolbar', { name: 'The open deck' })
    .getByRole('button', { name: new RegExp(`^Pick an? ${digit}\\b`) });
}

/** The score of a player. */
export function score(board: Board, who: string): Locator {
  const name = who === 'You' ? 'Your score' : `Score of ${who}`;
  return board.page.getByRole('meter', { name });
}

/** The card of a number, used or not. */
export function numberCard(board: Board, number: number): Locator {
  return board.page
    .getByRole('toolbar', { name: 'Numbers' })
    .getByRole('button', { name: new RegExp(`^${number}\\b`) });
}

/** The common total. */
export function total(board: Board): Locator {
  return board.page.getByRole('meter', { name: 'Total' });
}

/** The sentence about the last move. */
export function sentence(board: Board): Locator {
  return board.page.locator('main [data-sentence]');
}

/** The last change of a player's score: `+9`. */
export function change(board: Board, who: string): Locator {
  return board.page.getByRole('region', { name: who, exact: true }).locator('.change');
}

/** The coin that decides who begins, with its sentence. */
export function toss(board: Board): Locator {
  return board.page.locator('main .toss');
}
