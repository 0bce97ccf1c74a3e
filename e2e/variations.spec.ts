import type { Locator, Page } from '@playwright/test';
import { expect, still, test, testOnShared } from './app.ts';
import type { Board } from './board.ts';
import { layoutOf } from './boxes.ts';
import { Library } from './library.ts';

const sum = { ...still, game: 'summation-duel', players: ['person', 'person'] };

/** The players add these in turn; whoever reaches 40 with the last one decides the game. */
const all = [10, 9, 8, 7, 6, 5, 4, 3];

const add = (board: Board, number: number): Promise<void> =>
  board.page
    .getByRole('button', { name: new RegExp(`^${number}(\\D|$)`) })
    .first()
    .click();

const variation = (board: Board): Locator =>
  board.moves.getByRole('group', { name: 'Variation instead of move 3' });

const moveIn = (group: Locator, number: number): Locator =>
  group.getByRole('button', { name: new RegExp(`^${number} `) });

test.describe('variations', () => {
  test.use({ config: sum });

  test('a finished match is continued differently and commented, and everything is there after a restart', async ({
    start,
  }) => {
    const first = await start();
    const { board } = first;
    const { page } = board;
    for (const number of all) await add(board, number);
    await expect(board.gameOver).toBeVisible();
    await board.moves.getByRole('button', { name: /^2 / }).click();
    await add(board, 1);
    await add(board, 2);
    await expect(moveIn(variation(board), 4)).toHaveAttribute('aria-current', 'step');
    await expect(board.moves.getByRole('button', { name: /^8 / })).toBeVisible();

    await first.press('CmdOrCtrl+Shift+M');
    const dialog = page.getByRole('dialog', { name: 'Comment on this move' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Keeps the ten away');
    await dialog.getByRole('combobox', { name: 'Mark' }).click();
    await page.getByRole('option', { name: 'Interesting move' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(board.moves.getByText('Keeps the ten away')).toBeVisible();
    await expect(moveIn(variation(board), 4)).toHaveAccessibleName(/Interesting move/);

    await page.setViewportSize({ width: 800, height: 320 });
    await board.pullPanelOut();
    await board.moves.getByRole('button', { name: /^8 / }).scrollIntoViewIfNeeded();
    expect((await layoutOf(page, {})).scrolls).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });

    await moveIn(variation(board), 3).press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(board.moves.getByRole('button', { name: /^2 / })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(moveIn(variation(board), 3)).toHaveAttribute('aria-current', 'step');
    await first.quit();

    // The match is over, so a new one begins; it is in the library, and opens at its end.
    const second = await start();
    const again = second.board;
    await second.press('CmdOrCtrl+L');
    await new Library(again.page).row('Player 1').dblclick();
    await expect(again.gameOver).toBeVisible();
    await expect(moveIn(variation(again), 3)).toBeVisible();
    await expect(again.moves.getByText('Keeps the ten away')).toBeVisible();

    await moveIn(variation(again), 4).press('Delete');
    await expect(variation(again)).toHaveCount(0);
    await expect(again.moves.getByRole('button', { name: /^3 / })).toBeFocused();
    await again.page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(moveIn(variation(again), 4)).toBeVisible();
  });
});

test.describe('setting up', () => {
  test.use({ config: { ...still, players: ['person', 'person'] } });

  const setUp = (page: Page): Locator => page.getByRole('dialog', { name: 'Set up a position' });

  testOnShared(
    'a position is typed, refused in words, built on the board, and played from',
    async ({ program, board }) => {
      const { page } = board;
      await program.press('CmdOrCtrl+E');
      const dialog = setUp(page);
      const notation = dialog.getByRole('textbox', { name: 'Notation' });
      await expect(notation).toHaveValue('1111');
      await notation.fill('1911');
      await notation.press('Enter');
      await expect(dialog.getByText(/has a hand of 9/)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Play from here' })).toBeDisabled();
      await notation.fill('0213');
      await notation.press('Enter');
      const fingers = dialog.getByRole('spinbutton', { name: /Fingers of Player 2’s right hand/ });
      await expect(fingers).toHaveValue('3');
      await fingers.fill('4');
      await fingers.press('Enter');
      await expect(notation).toHaveValue('0214');
      await dialog.getByRole('button', { name: /Another finger for Player 2’s left hand/ }).click();
      await expect(notation).toHaveValue('0224');
      await dialog.getByRole('combobox', { name: 'To move' }).click();
      await page.getByRole('option', { name: 'Player 2' }).click();
      await expect(notation).toHaveValue('2402');
      await dialog.getByRole('button', { name: 'Analyse' }).click();
      await expect(dialog).toBeHidden();
      await board.says('Player 2 to move');
      await board.holds('Player 2', 2, 4);
      await expect(board.analysis).toBeVisible();
    },
  );
});
