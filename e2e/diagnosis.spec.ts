import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserWindow } from 'electron';
import { Board } from './board.ts';
import { gameIds } from './game-ids.ts';
import { expect, test, testOnShared, twoPersons } from './app.ts';
import { startAlone } from './start-alone.ts';

test.use({ config: twoPersons });

test('a board whose page crashes comes back with its match', async ({ program, board }) => {
  program.forgive(/is gone: (crashed|killed)/);
  await board.attack('Player 1', 'left', 'Player 2', 'left');
  await board.stands(1);
  const window = await program.app.browserWindow(board.page);
  const [page] = await Promise.all([
    program.app.waitForEvent('window'),
    window.evaluate((dead: BrowserWindow) => dead.webContents.forcefullyCrashRenderer()),
  ]);
  const again = new Board(page);
  await again.isThere();
  await again.stands(1);
  await again.attack('Player 2', 'left', 'Player 1', 'left');
  await again.stands(2);
  await expect.poll(() => program.windows()).toBe(1);
});

testOnShared(
  'diagnostics are copied from About, and name nobody',
  async ({ program, board, configFile }) => {
    await board.choose('About');
    const about = board.page.getByRole('dialog', { name: 'About Digit Duels' });
    await expect(about).toContainText('https://github.com/digit-duels/digit-duels/issues');
    await about.getByRole('button', { name: 'Copy diagnostics' }).click();
    await expect(about.getByRole('status')).toContainText('Copied.');
    const text = await program.app.evaluate(({ clipboard }) => clipboard.readText());
    expect(JSON.parse(text)).toMatchObject({
      program: 'Digit Duels',
      match: { game: 'chopsticks', players: ['person', 'person'], moves: 0 },
    });
    expect(text).not.toContain(path.dirname(configFile.path));
  },
);

test('an error in the background is reported once, and logged', async ({
  program,
  board,
  userData,
}) => {
  program.forgive(/Nobody caught|thrown by a test|^\s+at /);
  await program.app.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown by a test');
    });
  });
  await expect(board.notices).toHaveCount(1);
  await expect(board.notices).toContainText('Something went wrong inside Digit Duels.');
  const log = path.join(userData, 'state', 'logs', 'main.log');
  expect(readFileSync(log, 'utf8')).toContain('thrown by a test');
  await board.attack('Player 1', 'left', 'Player 2', 'left');
  await board.stands(1);
});

testOnShared(
  'the self-test runs without a window, beside a running program',
  async ({ program }, info) => {
    const config = info.outputPath('mine.jsonc');
    const { status, said } = await startAlone(['.', '--self-test', `--config=${config}`]);
    const report = JSON.parse(said.split('\n').find((line) => line.startsWith('{')) ?? '{}') as {
      checks?: readonly { readonly name: string; readonly ok: boolean }[];
    };
    const passed = report.checks?.filter(({ ok }) => ok).map(({ name }) => name) ?? [];
    expect(passed.toSorted()).toEqual([...gameIds, 'board', 'config', 'log', 'match'].toSorted());
    expect(status).toBe(0);
    expect(existsSync(config)).toBe(false);
    expect(await program.windows()).toBe(1);
  },
);
