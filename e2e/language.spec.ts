import { expect, testOnShared as test } from './app.ts';
import type { Program } from './program.ts';

/** The label of a menu item, wherever the system shows it. */
function menuItem({ app }: Program, id: string): Promise<string | undefined> {
  return app.evaluate(
    ({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.label,
    id,
  );
}

test('choosing German in the preferences switches the whole program to German, and back', async ({
  program,
  board,
}) => {
  const { page } = board;
  const moves = page.getByRole('listitem');
  await board.attack('You', 'left', 'Computer', 'left');
  await board.stands(2);
  await expect(moves.first()).toContainText('Left hand strikes their left: 1 becomes 2');

  const preferences = await program.openPreferences();
  await preferences.goTo('Play');
  await preferences.choice('Language', 'Deutsch').click();
  await expect(preferences.choice('Sprache', 'Deutsch')).toBeChecked();
  await expect(preferences.page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expect(preferences.page).toHaveTitle('Digit Duels – Einstellungen');

  await expect(page.getByRole('button', { name: 'Neues Spiel' })).toBeVisible();
  await board.says('Du bist am Zug');
  await expect(page.getByRole('region', { name: 'Du', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Züge' })).toBeVisible();
  await expect(moves.first()).toContainText('Linke Hand schlägt die gegnerische linke: 1 wird 2');
  expect(await menuItem(program, 'new-game')).toBe('Neues Spiel\u{a0}…');
  await page.getByRole('button', { name: 'Neues Spiel' }).click();
  const newGame = page.getByRole('dialog', { name: 'Neues Spiel' });
  await expect(newGame.getByText('Du', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Hilfe' }).hover();
  await page.getByRole('menuitem', { name: 'Regeln' }).click();
  const rules = page.getByRole('dialog', { name: 'Chopsticks' });
  await expect(rules.getByRole('heading', { name: 'Ein Zug' })).toBeVisible();
  // The log is empty, as nothing has been played.
  await expect(board.page.getByRole('log').locator('p').last()).not.toContainText('Neues Spiel');

  await preferences.choice('Sprache', 'English').click();
  await expect(rules.getByRole('heading', { name: 'A move' })).toBeVisible();
  await page.keyboard.press('Escape');
  await board.says('Your turn');
  await expect(moves.first()).toContainText('Left hand strikes their left: 1 becomes 2');
  expect(await menuItem(program, 'new-game')).toBe('New game…');
});
