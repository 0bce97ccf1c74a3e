import { existsSync, readFileSync, rmSync } from 'node:fs';
import { expect, testOnShared, twoPersons } from './app.ts';
import { hasNoAccessibilityFaults } from './looks.ts';
import type { Program } from './program.ts';
import type { TournamentView } from '../electron/api/tournaments.ts';

testOnShared.use({ config: { ...twoPersons, game: 'chopsticks' } });

/** Has the program save its next file there, without asking. */
function savesAs(program: Program, file: string): Promise<void> {
  return program.app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
}

/** The sizes of the pages of a PDF, in mm. */
const sizesIn = (file: string): number[][] =>
  [...readFileSync(file, 'latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, ...size]) => size.map((points) => Math.round((Number(points) / 72) * 25.4)),
  );

testOnShared(
  'a sheet of puzzles with its answers is saved as a PDF',
  async ({ program, board }, info) => {
    const { page } = board;
    const file = info.outputPath('sheet.pdf');
    await savesAs(program, file);
    await program.press('CmdOrCtrl+7');
    await page.getByRole('combobox', { name: 'Paper', exact: true }).click();
    await page.getByRole('option', { name: 'A4' }).click();
    await page.getByRole('radio', { name: '4', exact: true }).click();
    const sheets = page.getByRole('article');
    await expect(sheets).toHaveCount(3);
    await expect(sheets.last()).toContainText(/6\.|strikes/);
    await hasNoAccessibilityFaults(page, 'sheets to print');
    await page.getByRole('button', { name: 'Save as PDF…' }).click();
    await expect(page.getByText(`Saved as ${file}`)).toBeVisible();
    expect(sizesIn(file), 'six puzzles, four on a page, and the answers').toEqual(
      Array(3).fill([210, 297]),
    );
  },
);

/** Runs in the page: plays a tournament of players with long names, but for the last results. */
async function playTournament({ players, rounds }: { players: number; rounds: number }) {
  type Request = Parameters<typeof window.digitDuels.request>;
  const ask = async <Answer>(...request: Request) => {
    const answer = await window.digitDuels.request(...request);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value as Answer;
  };
  const at = '2026-11-26T10:00:00.000+01:00';
  const { id } = await ask<TournamentView>('beginTournament', {
    at,
    name: 'Spring',
    game: 'chopsticks',
    system: 'swiss',
    rounds,
    bestOf: 1,
    players: Array.from(
      { length: players },
      (_, index) => `Wilhelmina Wojciechowski-Großmann ${index + 1}`,
    ),
    computers: [],
  });
  for (let round = 0; round < rounds; round++) {
    const paired = await ask<TournamentView>('pairRound', { id, at });
    for (const [table, { second }] of (paired.rounds[round] ?? []).entries()) {
      if (second === null || (table === 0 && round === rounds - 1)) continue;
      const own = [0, 0.5, 1][(table + round) % 3] ?? 0;
      await ask('setResult', { id, at, round, table, won: [own, 1 - own] });
    }
  }
}

testOnShared(
  'the pairings and the cross table of thirty-three with long names fit on a sheet each, and can be read',
  async ({ program, board }, info) => {
    const { page } = board;
    const file = info.outputPath('tournament.pdf');
    await savesAs(program, file);
    await program.resize(800, 600);
    await page.evaluate(playTournament, { players: 33, rounds: 5 });
    await program.press('CmdOrCtrl+Shift+U');
    await page.getByRole('button', { name: /^Spring/ }).click();
    await page.getByRole('button', { name: 'Print…' }).click();
    const sheets = page.getByRole('article');
    for (const [paper, pageSize] of [
      ['A4', [297, 210]],
      ['Letter', [279, 216]],
    ] as const) {
      await page.getByRole('combobox', { name: 'Paper', exact: true }).click();
      await page.getByRole('option', { name: paper }).click();
      await expect(sheets).toHaveCount(2);
      await expect(sheets.nth(0).getByRole('row')).toHaveCount(1 + 17);
      await expect(sheets.nth(1).getByRole('row')).toHaveCount(1 + 33);
      const fits = sheets.getByRole('table').evaluateAll((tables) =>
        tables.map((table) => {
          const [own, room] = [table, table.parentElement as Element].map((each) =>
            each.getBoundingClientRect(),
          ) as [DOMRect, DOMRect];
          return own.right <= room.right + 1 && own.bottom <= room.bottom + 1;
        }),
      );
      expect(await fits, paper).toEqual([true, true]);
      const size = await sheets
        .getByRole('cell')
        .evaluateAll((cells) =>
          Math.min(...cells.map((cell) => parseFloat(getComputedStyle(cell).fontSize) * 0.75)),
        );
      expect(size, `the smallest text in points, ${paper}`).toBeGreaterThan(7);
      await page.getByRole('button', { name: 'Save as PDF…' }).click();
      await expect(page.getByText(`Saved as ${file}`)).toBeVisible();
      await expect.poll(() => sizesIn(file)).toEqual([pageSize, pageSize]);
    }
  },
);

/** Runs in the page: what of a sheet's words lies in the margin of its paper, which is cut or not printed. */
function inMargin(sheets: Element[]): string[] {
  const perMm = 96 / 25.4;
  // The box of a line may be higher than its letters.
  const margin = (12.7 - 1) * perMm;
  return sheets.flatMap((sheet) => {
    const paper = sheet.getBoundingClientRect();
    // Wide sheets are shown smaller than they are printed.
    const edge = margin * (paper.width / (sheet as HTMLElement).offsetWidth);
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    const outside: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // A poster runs across several sheets.
      if (node.parentElement?.closest('svg, .visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const room = [
          box.left - paper.left,
          paper.right - box.right,
          box.top - paper.top,
          paper.bottom - box.bottom,
        ];
        if (box.width > 0 && Math.min(...room) < edge) outside.push(node.textContent ?? '');
      }
    }
    return outside;
  });
}

testOnShared(
  'every kind of sheet is as large as its paper, and no word lies in its margin',
  async ({ program, board }, info) => {
    const { page } = board;
    const file = info.outputPath('sheets.pdf');
    await savesAs(program, file);
    await page.evaluate(playTournament, { players: 4, rounds: 2 });
    await program.press('CmdOrCtrl+7');
    const kinds = page.getByRole('combobox', { name: 'What to print' });
    await kinds.click();
    const names = await page.getByRole('option').allInnerTexts();
    await page.keyboard.press('Escape');
    const sheets = page.getByRole('article');
    // Its rules and its cards have pictures of cards, which must not be taken for sheets.
    await kinds.click();
    await page.getByRole('option', { name: 'Rules', exact: true }).click();
    await page.getByRole('combobox', { name: 'Game' }).click();
    await page.getByRole('option', { name: 'Summation Duel' }).click();
    for (const [paper, size] of [
      ['A4', [210, 297]],
      ['Letter', [216, 279]],
    ] as const) {
      for (const name of names) {
        await page.getByRole('combobox', { name: 'Paper', exact: true }).click();
        await page.getByRole('option', { name: paper }).click();
        await kinds.click();
        await page.getByRole('option', { name, exact: true }).click();
        await expect(sheets.first(), name).toBeVisible();
        // Sheets are scaled to the window once they have their size.
        await expect.poll(() => sheets.evaluateAll(inMargin), `${name}, ${paper}`).toEqual([]);
        rmSync(file, { force: true });
        await page.getByRole('button', { name: 'Save as PDF…' }).click();
        await expect.poll(() => existsSync(file), `${name}, ${paper}`).toBe(true);
        const upright = (found: number[][]) => found.map((each) => each.toSorted((a, b) => a - b));
        const count = await sheets.count();
        await expect
          .poll(() => upright(sizesIn(file)), `${name}, ${paper}`)
          .toEqual(Array(count).fill(size));
      }
    }
    rmSync(file);
    await kinds.click();
    await page.getByRole('option', { name: 'Poster of the state map' }).click();
    await page.getByRole('combobox', { name: 'Game' }).click();
    await page.getByRole('option', { name: 'Digit Conquest' }).click();
    await expect(sheets).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save as PDF…' })).toBeDisabled();
    await program.press('CmdOrCtrl+P');
    await expect(page.getByText('There is no sheet yet')).toBeVisible();
  },
);
