import { expect, testOnShared as test, twoPersons } from './app.ts';
import { inEveryLook } from './looks.ts';

test.use({ config: { ...twoPersons, start: 'home' } });

test('a game is found in the atlas by mouse and played', async ({ board }) => {
  const { page } = board;
  const grid = page.getByRole('grid', { name: 'Games of the atlas' });
  const rows = grid.getByRole('row').filter({ has: page.getByRole('gridcell') });
  const choose = async (filter: string, option: string) => {
    await page.getByRole('search').getByRole('combobox', { name: filter }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await board.topBar.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Atlas', exact: true }).click();
  await expect(rows.first()).toContainText('Standard rules');
  expect(await rows.count(), 'only those in sight are drawn').toBeLessThan(40);

  await choose('Fingers', '5 fingers');
  await choose('With a rule …', 'Self-attack');
  await expect(rows.first()).toHaveText(/^5\s*Self-attack\s*Win in 12 moves/);
  await choose('Without a rule …', 'Swaps');
  await choose('First player', 'First player wins');
  await grid.getByRole('button', { name: 'First player' }).click();
  await expect(rows.first()).toContainText(/Win in \d\b/);
  await page.getByRole('button', { name: 'Remove filter: Without Swaps' }).click();

  await grid.getByRole('button', { name: 'Rules' }).click();
  await rows.first().click();
  await expect(page.locator('code')).toHaveText(
    'npm run cli -- solve chopsticks --set selfAttack=true',
  );
  const changes = page.getByRole('list', { name: 'What one rule changes' });
  await changes.getByRole('button', { name: 'Swaps: Win in 10 moves' }).click();
  await expect(grid.locator('[aria-selected="true"]')).toContainText('Swaps, Self-attack');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await board.says('Player 1 to move');
  await expect(board.topBar).toContainText('Self-attack');
  await board.attack('Player 1', 'left', 'Player 2', 'right');
  await board.says('Player 2 to move');
});

test('a game is found in the atlas by keyboard and played, in every look', async ({
  program,
  board,
  configFile,
}) => {
  const { page } = board;
  await program.press('CmdOrCtrl+Shift+A');
  const grid = page.getByRole('grid', { name: 'Games of the atlas' });
  await expect(grid).toBeFocused();
  const active = grid.locator('[aria-selected="true"]');
  await expect(active).toContainText('Standard rules');
  await page.keyboard.press('End');
  await expect(active).not.toContainText('Standard rules');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(active).toContainText('Standard rules');
  await inEveryLook(program, configFile, 'atlas');
  await page.getByRole('button', { name: /^6 fingers:/ }).focus();
  await page.keyboard.press('Space');
  await expect(active).toHaveText(/^6\s*Standard rules/);
  await grid.focus();
  await page.keyboard.press('Enter');
  await board.says('Player 1 to move');
});
