import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from './app.ts';

const root = path.join(import.meta.dirname, '..');
const python = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], {
  encoding: 'utf8',
});

test.use({
  config: { start: 'table', game: 'chopsticks', appearance: { motion: 'off', pace: 'fast' } },
});

test('the forty lines of Python are added in the Preferences, and play a match', async ({
  program,
  board,
}) => {
  test.skip(python.error !== undefined, 'there is no python3 on this machine');
  await program.app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] });
    dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false });
  }, python.stdout.trim());
  const preferences = await program.openPreferences();
  await preferences.goTo('Play');
  const engine = `"${process.execPath}" "${path.join(root, 'dist/cli/main.js')}" engine`;
  await preferences.page
    .getByRole('textbox', { name: 'Arguments' })
    .fill(`"${path.join(root, 'docs/examples/player.py')}" ${engine}`);
  await preferences.page.getByRole('button', { name: 'Add a program…' }).click();
  await expect(
    preferences.page.getByRole('button', { name: 'Remove Fewest replies' }),
  ).toBeVisible();

  await board.page.bringToFront();
  await board.topBar.getByRole('button', { name: 'New game' }).click();
  await board.page.getByLabel('Strength of the computer at seat 2').click();
  await board.page.getByRole('option', { name: 'More…' }).click();
  await board.page.getByRole('option', { name: 'Fewest replies' }).click();
  await board.page.getByRole('button', { name: 'Start', exact: true }).click();
  await board.attack('You', 'left', 'Fewest replies', 'left');
  await board.stands(2);
});
