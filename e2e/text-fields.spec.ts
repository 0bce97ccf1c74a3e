import { expect, test, testOnShared, twoPersons } from './app.ts';
import { numberCard } from './card-tables.ts';
import { Library } from './library.ts';
import { shortcuts, type Program } from './program.ts';
import { chooseInTextMenu, openTextMenu } from './text-menu.ts';

const command = 'ControlOrMeta';

/** Chooses an item of the system's menu. */
async function chooseInMenu({ app }: Program, id: string): Promise<void> {
  await app.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted);
    (item as unknown as { click: () => void }).click();
  }, id);
}

test.use({ config: { ...twoPersons, game: 'summation-duel', 'summation-duel': { target: 30 } } });

testOnShared(
  'who types undoes and redoes the text, and never a move; elsewhere it is the move',
  async ({ program, board }) => {
    const { page } = board;
    await numberCard(board, 5).click();
    await board.stands(1);
    await program.press('CmdOrCtrl+Shift+M');
    const text = page.getByRole('dialog').getByRole('textbox');
    await expect(text).toBeFocused();
    await page.keyboard.insertText('Five');
    await page.keyboard.press(`${command}+z`);
    await expect(text).toHaveValue('');
    await program.press(shortcuts.redo);
    await expect(text).toHaveValue('Five');
    await chooseInMenu(program, 'undo');
    await expect(text).toHaveValue('');
    await chooseInMenu(program, 'redo');
    await expect(text).toHaveValue('Five');
    await page.keyboard.press('Escape');
    await expect(text).toBeHidden();
    await board.stands(1);
    await page.keyboard.press(`${command}+z`);
    await board.stands(0);
  },
);

test('undo in a field with nothing to undo doesn’t restore a deleted match', async ({
  program,
  board,
}) => {
  const { page } = board;
  const library = new Library(page);
  for (const number of [5, 4]) {
    await numberCard(board, number).click();
    await board.stands(1);
    await board.newGame();
    await board.stands(0);
  }
  await program.press('CmdOrCtrl+L');
  await expect(library.found).toHaveText('2 matches');
  await library.grid.getByRole('row').nth(1).click();
  await page.keyboard.press('Delete');
  await expect(library.found).toHaveText('1 match');

  await library.search.click();
  for (const undo of [
    () => page.keyboard.press(`${command}+z`),
    () => chooseInMenu(program, 'undo'),
  ]) {
    await undo();
    // The menu's undo may come after the text typed now, and then takes that back.
    await expect(async () => {
      await library.search.fill('summation');
      await expect(library.search).toHaveValue('summation', { timeout: 1000 });
    }).toPass();
    await expect(library.found).toHaveText('1 match');
    await library.search.fill('');
  }

  await page.keyboard.type('no such');
  await expect(library.found).toHaveText('No match');
  await library.search.fill('');
  await library.grid.focus();
  await page.keyboard.press(`${command}+z`);
  await expect(library.found).toHaveText('2 matches');
  await expect(library.search).toHaveValue('');
});

testOnShared('a text field has a menu for its text', async ({ program, board }) => {
  const { page } = board;
  // Long enough that a click into the field hits the text: a Mac selects something else next to it.
  const words = 'played by all of us on a winter evening';
  const library = new Library(page);
  await program.press('CmdOrCtrl+L');
  expect(await openTextMenu(program, library.search)).toEqual([
    '(Undo)',
    '(Redo)',
    '(Cut)',
    '(Copy)',
    'Paste',
    'Select all',
  ]);
  await page.keyboard.insertText(words);
  await openTextMenu(program, library.search);
  await chooseInTextMenu(program, 'Select all');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(words);
  expect(await openTextMenu(program, library.search)).toEqual([
    'Undo',
    '(Redo)',
    'Cut',
    'Copy',
    'Paste',
    'Select all',
  ]);
  await chooseInTextMenu(program, 'Cut');
  await expect(library.search).toHaveValue('');
  await openTextMenu(program, library.search);
  await chooseInTextMenu(program, 'Paste');
  await expect(library.search).toHaveValue(words);
  await openTextMenu(program, library.search);
  await chooseInTextMenu(program, 'Undo');
  await expect(library.search).toHaveValue('');
  await openTextMenu(program, library.search);
  await chooseInTextMenu(program, 'Redo');
  await expect(library.search).toHaveValue(words);
});

testOnShared(
  'a text that is there to be read can be copied where it is selected',
  async ({ program, configFile }) => {
    const preferences = await program.openPreferences();
    await preferences.goTo('Files');
    const file = preferences.page.getByText(configFile.path, { exact: true });
    await file.click({ clickCount: 3 });
    expect(await openTextMenu(program, file)).toEqual(['Copy']);
  },
);

testOnShared(
  'in the preferences the menu undoes what was typed there, and takes back no move',
  async ({ program, board }) => {
    await numberCard(board, 5).click();
    await board.stands(1);
    const { page } = await program.openPreferences();
    const search = page.getByRole('searchbox');
    await search.click();
    await page.keyboard.insertText('motion');
    await chooseInMenu(program, 'undo');
    await expect(search).toHaveValue('');
    await chooseInMenu(program, 'redo');
    await expect(search).toHaveValue('motion');
    expect(await openTextMenu(program, search)).toContain('Undo');
    await chooseInTextMenu(program, 'Undo');
    await expect(search).toHaveValue('');
    await board.stands(1);
  },
);
