import { expect, still, test, twoPersons } from './app.ts';
import { numberCard } from './card-tables.ts';

test.use({ newcomer: true });

test.describe('a new player', () => {
  test.use({ config: twoPersons });

  test('is helped with the first two moves, then never again, except on request', async ({
    program,
    board,
  }) => {
    const { page } = board;
    const pick = page.getByText('Choose the hand you want to strike with.');
    const strike = page.getByText('Now choose the hand to strike');
    const finger = page.locator('.finger');

    await expect(pick).toBeVisible();
    await expect(finger).toBeVisible();
    await board.pickUp('left', 'Player 1');
    await expect(strike).toBeVisible();
    await board.hand('Player 2', 'left').click();
    await expect(pick).toBeVisible();
    await board.attack('Player 2', 'left', 'Player 1', 'left');
    await expect(pick).toBeHidden();
    await expect(finger).toBeHidden();

    await page.reload();
    await board.isThere();
    await board.newGame();
    await board.stands(0);
    await expect(pick).toBeHidden();
    await program.press('CmdOrCtrl+F1');
    await expect(pick).toBeVisible();
  });
});

test.describe('cards', () => {
  test.use({ config: { ...still, game: 'summation-duel' } });

  test('say what to do first, too', async ({ board }) => {
    const { page } = board;
    await expect(page.getByText('Choose a number: it is added to the total.')).toBeVisible();
    const box = await numberCard(board, 1).boundingBox();
    const finger = await page.locator('.finger').evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return { x, y };
    });
    expect(finger.x).toBeGreaterThan(box?.x ?? Infinity);
    expect(finger.y).toBeGreaterThan(box?.y ?? Infinity);
  });
});
