import type { BrowserWindow, Rectangle } from 'electron';
import { expect, test } from './app.ts';
import type { Program } from './program.ts';

/** The bounds of the board's window. */
async function boundsOf(program: Program): Promise<Rectangle> {
  const window = await program.app.browserWindow(program.board.page);
  return window.evaluate((board: BrowserWindow) => board.getNormalBounds());
}

const place = { x: 60, y: 70, width: 900, height: 640 };

test('the board opens where it was closed', async ({ start }) => {
  const first = await start();
  const window = await first.app.browserWindow(first.board.page);
  await window.evaluate((board: BrowserWindow, bounds) => board.setBounds(bounds), place);
  await expect.poll(() => boundsOf(first)).toEqual(place);
  await first.quit();

  const second = await start();
  expect(await boundsOf(second)).toEqual(place);
});
