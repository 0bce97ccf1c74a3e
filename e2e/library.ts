import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Program } from './program.ts';

/** The library as the user sees it. */
export class Library {
  readonly page: Page;
  readonly title: Locator;
  readonly grid: Locator;
  readonly search: Locator;
  readonly found: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { name: 'Matches', level: 1 });
    this.grid = page.getByRole('grid', { name: 'Matches' });
    this.search = page.getByRole('searchbox', { name: 'Search' });
    this.found = page.locator('.count');
  }

  /** The row of the match that contains a text. */
  row(words: string | RegExp): Locator {
    return this.grid
      .getByRole('row')
      .filter({ has: this.page.getByRole('gridcell') })
      .filter({
        hasText: words,
      });
  }

  /** A button beside the list. */
  tool(name: string): Locator {
    return this.page.getByRole('toolbar').getByRole('button', { name });
  }

  /** Chooses an option of a filter. */
  async filter(name: string, option: string): Promise<void> {
    await this.page.getByRole('search').getByRole('combobox', { name }).click();
    await this.page.getByRole('option', { name: option }).click();
  }

  async sort(column: string): Promise<void> {
    await this.grid.getByRole('columnheader', { name: column }).getByRole('button').click();
  }
}

/** Makes the next save dialog answer with a file. */
export async function saveTo(program: Program, file: string): Promise<void> {
  await program.app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
}

/** Takes hold of an element and moves it. @returns the file and the icon that the system is to drag. */
export async function dragOut(
  program: Program,
  element: Locator,
): Promise<{ readonly file: string; readonly icon: string }> {
  const { mouse } = element.page();
  const dragged = program.app.evaluate(
    ({ BrowserWindow }) =>
      new Promise<{ file: string; icon: string }>((resolve) => {
        for (const { webContents } of BrowserWindow.getAllWindows()) {
          // The system would wait for a drop.
          webContents.startDrag = ({ file, icon }) =>
            resolve({ file, icon: typeof icon === 'string' ? icon : '' });
        }
      }),
  );
  await element.hover();
  await mouse.down();
  const { x, y } = (await element.boundingBox()) ?? { x: 0, y: 0 };
  await mouse.move(x, y, { steps: 4 });
  const item = await dragged;
  await mouse.up();
  return item;
}

/**
 * Writes a number of matches into a user-data folder; every tenth has a title.
 *
 * @param unfinished - how many of them, the oldest, wait to be continued.
 */
export function keepMatches(userData: string, many: number, unfinished = 0): void {
  const folder = path.join(userData, 'matches');
  mkdirSync(folder, { recursive: true });
  const names = ['Ann', 'Bo', 'José'];
  for (let count = 0; count < many; count++) {
    const time = new Date(Date.UTC(2026, 0, 1) + count * 3_600_000).toISOString();
    const lost = count % 3 === 0;
    const notes = {
      title: count % 10 === 0 ? `Evening ${count}` : '',
      created: time,
      changed: time,
      played: 1000 * (count % 600),
    };
    const text = [
      `% ${JSON.stringify(notes)}`,
      '[Game "summation-duel"]',
      '[target "5"]',
      `[Player1 "${names[count % 3] ?? ''}"]`,
      `[Player2Type "${count % 2 === 0 ? 'easy' : 'hard'}"]`,
      '',
      count < unfinished ? '+1' : lost ? '+1 +4' : '+5',
    ];
    writeFileSync(path.join(folder, `match-${count}.duel`), text.join('\n'));
  }
}
