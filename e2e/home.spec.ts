import { expect, still, test as onOwn, testOnShared as test, twoPersons } from './app.ts';
import { hasNoAccessibilityFaults } from './looks.ts';

test.use({ config: { ...twoPersons, start: 'home' } });

test('the home view draws the current match, continues it, and has no serious fault of accessibility', async ({
  program,
  board,
}) => {
  const { home, page } = board;
  await board.attack('Player 1', 'left', 'Player 2', 'right');
  await board.stands(1);
  await board.topBar.getByRole('button', { name: 'Home' }).click();
  await expect(home.title).toBeVisible();
  await expect(page.getByText('Player 1 – Player 2 · 1 move · Player 2 to move')).toBeVisible();
  await expect(home.continue).toBeFocused();
  // Shortcuts for the match do nothing while it isn't shown.
  await program.press('CmdOrCtrl+Z');
  // Menu shortcuts arrive through the main process, other keys directly.
  await board.revision();
  await page.keyboard.press('Enter');
  await board.stands(1);
  await board.holds('Player 2', 1, 2);

  await program.press('CmdOrCtrl+Shift+H');
  await expect(home.title).toBeVisible();
  await hasNoAccessibilityFaults(page, 'home');
});

test('each game is played, asked about and explained from its card', async ({ board }) => {
  const { home, page, newGameDialog } = board;
  await board.topBar.getByRole('button', { name: 'Home' }).click();

  await home.rules('Digit Conquest').click();
  const rules = page.getByRole('dialog', { name: 'Digit Conquest' });
  await expect(rules.getByRole('heading', { name: 'Goal' })).toBeVisible();
  await page.keyboard.press('Escape');

  await home.other('Summation Duel').click();
  const game = newGameDialog.getByRole('radiogroup', { name: 'Game', exact: true });
  await expect(game.getByRole('radio', { name: 'Summation Duel' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(home.title).toBeVisible();

  await home.play('The Scholar’s Game').click();
  await expect(board.topBar.getByRole('heading', { name: 'The Scholar’s Game' })).toBeVisible();
  await board.says('Player 1 to move');
});

test.describe('the first minute', () => {
  test.use({ config: { ...still, start: 'home' } });
  onOwn.use({ config: { ...still, start: 'home' } });

  // What comes next follows from all that was done in a program.
  onOwn('a newcomer is led to the first lesson', async ({ board }) => {
    const { home, page } = board;
    await board.topBar.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: /^New here\? Learn in one minute/ }).click();
    await expect(page.getByText('Step 1 of 8')).toBeVisible();
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(home.title).toBeVisible();
  });

  test('two persons sit down at one table in two clicks', async ({ board }) => {
    const { page, newGameDialog } = board;
    await board.topBar.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: /^Two players at this table/ }).click();
    await expect(newGameDialog.getByRole('radio', { name: 'Person', checked: true })).toHaveCount(
      2,
    );
    await newGameDialog.getByRole('button', { name: 'Start', exact: true }).click();
    await board.says('Player 1 to move');
    await expect(board.plates).toHaveText([/Player 2/, /Player 1/]);
  });
});
