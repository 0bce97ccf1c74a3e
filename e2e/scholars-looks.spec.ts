import { AxeBuilder } from '@axe-core/playwright';
import type { Page, TestInfo } from '@playwright/test';
import { boxesOf, outside, overlaps, scrollsSideways } from './boxes.ts';
import type { Board } from './board.ts';
import { expect, test, twoPersons } from './app.ts';
import { choices, wholeGame, withMouse } from './scholars-table.ts';

const game = 'scholars-game';
const sizes = [
  { width: 1280, height: 800 },
  { width: 800, height: 600 },
];

test.use({ config: { ...twoPersons, game } });

for (const theme of ['light', 'dark'] as const) {
  test(`everything has its place, ${theme}`, async ({ program, board, configFile }, info) => {
    test.slow();
    for (const [step] of wholeGame.slice(0, 5)) await withMouse(board, step);
    await board.stands(5);
    for (const textSize of [100, 200]) {
      const appearance = { motion: 'off', theme, textSize };
      configFile.write(JSON.stringify({ ...twoPersons, game, appearance }));
      await expect(board.page.locator('html')).toHaveCSS('font-size', `${0.16 * textSize}px`);
      for (const { width, height } of sizes) {
        await program.resize(width, height);
        const name = `${theme}-${width}x${height}-${textSize}`;
        const look = (what: string) => lookAt(board.page, `${what}-${name}`, info);

        await board.goToMove(5);
        await look('decide');
        expect.soft(await misplaced(board), `decide ${name}`).toEqual([]);

        await board.goToMove(1);
        await board.pickUp('left', 'Player 2');
        await look('picked-up');
        expect.soft(await misplaced(board), `picked up ${name}`).toEqual([]);
        await board.strike('Player 1', 'left');
        await look('choices');
        expect.soft(await misplaced(board), `choices ${name}`).toEqual([]);

        await board.goToMove(3);
        await board.page.keyboard.press('r');
        await look('redistribute');
        expect.soft(await misplaced(board), `redistribute ${name}`).toEqual([]);

        await program.press('F1');
        await expect(board.page.getByRole('dialog')).toBeVisible();
        await look('rules');
        expect.soft(await scrollsSideways(board.page), `rules ${name}`).toEqual([]);
        await board.page.keyboard.press('Escape');
        await expect(board.page.getByRole('dialog')).toBeHidden();
      }
    }
  });

  test(`nothing keeps anybody out, ${theme}`, async ({ program, board, configFile }) => {
    const appearance = { motion: 'off', theme };
    configFile.write(JSON.stringify({ ...twoPersons, game, appearance }));
    await expect(board.page.locator('html')).toHaveCSS('color-scheme', theme);
    for (const [step] of wholeGame.slice(0, 5)) await withMouse(board, step);
    await board.stands(5);
    expect.soft(await barriers(board.page), 'a decision').toEqual([]);
    await choices(board).getByRole('button').first().click();
    await board.stands(6);
    await program.press('CmdOrCtrl+I');
    await expect(board.analysis.getByRole('listitem').first()).toBeVisible();
    expect.soft(await barriers(board.page), 'board with analysis').toEqual([]);
    await program.press('F1');
    await expect(board.page.getByRole('dialog')).toBeVisible();
    expect.soft(await barriers(board.page), 'rules').toEqual([]);
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
  const badges = await boxesOf(board.page.locator('.place > .badge'), 'badge');
  const open = await boxesOf(choices(board), 'choices');
  const options = await boxesOf(choices(board).getByRole('button'), 'option');
  return [
    ...(await scrollsSideways(board.page)),
    ...(await outside(board.page, [...hands, ...plates, ...badges, ...open, ...options])),
    ...overlaps(badges, badges),
    ...overlaps(plates, badges),
    ...overlaps(options, options),
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
