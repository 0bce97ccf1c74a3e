import { readFileSync } from 'node:fs';
import { expect, testOnShared, twoPersons } from './app.ts';
import { hasNoAccessibilityFaults } from './looks.ts';

testOnShared.use({ config: { ...twoPersons, game: 'chopsticks' } });

testOnShared(
  'a sheet of puzzles with its answers is saved as a PDF',
  async ({ program, board }, info) => {
    const { page } = board;
    const file = info.outputPath('sheet.pdf');
    await program.app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    }, file);
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

    const pdf = readFileSync(file, 'latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
      size.map((points) => Math.round((Number(points) / 72) * 25.4)),
    );
    expect(boxes, 'six puzzles, four on a page, and the answers, in mm').toEqual(
      Array(3).fill([210, 297]),
    );
  },
);
