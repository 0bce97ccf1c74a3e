import { writeFileSync } from 'node:fs';
import { expect, testOnShared, twoPersons } from './app.ts';

testOnShared.use({ config: twoPersons });

testOnShared(
  'a second person is added, comes to the machine, and is deleted while there',
  async ({ program, board }, testInfo) => {
    const { page } = board;
    const preferences = await program.openPreferences();
    await preferences.goTo('Files');
    await preferences.page.getByRole('button', { name: 'Add a person…' }).click();
    await preferences.page.getByLabel('Your name').fill('Ann');
    await preferences.page.getByLabel('Name of the new person').fill('Ben');
    await preferences.page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(preferences.page.getByText('Ben has been added.')).toBeVisible();

    const task = testInfo.outputPath('task.duel');
    writeFileSync(task, '[Task "Try"]\n[Game "chopsticks"]\n\n*\n');
    await program.startAgain(task);
    const question = page.getByRole('dialog', { name: 'Who is playing?' });
    await question.getByRole('button', { name: 'Guest' }).click();
    await expect(page.getByText(/^A guest is playing/)).toBeVisible();
    await expect(question).toBeHidden();

    await page.bringToFront();
    await program.press('CmdOrCtrl+Shift+H');
    await page.getByRole('button', { name: /^Guest is playing/ }).click();
    await question.getByRole('button', { name: 'Ben' }).click();
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
