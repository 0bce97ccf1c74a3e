import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserWindow } from 'electron';
import { expect, still, test } from './app.ts';

test.use({ config: { ...still, sound: {}, difficulty: 'hard' } });

test('the match continues after the program was killed, and after quitting, when preferences are kept, too', async ({
  start,
}) => {
  const killed = await start();
  await killed.board.attack('You', 'left', 'Computer', 'right');
  await killed.board.stands(2);
  const closed = killed.app.waitForEvent('close');
  killed.app.process().kill('SIGKILL');
  await closed;

  const first = await start();
  await first.board.stands(2);
  await first.board.says('Your turn');
  await expect(first.board.notices).toHaveCount(0);
  await first.board.playAnything();
  await first.board.stands(4);
  const hands = [await first.board.fingersOf('You'), await first.board.fingersOf('Computer')];
  const preferences = await first.openPreferences();
  await preferences.choose('Theme', 'Dark');
  await first.board.page.bringToFront();
  await first.board.page.keyboard.press('m');
  await expect(
    first.board.topBar.getByRole('button', { name: 'Switch the sound on' }),
  ).toBeVisible();
  await first.quit();

  const { board } = await start();
  await board.stands(4);
  await board.says('Your turn');
  expect([await board.fingersOf('You'), await board.fingersOf('Computer')]).toEqual(hands);
  await expect(board.page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(board.topBar.getByRole('button', { name: 'Switch the sound on' })).toBeVisible();

  await board.undo();
  await board.stands(2);
});

test('a second start brings the first program to the front, with the page that it asks for, and ends; closing the board ends the program', async ({
  program,
  board,
}) => {
  await program.openPreferences();
  expect(await program.startAgain('--action=daily-puzzle')).toBe(0);
  const window = await program.app.browserWindow(board.page);
  const isFocused = () => window.evaluate((first: BrowserWindow) => first.isFocused());
  await expect.poll(isFocused).toBe(true);
  expect(await program.windows()).toBe(2);
  await expect(board.page.getByText(/^Daily puzzle, /).first()).toBeVisible();

  const main = program.app.process();
  const closed = program.app.waitForEvent('close');
  await board.page.close();
  if (process.platform === 'darwin') {
    // On macOS a program stays without windows until the user quits it.
    await expect.poll(() => program.windows()).toBe(0);
    return;
  }
  await closed;
  expect(main.exitCode).toBe(0);
});

test('a match that can’t be saved can still be played, and a notice says so', async ({
  userData,
  board,
}) => {
  // A file in place of the matches' folder makes saving fail.
  writeFileSync(path.join(userData, 'matches'), 'in the way');
  await board.playAnything();
  await board.stands(2);
  await expect(board.notices).toHaveCount(1);
  await expect(board.notices).toContainText('is lost when you quit');
  await board.notices.getByRole('button', { name: 'Got it' }).click();
  await board.playAnything();
  await board.stands(4);
  await expect(board.notices, 'once is enough').toHaveCount(0);
});
