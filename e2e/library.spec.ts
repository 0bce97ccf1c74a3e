import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, testOnShared, twoPersons } from './app.ts';
import { numberCard } from './card-tables.ts';
import type { ConfigOnDisk } from './config-on-disk.ts';
import { dragOut, keepMatches, Library, saveTo } from './library.ts';
import { setLook, inEveryLook, windowSizes } from './looks.ts';
import type { Program } from './program.ts';

const short = { ...twoPersons, game: 'summation-duel', 'summation-duel': { target: 5 } };

testOnShared.describe('large text in the smallest window', () => {
  testOnShared.use({ config: { ...short, appearance: { ...short.appearance, textSize: 200 } } });

  testOnShared('cuts no name of a game', async ({ program, board }) => {
    await program.resize(640, 520);
    await numberCard(board, 5).click();
    await expect(board.gameOver).toBeVisible();
    await program.press('CmdOrCtrl+L');
    const title = new Library(board.page).row('Player 1').locator('.title');
    await expect(title).toHaveText('Summation Duel');
    const cut = await title.evaluate((text) => [
      text.scrollWidth - text.clientWidth,
      text.scrollHeight - text.clientHeight,
    ]);
    expect(cut).toEqual([0, 0]);
  });
});

testOnShared.describe('one match', () => {
  testOnShared.use({ config: short });

  testOnShared(
    'is found, named, commented, deleted, restored, dragged out and opened by mouse',
    async ({ program, board }) => {
      const { page } = board;
      const library = new Library(page);
      await numberCard(board, 5).click();
      await expect(board.gameOver).toBeVisible();
      await board.topBar.getByRole('button', { name: 'Home' }).click();
      await page.getByRole('button', { name: 'All matches' }).click();
      await expect(library.found).toHaveText('1 match');

      await library.search.fill('conquest');
      await expect(page.getByRole('heading', { name: 'No match found' })).toBeVisible();
      await library.search.fill('summation');
      await library.row('Player 1 won').click();
      await library.tool('Rename').click();
      await page.getByRole('textbox', { name: 'Title' }).fill('The final');
      await library.row('Player 1 – Player 2').getByText('Player 1 won').click();
      await expect(library.row('The final')).toBeVisible();
      await library.tool('Comment').click();
      await page.getByRole('dialog').getByRole('textbox').fill('Five at once');
      await page.getByRole('button', { name: 'Save the comment' }).click();
      await expect(library.row('Comment: Five at once')).toBeVisible();

      const place = await library.search.boundingBox();
      await library.tool('Delete').click();
      await expect(page.getByRole('status').filter({ hasText: 'for 30 days' })).toBeVisible();
      await expect(library.grid).toBeHidden();
      expect(await library.search.boundingBox(), 'nothing is pushed down').toEqual(place);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(library.row('The final')).toContainText('On the table');
      const record = await dragOut(program, library.row('The final').getByText('Player 1 won'));
      expect(path.basename(record.file)).toBe('The final.duel');
      expect(readFileSync(record.file, 'utf8')).toMatch(/\{Five at once\}[^]*\+5/);
      expect(existsSync(record.icon)).toBe(true);
      const picture = await dragOut(program, library.row('The final').locator('.picture'));
      expect(path.basename(picture.file)).toBe('The final.png');
      expect(readFileSync(picture.file).subarray(1, 4).toString()).toBe('PNG');
      await library.row('The final').dblclick();
      await expect(board.gameOver).toBeVisible();
    },
  );

  testOnShared(
    'is found, named, commented, deleted, restored and saved by keyboard',
    async ({ program, board }, info) => {
      const { page } = board;
      const library = new Library(page);
      await board.says('Player 1 to move');
      await page.keyboard.type('5');
      await page.keyboard.press('Enter');
      await expect(board.gameOver).toBeVisible();
      await program.press('CmdOrCtrl+L');
      await expect(library.grid).toBeFocused();

      await page.keyboard.press('ControlOrMeta+f');
      await page.keyboard.type('player 2');
      await expect(library.found).toHaveText('1 match');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('F2');
      await page.keyboard.type('The final');
      await page.keyboard.press('Enter');
      await expect(library.row('The final')).toBeVisible();
      await page.keyboard.press('Shift+F2');
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      await page.keyboard.type('Five at once');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(library.row('Comment: Five at once')).toBeVisible();
      await expect(library.grid).toBeFocused();

      await page.keyboard.press('Delete');
      await expect(library.grid).toBeHidden();
      await program.press('CmdOrCtrl+Z');
      await expect(library.row('The final')).toHaveAttribute('aria-selected', 'true');
      await expect(library.grid).toBeFocused();
      const file = info.outputPath('saved.duel');
      await saveTo(program, file);
      await page.keyboard.press('ControlOrMeta+Shift+e');
      await expect(page.getByText(`Saved as ${file}`)).toBeVisible();
      expect(readFileSync(file, 'utf8')).toMatch(
        /\{Five at once\}[^]*\[Event "The final"\][^]*\+5/,
      );

      await library.grid.focus();
      // Back to the previous page, and here again.
      await page.keyboard.press('Escape');
      await expect(library.grid).toBeHidden();
      await program.press('CmdOrCtrl+L');
      await expect(library.grid).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(board.gameOver).toBeVisible();
    },
  );
});

testOnShared.describe('the match on the table, in a small window', () => {
  testOnShared.use({ config: { ...twoPersons, game: 'summation-duel' } });

  testOnShared('shows its full name', async ({ program, board }) => {
    const library = new Library(board.page);
    await board.page.keyboard.type('5');
    await board.page.keyboard.press('Enter');
    await board.stands(1);
    await program.press('CmdOrCtrl+L');
    await program.resize(800, 600);
    await expect(library.row('On the table')).toBeVisible();
    const name = library.row('On the table').getByText('Summation Duel', { exact: true }).last();
    expect(await name.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  });
});

test.describe('two thousand matches', () => {
  test.use({ config: { ...twoPersons, start: 'home' } });

  test('are filtered, sorted, counted and saved, at every size, with rows that stay usable with large text', async ({
    userData,
    configFile,
    start,
  }) => {
    keepMatches(userData, 2000);
    const program = await start();
    const { page } = program.board;
    const library = new Library(page);
    const rows = library.grid.getByRole('row');
    await program.press('CmdOrCtrl+L');
    await expect(library.found).toHaveText('2,000 matches');
    expect(await rows.count(), 'only those in sight are drawn').toBeLessThan(40);

    await library.search.fill('jose evening 80');
    await expect(library.found).toHaveText('8 matches');
    await library.sort('Match');
    await expect(rows.nth(1)).toContainText('Evening 80');
    await expect(rows.nth(2)).toContainText('Evening 380');
    await page.getByRole('button', { name: 'Show all' }).click();
    await library.filter('Opponent', 'Hard computer');
    await expect(library.found).toHaveText('1,000 matches');
    await library.filter('Result', 'Lost');
    await expect(library.found).toHaveText('333 matches');
    await page.getByLabel('To', { exact: true }).fill('2026-01-31');
    await page.keyboard.press('Enter');
    await expect(library.found).toHaveText(/^12\d matches$/);
    await page.getByRole('button', { name: 'Show all' }).click();
    await library.sort('Time');
    await expect(rows.nth(1)).toContainText('10 min');
    await library.grid.focus();
    await page.keyboard.press('End');
    await expect(library.grid.locator('[aria-rowindex="2001"]')).toContainText('0 sec');

    await inEveryLook(program, configFile, 'library', () => clipped(page), sizes);

    await staysUsable(program, library, configFile);
    await setLook(page, configFile, 'light');
    await program.resize(1280, 800);

    await program.press('CmdOrCtrl+Shift+L');
    const figures = page.getByRole('region', { name: 'Figures by game, rules and opponent' });
    await expect(figures.getByRole('row').nth(1)).toContainText('1,000');
    const plot = page.getByRole('slider', { name: 'Results over time' });
    await plot.focus();
    await page.keyboard.press('Home');
    await expect(plot).toHaveAttribute('aria-valuetext', /^Match 1, .*: lost\./);
    await inEveryLook(program, configFile, 'statistics', () => clipped(page), sizes);

    const file = path.join(userData, 'figures.csv');
    await saveTo(program, file);
    await page.getByRole('button', { name: 'Export…' }).click();
    await expect(page.getByText(`Saved as ${file}`)).toBeVisible();
    expect(readFileSync(file, 'utf8').split('\r\n')[1]).toMatch(
      /^summation-duel,target=5,(easy|hard),1000,/,
    );
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Counting since')).toBeVisible();
    await program.press('CmdOrCtrl+Z');
    await expect(figures.getByRole('row').nth(1)).toContainText('1,000');
  });
});

const sizes = [...windowSizes, { width: 1920, height: 1080 }];

/** Expects a header over each column of a small window, and rows that can be used with large text. */
async function staysUsable(
  program: Program,
  library: Library,
  configFile: ConfigOnDisk,
): Promise<void> {
  const { page } = library;
  await program.resize(800, 600);
  await library.grid.focus();
  await page.keyboard.press('Home');
  for (const name of ['Game', 'Match', 'Rules', 'Result', 'Moves', 'Time', 'Last played']) {
    const header = library.grid.getByRole('columnheader', { name });
    await expect(header).toBeInViewport({ ratio: 1 });
    const column = (await header.getAttribute('aria-colindex')) ?? '';
    const cell = library.row('José won').first().locator(`[aria-colindex="${column}"]`);
    const [above, below] = [await header.boundingBox(), await cell.boundingBox()];
    expect([below?.x, below?.width], name).toEqual([above?.x, above?.width]);
  }

  await library.row('José won').first().click();
  await page.mouse.wheel(0, 1500);
  await expect(library.grid.locator('[aria-rowindex="25"]')).toBeInViewport();
  await library.grid.getByRole('columnheader', { name: 'Match' }).hover();
  await expect(library.grid.locator('[aria-rowindex="25"]')).toBeInViewport();

  // The button of a row above comes out from behind the head with the keyboard.
  const below = await library.grid.evaluate((grid) => {
    grid.querySelector<HTMLElement>('[aria-rowindex]:not([aria-rowindex="1"]) button')?.focus();
    const head = grid.querySelector('[role=rowgroup]')?.getBoundingClientRect().bottom ?? NaN;
    return (document.activeElement?.getBoundingClientRect().top ?? NaN) - head;
  });
  expect(below).toBeGreaterThanOrEqual(0);

  await setLook(page, configFile, 'light', 200);
  await library.grid.focus();
  const active = library.grid.locator('[aria-selected="true"]');
  for (const key of ['ArrowDown', 'End', 'Home', 'PageDown']) {
    await page.keyboard.press(key);
    await expect(active).toBeInViewport({ ratio: 0.98 });
  }
  await library.sort('Result');
  await expect(page.getByText('Sorted by Result, ascending.')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(800);
}

/** Finds elements beyond the right edge of the window, a sentence each. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header *, main > *, search > *, [role=toolbar] > *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.outerHTML.slice(0, 80)} reaches over the edge`),
  );
}
