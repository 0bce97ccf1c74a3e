import { expect, still, test, testOnShared } from './app.ts';

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
  // Reset the rules; the preset keeps the rules with which it was saved.
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

testOnShared(
  'a name that is taken is answered where it was typed, and replaced only on request; one that is deleted is gone from the file',
  async ({ program, configFile }) => {
    const preferences = await program.openPreferences();
    const { page } = preferences;
    const name = page.getByRole('textbox', { name: 'Name of the preset' });
    await name.fill('Misère');
    await page.keyboard.press('Enter');
    const reason = page.getByText('“Misère” is a preset of the game itself: choose another name.');
    await expect(reason).toBeInViewport();
    await expect(name).toBeFocused();
    expect(await preferences.saidAbout(name)).toContain('choose another name');

    await name.fill('Ours');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Delete Ours' })).toBeVisible();
    await expect(reason).toBeHidden();
    await preferences.choose('Full hands', 'Cutoff');
    const before = configFile.read();

    const question = preferences.question('Replace “Ours”?');
    await name.fill('Ours');
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(name).toHaveValue('Ours');
    expect(configFile.read()).toBe(before);

    await page.getByRole('button', { name: 'Save as preset' }).click();
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => configFile.read()).not.toContain('"rollover"');
    await expect(page.getByRole('button', { name: 'Delete Ours' })).toHaveCount(1);

    await page.getByRole('button', { name: 'Delete Ours' }).click();
    await expect.poll(() => configFile.read()).not.toContain('"Ours"');
  },
);
