import type { Locator, Page } from '@playwright/test';
import type { Board } from './board.ts';
import { expect, test, testOnShared } from './app.ts';
import { hasNoAccessibilityFaults } from './looks.ts';

const light = {
  start: 'table',
  players: ['person', 'person'],
  appearance: { motion: 'off', pace: 'fast', theme: 'light' },
} as const;

test.use({ config: light });

const skins = {
  peach: 'rgb(243, 198, 161)',
  'white-gloves': 'rgb(251, 250, 246)',
  'leather-gloves': 'rgb(173, 87, 49)',
};
const sleeveColours = {
  teal: 'rgb(13, 150, 144)',
  sky: 'rgb(95, 197, 239)',
  orange: 'rgb(208, 105, 26)',
};

const skinOf = (board: Board, who: string) => board.hand(who, 'left').locator('.flesh').first();
const sleeveOf = (board: Board, who: string) => board.hand(who, 'left').locator('.cloth').first();

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let count = 0; count < 14; count++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

testOnShared(
  'gloves are searched for, put on by mouse and by keys, seen on the board, and taken off',
  async ({ program, board, configFile }) => {
    const preferences = await program.openPreferences();
    const { page } = preferences;
    const { keyboard } = page;
    await page.getByRole('searchbox').click();
    await keyboard.type('glove');
    const results = page.getByRole('region', { name: 'Search results' });
    await expect(results.getByRole('status')).toHaveText('1 result.');
    await expect(skinOf(board, 'Player 1')).toHaveCSS('fill', skins.peach);
    await results.getByRole('radio', { name: 'White gloves' }).click();
    await expect(skinOf(board, 'Player 1')).toHaveCSS('fill', skins['white-gloves']);
    await expect.poll(configFile.read).toContain('"hands": "white-gloves"');
    await hasNoAccessibilityFaults(page, 'search');

    await keyboard.press('ControlOrMeta+F');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await keyboard.type('leather');
    await tabTo(page, results.getByRole('radio', { name: 'White gloves' }));
    await keyboard.press('ArrowRight');
    await expect(results.getByRole('radio', { name: 'Leather gloves' })).toBeChecked();
    await expect(skinOf(board, 'Player 2')).toHaveCSS('fill', skins['leather-gloves']);

    const reset = results.getByRole('button', { name: 'Reset Hands to Peach' });
    await tabTo(page, reset, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(skinOf(board, 'Player 1')).toHaveCSS('fill', skins.peach);
    await expect.poll(configFile.read).not.toContain('gloves');
    await expect(reset).toBeFocused();
    await expect(reset).toHaveAttribute('aria-disabled', 'true');

    await page.getByRole('searchbox').press('Escape');
    await expect(page.getByRole('tabpanel', { name: 'Chopsticks' })).toBeVisible();
  },
);

testOnShared(
  'a table and sleeves are chosen while a match goes on, and by hand in the file',
  async ({ program, board, configFile }) => {
    const html = board.page.locator('html');
    // In a low window, the table has no emblem.
    await program.resize(1280, 800);
    const preferences = await program.openPreferences();
    await preferences.goTo('Table and hands');
    await preferences.choice('Table', 'Felt').click();
    await expect(html).toHaveAttribute('data-table', 'felt');
    await expect(board.page.locator('.inlay path')).toBeVisible();
    await preferences.choice('Sleeves of player 1', 'Orange').click();
    await expect(sleeveOf(board, 'Player 1')).toHaveCSS('fill', sleeveColours.orange);
    // The other player has taken over the first one's colour.
    await expect(preferences.choice('Sleeves of player 2', 'Blue')).toBeChecked();

    const config = JSON.parse(configFile.read()) as { looks: object };
    configFile.write(JSON.stringify({ ...config, looks: { table: 'slate', sleeve2: 'teal' } }));
    await expect(html).toHaveAttribute('data-table', 'slate');
    await expect(preferences.choice('Sleeves of player 2', 'Teal')).toBeChecked();
    await expect(sleeveOf(board, 'Player 2')).toHaveCSS('fill', sleeveColours.teal);
  },
);

test('players keep their names and colours after a restart', async ({ start }) => {
  const first = await start();
  const { board } = first;
  const { newGameDialog: dialog, page } = board;
  await first.press('CmdOrCtrl+N');
  const name = (seat: number) =>
    dialog.getByRole('textbox', { name: `Name of the player at seat ${seat}` });
  const colour = (seat: number) =>
    dialog.getByRole('combobox', { name: new RegExp(`^Colour of seat ${seat}`) });
  await expect(name(1)).toHaveAttribute('placeholder', 'Player 1');
  await name(1).fill('Ann');
  await colour(1).click();
  await page.getByRole('option', { name: 'Teal' }).click();
  await tabTo(page, colour(2));
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(colour(2)).toHaveAccessibleName('Colour of seat 2: Sky blue');
  await tabTo(page, name(2));
  await page.keyboard.type('Ben');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await sitThere(board);
  await first.quit();

  const second = await start();
  await sitThere(second.board);
  await second.press('CmdOrCtrl+N');
  await expect(
    second.board.newGameDialog.getByRole('textbox', { name: 'Name of the player at seat 2' }),
  ).toHaveValue('Ben');

  async function sitThere(at: Board): Promise<void> {
    await at.holds('Ann', 1, 1);
    await at.holds('Ben', 1, 1);
    await expect(sleeveOf(at, 'Ann')).toHaveCSS('fill', sleeveColours.teal);
    await expect(sleeveOf(at, 'Ben')).toHaveCSS('fill', sleeveColours.sky);
  }
});
