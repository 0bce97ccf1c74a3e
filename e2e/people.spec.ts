import { expect, testOnShared, twoPersons } from './app.ts';

testOnShared.use({ config: twoPersons });

testOnShared(
  'a second person is added, comes to the machine, and is deleted while there',
  async ({ program, board }) => {
    const { page } = board;
    const preferences = await program.openPreferences();
    await preferences.goTo('Files');
    await preferences.page.getByRole('button', { name: 'Add a person…' }).click();
    await preferences.page.getByLabel('Your name').fill('Ann');
    await preferences.page.getByLabel('Name of the new person').fill('Ben');
    await preferences.page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(preferences.page.getByText('Ben has been added.')).toBeVisible();

    await page.bringToFront();
    await program.press('CmdOrCtrl+Shift+H');
    await page.getByRole('button', { name: /^Ann is playing/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ben' }).click();
    await expect(page.getByRole('button', { name: /^Ben is playing/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();

    await preferences.page.bringToFront();
    await preferences.page.getByRole('button', { name: 'Delete Ben…' }).click();
    await preferences.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(preferences.page.getByText('Ben has been deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: /is playing/ })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Digit Duels' })).toBeVisible();
  },
);
