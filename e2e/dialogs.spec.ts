import { expect, testOnShared as test, twoPersons } from './app.ts';

test.use({ config: twoPersons });

test('a dialog focuses its most likely control, and returns the focus when closed', async ({
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
    await expect(
      newGameDialog.getByRole('radio', { name: 'Chopsticks', exact: true }),
    ).toBeFocused();
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

test('the rules open over any dialog, which is there again after them', async ({
  program,
  board,
}) => {
  const { page, topBar } = board;
  const about = page.getByRole('dialog', { name: 'About Digit Duels' });
  const rules = page.getByRole('dialog', { name: 'Chopsticks' });
  await board.choose('About');
  await page.getByRole('button', { name: 'Licences' }).click();
  const licences = page.getByRole('dialog', { name: 'Licences' });
  await expect(licences).toBeVisible();
  await program.press('F1');
  await expect(rules.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(licences).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(licences).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(topBar.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('the page keeps its state under a form dialog; a dialog that is only read closes for another', async ({
  program,
  board,
}) => {
  const { page, newGameDialog } = board;
  await program.press('CmdOrCtrl+N');
  await expect(newGameDialog.locator(':focus')).toHaveCount(1);
  await program.press('CmdOrCtrl+L');
  // Once this is answered, the page has received it.
  await board.revision();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(board.topBar).toBeVisible();
  await program.press('F1');
  await expect(page.getByRole('dialog', { name: 'Chopsticks' })).toBeVisible();
  await program.press('CmdOrCtrl+L');
  await expect(page.getByRole('heading', { name: 'Matches', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await program.press('CmdOrCtrl+Shift+T');
  await expect(board.topBar).toBeVisible();
});

test('About leads to the licences of the program’s libraries', async ({ board }) => {
  const { page } = board;
  await board.choose('About');
  await page.getByRole('button', { name: 'Licences' }).click();
  const licences = page.getByRole('dialog', { name: 'Licences' });
  await licences.getByText(/^zod \d/).click();
  await expect(licences.getByText('Copyright (c) 2025 Colin McDonnell')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(licences).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'About Digit Duels' })).toBeVisible();
});

test('the focused element isn’t hidden behind the foot of a dialog', async ({ program, board }) => {
  await program.resize(640, 520);
  await board.attack('Player 1', 'left', 'Player 2', 'left');
  await program.press('CmdOrCtrl+N');
  const rules = board.newGameDialog.getByLabel('Rules').getByRole('radio').last();
  await expect(board.newGameDialog.locator(':focus')).toHaveCount(1);
  await rules.focus();
  const [field, foot] = [rules, board.newGameDialog.locator('footer')].map((each) =>
    each.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect((await field)?.bottom).toBeLessThanOrEqual((await foot)?.top ?? 0);
});

test('nothing on the table covers the menu', async ({ program, board }) => {
  const { page, topBar } = board;
  await program.resize(719, 900);
  await topBar.getByRole('button', { name: 'Menu' }).click();
  for (const item of await page.getByRole('menuitem').all()) {
    const free = await item.evaluate((element) => {
      const { left, right, top, height } = element.getBoundingClientRect();
      return [0.1, 0.3, 0.5, 0.7, 0.9].every((share) => {
        const x = left + share * (right - left);
        return element.contains(document.elementFromPoint(x, top + height / 2));
      });
    });
    expect(free, await item.innerText()).toBe(true);
  }
});

test('a dialog opened by a shortcut replaces the menu', async ({ program, board }) => {
  const { page, topBar } = board;
  const rules = page.getByRole('dialog', { name: 'Chopsticks' });
  await topBar.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await program.press('F1');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(rules.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(topBar.getByRole('button', { name: 'Menu' })).toBeFocused();
});
