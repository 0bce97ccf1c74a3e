import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserWindow, Rectangle } from 'electron';
import { expect, test } from './app.ts';
import type { Program } from './program.ts';

/** The bounds of the board's window. */
async function boundsOf(program: Program): Promise<Rectangle> {
  const window = await program.app.browserWindow(program.board.page);
  return window.evaluate((board: BrowserWindow) => board.getNormalBounds());
}

const place = { x: 60, y: 70, width: 900, height: 640 };

test('the board opens where it was closed, unless that display is gone', async ({
  start,
  userData,
}) => {
  const first = await start();
  const window = await first.app.browserWindow(first.board.page);
  await window.evaluate((board: BrowserWindow, bounds) => board.setBounds(bounds), place);
  await expect.poll(() => boundsOf(first)).toEqual(place);
  await first.quit();

  const second = await start();
  expect(await boundsOf(second)).toEqual(place);
  await second.quit();

  // As if it had been on a display far to the right of the existing one.
  const file = path.join(userData, 'state', 'windows.json');
  const elsewhere = readFileSync(file, 'utf8').replace('"x": 60', '"x": 60000');
  writeFileSync(file, elsewhere);
  const third = await start();
  const { x, width } = await boundsOf(third);
  const display = await third.app.evaluate(({ screen }) => screen.getPrimaryDisplay().workArea);
  expect(width).toBe(place.width);
  expect(x).toBeGreaterThanOrEqual(display.x);
  expect(x + width).toBeLessThanOrEqual(display.x + display.width);
});
