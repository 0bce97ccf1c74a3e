import type { Page } from '@playwright/test';
import { expect, testOnShared as test, twoPersons } from './app.ts';
import type { Board } from './board.ts';

/** Whose hands lie at the bottom. */
const atBottom = (board: Board) => board.page.locator('section.seat.bottom');

/** Stops the table halfway whenever it turns, and counts its turns. */
function stopTurns(page: Page): Promise<void> {
  return page.evaluate(() => {
    const table = document.querySelector('main > .table');
    if (table === null) throw new Error('There is no table.');
    document.documentElement.dataset['turns'] = '0';
    const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate');
    table.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      animation.currentTime = Number(animation.effect?.getComputedTiming().duration) / 2;
      const { dataset } = document.documentElement;
      dataset['turns'] = String(Number(dataset['turns']) + 1);
      return animation;
    };
  });
}

const turnsAre = (page: Page, count: number) =>
  expect(page.locator('html')).toHaveAttribute('data-turns', String(count));

for (const turnTable of ['always', 'persons'] as const) {
  test.describe(`a table that turns: ${turnTable}`, () => {
    const appearance = { motion: 'full', pace: 'fast', turnTable };
    test.use({ config: { ...twoPersons, appearance } });

    test('turns to who moves, and its corners make no scrollbar', async ({ board }) => {
      const { page } = board;
      await stopTurns(page);
      await expect(atBottom(board)).toHaveAccessibleName('Player 1');
      await board.attack('Player 1', 'left', 'Player 2', 'left');
      await turnsAre(page, 1);
      await expect(atBottom(board)).toHaveAccessibleName('Player 2');
      const reach = await page.evaluate(() => {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
        return { across: scrollWidth - clientWidth, along: scrollHeight - clientHeight };
      });
      expect(reach).toEqual({ across: 0, along: 0 });
    });
  });
}

test.describe('without motion', () => {
  test.use({
    config: { ...twoPersons, appearance: { ...twoPersons.appearance, turnTable: 'persons' } },
  });

  test('the other player’s hands are at the bottom at once', async ({ board }) => {
    await stopTurns(board.page);
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await expect(atBottom(board)).toHaveAccessibleName('Player 2');
    await board.attack('Player 2', 'left', 'Player 1', 'left');
    await expect(atBottom(board)).toHaveAccessibleName('Player 1');
    await turnsAre(board.page, 0);
  });
});

test.describe('a table that doesn’t turn', () => {
  test.use({ config: twoPersons });

  test('keeps everybody’s place', async ({ board }) => {
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.stands(1);
    await expect(atBottom(board)).toHaveAccessibleName('Player 1');
  });
});
