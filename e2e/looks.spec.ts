import type { Page } from '@playwright/test';
import { boxesOf, outside, overlaps, scrolls, scrollsSideways } from './boxes.ts';
import type { Board } from './board.ts';
import { expect, testOnShared as test, twoPersons } from './app.ts';
import { dress, inEverySize, keepsNobodyOut, lookAt, textSizes, themes } from './looks.ts';

test.use({ config: twoPersons });

for (const theme of themes) {
  test(`everything has its place, ${theme}`, async ({ program, board, configFile }) => {
    test.slow();
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.attack('Player 2', 'left', 'Player 1', 'left');
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.attack('Player 2', 'right', 'Player 1', 'right');
    await board.stands(4);
    await inEverySize(program, configFile, theme, async (look) => {
      await look('board', () => misplaced(board));
      await board.pickUp('left', 'Player 1');
      await look('picked-up', () => misplaced(board));
      await board.openSplits();
      await look('splits', async () => {
        const splits = await boxesOf(board.splits, 'ways to split');
        return [
          ...(await outside(board.page, splits)),
          ...overlaps(splits, await boxesOf(board.hands, 'hand')),
          ...overlaps(
            splits,
            await boxesOf(board.badges.and(board.page.locator('.place *')), 'number'),
          ),
        ];
      });
      await board.page.keyboard.press('Escape');

      await board.topBar.getByRole('button', { name: 'New game' }).click();
      await expect(board.newGameDialog).toBeVisible();
      await look('new-game', async () => [
        ...(await outside(board.page, await boxesOf(board.newGameDialog, 'new game'))),
        ...(await scrollsSideways(board.page)),
      ]);
      await board.page.keyboard.press('Escape');
      await expect(board.newGameDialog).toBeHidden();
    });
  });

  test(`nothing keeps anybody out, ${theme}`, async ({ program, board, configFile }) => {
    await dress(board.page, configFile, theme);
    await keepsNobodyOut(board.page, 'board');

    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.stands(1);
    await program.press('CmdOrCtrl+I');
    await expect(board.analysis.getByRole('listitem').first()).toBeVisible();
    await board.pickUp('left', 'Player 2');
    await keepsNobodyOut(board.page, 'board with analysis');

    await program.press('CmdOrCtrl+N');
    await expect(board.newGameDialog).toBeVisible();
    await keepsNobodyOut(board.page, 'new game');
    await board.page.keyboard.press('Escape');

    const { page } = await program.openPreferences();
    await keepsNobodyOut(page, 'preferences');
    for (const textSize of textSizes) {
      await dress(page, configFile, theme, textSize);
      await lookAt(page, `preferences-${theme}-${textSize}`, () => crowded(page));
    }
  });
}

/** What lies where it must not on the board, in words. */
async function misplaced(board: Board): Promise<string[]> {
  const hands = await boxesOf(board.hands, 'hand');
  const plates = await boxesOf(board.plates, 'plate');
  const badges = await boxesOf(board.badges, 'badge');
  const buttons = await boxesOf(board.topBar.getByRole('button'), 'button');
  const headings = await boxesOf(board.topBar.locator('h1, p'), 'words');
  return [
    ...(await scrolls(board.page)),
    ...(await scrollsSideways(board.page)),
    ...(await outside(board.page, [...hands, ...plates, ...badges, ...buttons, ...headings])),
    ...overlaps(hands, hands),
    ...overlaps(badges, badges),
    ...overlaps(plates, badges),
    ...overlaps(hands, plates),
    ...overlaps(buttons, headings),
    ...overlaps(buttons, buttons),
  ];
}

/** What lies where it must not in the preferences, in words. */
async function crowded(page: Page): Promise<string[]> {
  const controls = await boxesOf(page.getByRole('radio').or(page.getByRole('switch')), 'control');
  const labels = await boxesOf(page.locator('label'), 'label');
  return [
    ...(await scrollsSideways(page)),
    ...overlaps(controls, labels),
    ...overlaps(controls, controls),
  ];
}
