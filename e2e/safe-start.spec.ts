import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserWindow } from 'electron';
import { Board } from './board.ts';
import { expect, test, twoPersons } from './app.ts';

test.use({ config: twoPersons });

test('a safe start doesn’t open the last match and says so; the next start continues it', async ({
  start,
}) => {
  const first = await start();
  await first.board.attack('Player 1', 'left', 'Player 2', 'left');
  await first.board.stands(1);
  await first.quit();

  const safe = await start('--safe');
  await safe.board.stands(0);
  await expect(safe.board.notices).toContainText('This is a safe start.');
  await safe.quit();

  const { board } = await start();
  await board.stands(1);
  await expect(board.notices).toHaveCount(0);
});

test('a start counts as successful once the board is drawn', async ({ start, userData }) => {
  const mark = path.join(userData, 'state', 'unfinished-starts');
  mkdirSync(path.dirname(mark));
  writeFileSync(mark, '1\n');
  await start();
  await expect.poll(() => existsSync(mark)).toBe(false);
});

test('a board that hangs is reloaded with the same match', async ({ program, board }) => {
  program.forgive(/is gone: (crashed|killed)/);
  await board.attack('Player 1', 'left', 'Player 2', 'left');
  await board.stands(1);
  await program.app.evaluate(({ dialog }) => {
    // The user presses the button after "Wait".
    dialog.showMessageBox = () => Promise.resolve({ response: 1, checkboxChecked: false });
  });
  const window = await program.app.browserWindow(board.page);
  const [page] = await Promise.all([
    program.app.waitForEvent('window'),
    // Chromium reports this once a page hasn't handled a key or a click for half a minute.
    window.evaluate((hanging: BrowserWindow) => hanging.emit('unresponsive')),
  ]);
  const again = new Board(page);
  await again.isThere();
  await again.stands(1);
});
