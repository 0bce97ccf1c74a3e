import { expect, still, test, testOnShared, twoPersons } from './app.ts';
import { hasNoAccessibilityFaults } from './looks.ts';

test.use({ config: { ...twoPersons, start: 'home' } });

test('the home view draws the current match and continues it', async ({ start }) => {
  const program = await start();
  const { board } = program;
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
  await program.quit();
  const again = (await start()).board;
  await again.stands(1);
});

testOnShared(
  'the page comes with a picture of the home view, which looks as the page then draws it',
  async ({ start }) => {
    const { board } = await start();
    const { page } = board;
    await board.topBar.getByRole('button', { name: 'Home' }).click();
    await expect(board.home.title).toBeVisible();
    const differences = await page.evaluate(async () => {
      const served = await (await fetch(location.href)).text();
      const picture = new DOMParser().parseFromString(served, 'text/html');
      const games = (root: ParentNode) =>
        [...root.querySelectorAll('.home article')].map((card) => ({
          words: card.textContent.replace(/\s+/g, ' ').trim(),
          lines: card.querySelectorAll('svg path').length,
        }));
      // The parts keep their size even if they are empty.
      const parts = (root: ParentNode) =>
        [...root.querySelectorAll('.home main > *')].map(
          (part) => (part.cloneNode() as Element).outerHTML,
        );
      return {
        picture: [...games(picture), ...parts(picture)],
        page: [...games(document), ...parts(document)],
      };
    });
    expect(differences.picture.length).toBeGreaterThan(4);
    expect(differences.picture).toEqual(differences.page);
  },
);

testOnShared('each game is played, asked about and explained from its card', async ({ board }) => {
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

  testOnShared('a newcomer is led to the first lesson', async ({ board }) => {
    const { home, page } = board;
    await board.topBar.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: /^New here\? Learn in one minute/ }).click();
    await expect(page.getByText('Step 1 of 8')).toBeVisible();
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(home.title).toBeVisible();
  });

  testOnShared('two persons sit down at one table in two clicks', async ({ board }) => {
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

testOnShared('the home view has no serious fault of accessibility', async ({ board }) => {
  await board.topBar.getByRole('button', { name: 'Home' }).click();
  await expect(board.home.title).toBeVisible();
  await hasNoAccessibilityFaults(board.page, 'home');
});
