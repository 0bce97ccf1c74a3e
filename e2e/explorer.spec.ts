import type { Page } from '@playwright/test';
import { expect, testOnShared as test, twoPersons } from './app.ts';
import { numberCard } from './card-tables.ts';
import { inEveryLook } from './looks.ts';

const moves = (page: Page) => page.getByRole('region', { name: 'Moves' });
const move = (page: Page, name: string | RegExp) =>
  moves(page).getByRole('list').getByRole('button', { name });
const here = (page: Page) =>
  page.getByRole('navigation', { name: 'Moves so far' }).locator('[aria-current="step"]');

test.describe('a finished match', () => {
  test.use({
    config: { ...twoPersons, game: 'summation-duel', 'summation-duel': { target: 7 } },
  });

  test('is counted in the explorer, which is navigated by mouse', async ({
    program,
    board,
    configFile,
  }) => {
    const { page } = board;
    await numberCard(board, 7).click();
    await expect(board.gameOver).toBeVisible();
    await board.topBar.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Learn', exact: true }).click();
    await page.getByRole('button', { name: /^Explorer/ }).click();
    await expect(move(page, /You: 1×: won 1/)).toContainText(/Win in 1 move .*7/);
    await expect(moves(page)).toContainText('You were here 1×: won 1');
    await expect(moves(page)).toContainText(/Random players would win: Player 1 \d\d\.\d%/);
    await expect(move(page, /^Lose in 1 move /).first()).toBeVisible();

    await numberCard(board, 3).click();
    await expect(here(page)).toHaveText('+3');
    await expect(moves(page)).toContainText('Player 2 to move');
    await move(page, /^Win in 1 move .*\b4\b/).click();
    await expect(here(page)).toHaveText('+4');
    await expect(moves(page)).toContainText('Player 2 wins');
    await page.getByRole('button', { name: 'One move back' }).click();
    await expect(here(page)).toHaveText('+3');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(here(page)).toHaveText('Start');
    await inEveryLook(program, configFile, 'explorer');

    await move(page, /Lose in 1 move .*\b2\b/)
      .first()
      .click();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await board.says('Player 2 to move');
  });
});

test.describe('the match on the table', () => {
  test.use({ config: twoPersons });

  test('is on the state map, which is navigated by mouse and by keyboard, and explored by keyboard', async ({
    program,
    board,
    configFile,
  }) => {
    const { page } = board;
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.attack('Player 2', 'left', 'Player 1', 'left');
    await program.press('CmdOrCtrl+5');
    const map = page.getByRole('listbox', { name: 'The map' });
    const chosen = map.locator('[aria-selected="true"]');
    const node = (name: string) => map.getByRole('option', { name, exact: true });
    await expect(map).toBeFocused();
    await expect(map.getByRole('option')).toHaveCount(171);
    await expect(page.getByText('The path of the match on the table')).toBeVisible();

    await node('1401: Win in 1 move').click();
    const side = page.getByRole('region', { name: 'The position' });
    await side
      .getByRole('button', { name: /^Win in 1 move / })
      .first()
      .click();
    await expect(chosen).toHaveAccessibleName(/: over, Lose$/);
    await page.keyboard.press('Escape');
    await expect(chosen).toHaveCount(0);

    await map.focus();
    await page.keyboard.press('ArrowRight');
    await expect(chosen).toHaveAccessibleName('1312: Draw');
    await page.keyboard.press('ArrowLeft');
    await expect(chosen).toHaveAccessibleName('1211: Draw');
    await page.keyboard.press('Backspace');
    const small = await node('1401: Win in 1 move').boundingBox();
    await page.keyboard.press('+');
    await expect
      .poll(async () => (await node('1401: Win in 1 move').boundingBox())?.width)
      .toBeGreaterThan(small?.width ?? Infinity);
    await page.keyboard.press('0');
    await inEveryLook(program, configFile, 'state-map');

    await map.focus();
    await page.keyboard.press('Enter');
    await expect(moves(page)).toContainText('Player 1 to move');
    await moves(page).getByRole('list').getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    const second = moves(page).getByRole('list').getByRole('button').nth(1);
    await expect(second).toBeFocused();
    const notation = await second.locator('.notation').textContent();
    await page.keyboard.press('Enter');
    await expect(here(page)).toHaveText(notation ?? '');
    await expect(moves(page).getByRole('list').getByRole('button').first()).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(here(page)).toHaveText('Start');
    await page.keyboard.press('PageDown');
    await expect(here(page)).toHaveText(notation ?? '');
  });
});
