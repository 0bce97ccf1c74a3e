import { AxeBuilder } from '@axe-core/playwright';
import type { Page, TestInfo } from '@playwright/test';
import { boxesOf, outside, overlaps, scrollsSideways } from './boxes.ts';
import type { Board } from './board.ts';
import { expect, test, twoPersons } from './app.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 800, height: 600 },
];
const textSizes = [100, 200];

test.use({ config: twoPersons });

for (const theme of ['light', 'dark'] as const) {
  test(`everything has its place, ${theme}`, async ({ program, board, configFile }, info) => {
    test.slow();
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.attack('Player 2', 'left', 'Player 1', 'left');
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.attack('Player 2', 'right', 'Player 1', 'right');
    await board.stands(4);
    for (const textSize of textSizes) {
      configFile.write(
        JSON.stringify({ ...twoPersons, appearance: { motion: 'off', theme, textSize } }),
      );
      await expect(board.page.locator('html')).toHaveCSS('font-size', `${0.16 * textSize}px`);
      await expect(board.page.locator('html')).toHaveCSS('color-scheme', theme);
      for (const { width, height } of sizes) {
        await program.resize(width, height);
        const name = `${theme}-${width}x${height}-${textSize}`;
        const look = (what: string) => lookAt(board.page, `${what}-${name}`, info);

        await look('board');
        expect.soft(await misplaced(board), `board ${name}`).toEqual([]);

        await board.pickUp('left', 'Player 1');
        await look('picked-up');
        expect.soft(await misplaced(board), `picked up ${name}`).toEqual([]);
        await board.openSplits();
        await look('splits');
        expect
          .soft(await outside(board.page, await boxesOf(board.splits, 'ways to split')), name)
          .toEqual([]);
        await board.page.keyboard.press('Escape');

        await board.topBar.getByRole('button', { name: 'New game' }).click();
        await expect(board.newGameDialog).toBeVisible();
        await look('new-game');
        expect
          .soft(await outside(board.page, await boxesOf(board.newGameDialog, 'new game')), name)
          .toEqual([]);
        expect.soft(await scrollsSideways(board.page), `new game ${name}`).toEqual([]);
        await board.page.keyboard.press('Escape');
        await expect(board.newGameDialog).toBeHidden();
      }
    }
  });

  test(`nothing keeps anybody out, ${theme}`, async ({ program, board, configFile }, info) => {
    configFile.write(JSON.stringify({ ...twoPersons, appearance: { motion: 'off', theme } }));
    await expect(board.page.locator('html')).toHaveCSS('color-scheme', theme);
    expect.soft(await barriers(board.page), 'board').toEqual([]);

    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.stands(1);
    await program.press('CmdOrCtrl+I');
    await expect(board.analysis.getByRole('listitem').first()).toBeVisible();
    await board.pickUp('left', 'Player 2');
    expect.soft(await barriers(board.page), 'board with analysis').toEqual([]);

    await program.press('CmdOrCtrl+N');
    await expect(board.newGameDialog).toBeVisible();
    expect.soft(await barriers(board.page), 'new game').toEqual([]);
    await board.page.keyboard.press('Escape');

    const { page } = await program.openPreferences();
    expect.soft(await barriers(page), 'preferences').toEqual([]);
    for (const textSize of textSizes) {
      configFile.write(
        JSON.stringify({ ...twoPersons, appearance: { motion: 'off', theme, textSize } }),
      );
      await expect(page.locator('html')).toHaveCSS('font-size', `${0.16 * textSize}px`);
      await lookAt(page, `preferences-${theme}-${textSize}`, info);
      expect.soft(await crowded(page), `preferences ${theme} ${textSize}`).toEqual([]);
    }
  });
}

/** Keeps a picture of a page beside the report. */
async function lookAt(page: Page, name: string, info: TestInfo): Promise<void> {
  const path = info.outputPath(`${name}.png`);
  await page.screenshot({ path });
  await info.attach(name, { path, contentType: 'image/png' });
}

/** What lies where it must not on the board, in words. */
async function misplaced(board: Board): Promise<string[]> {
  const hands = await boxesOf(board.hands, 'hand');
  const plates = await boxesOf(board.plates, 'plate');
  const badges = await boxesOf(board.badges, 'badge');
  const buttons = await boxesOf(board.topBar.getByRole('button'), 'button');
  const headings = await boxesOf(board.topBar.locator('h1, p'), 'words');
  return [
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

/** What keeps some people from using a page, found by axe; serious and critical things only. */
async function barriers(page: Page): Promise<string[]> {
  // Electron opens no page for axe to work in.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
    );
}
