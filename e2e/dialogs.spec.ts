import { expect, test, twoPersons } from './app.ts';

test.use({ config: twoPersons });

test('a dialog begins with what one came for, and gives the keyboard back', async ({
  program,
  board,
}) => {
  const { page, topBar, newGameDialog } = board;
  const openers = [
    { opener: board.hand('Player 1', 'left'), open: () => program.press('CmdOrCtrl+N') },
    {
      opener: topBar.getByRole('button', { name: 'New game' }),
      open: () => page.keyboard.press('Enter'),
    },
  ];
  for (const { opener, open } of openers) {
    await opener.focus();
    await open();
    await expect(newGameDialog.getByRole('radio', { name: 'Chopsticks' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(newGameDialog).toBeHidden();
    await expect(opener).toBeFocused();
  }

  const rules = page.getByRole('dialog');
  await board.choose('Rules');
  await expect(rules.getByRole('heading', { name: 'Chopsticks', level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(topBar.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('a dialog that a shortcut opens takes the place of the menu', async ({ program, board }) => {
  const { page, topBar } = board;
  const rules = page.getByRole('dialog', { name: 'Chopsticks' });
  await topBar.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await program.press('F1');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(rules.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(page.locator(':focus')).toHaveCount(1);
});
