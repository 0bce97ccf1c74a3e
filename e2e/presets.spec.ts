import { expect, still, test } from './app.ts';

test.use({ config: { ...still, chopsticks: { overflow: 'rollover', meta: true } } });

test('a preset is saved, renamed, and chosen for a game after a restart', async ({
  start,
  configFile,
}) => {
  const first = await start();
  const preferences = await first.openPreferences();
  await preferences.page.getByRole('textbox', { name: 'Name of the preset' }).fill('Ours');
  await preferences.page.getByRole('button', { name: 'Save as preset' }).click();
  await preferences.page.getByRole('button', { name: 'Rename Ours' }).click();
  await preferences.page.getByRole('textbox', { name: 'New name of Ours' }).fill('House rules');
  await preferences.page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(preferences.page.getByRole('button', { name: 'Delete House rules' })).toBeVisible();
  // The rules go back to the usual ones; the preset keeps what it was saved with.
  await preferences.choose('Full hands', 'Cutoff');
  await preferences.switch('Meta').click();
  await expect.poll(() => configFile.read()).toContain('"meta": false');
  await first.end();

  const { board, ...second } = await start();
  await board.newGame({ rules: 'House rules' });
  await expect(board.topBar).toContainText('Full hands: Rollover');
  await expect(board.topBar).toContainText('Meta');
  expect(second).toBeDefined();
});

test('a preset that is deleted is gone from the file', async ({ program, configFile }) => {
  const preferences = await program.openPreferences();
  await preferences.page.getByRole('textbox', { name: 'Name of the preset' }).fill('Ours');
  await preferences.page.keyboard.press('Enter');
  await expect.poll(() => configFile.read()).toContain('"Ours"');
  await preferences.page.getByRole('button', { name: 'Delete Ours' }).click();
  await expect.poll(() => configFile.read()).not.toContain('"Ours"');
});
