import { expect, still, test, twoPersons } from './app.ts';
import { layoutOf } from './boxes.ts';
import { crowding } from './crowding.ts';
import { numberCard } from './card-tables.ts';

test.use({ newcomer: true });

test.describe('a new player', () => {
  test.use({ config: twoPersons });

  test('is helped with the first two moves, then never again, except on request', async ({
    program,
    board,
  }) => {
    const { page } = board;
    const pick = page.getByText(
      'Put all their hands out (5 fingers): choose a hand to strike with.',
    );
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

test.describe('what is said to a newcomer', () => {
  test.use({ config: twoPersons });

  test('leaves every hand as large as it is', async ({ program, board }) => {
    for (const [width, height] of [
      [1280, 800],
      [640, 520],
    ] as const) {
      await program.resize(width, height);
      await board.newGame();
      await board.stands(0);
      const hands = async () => (await layoutOf(board.page, { hand: '[data-hand]' })).boxes.hand;
      const sizes = async () => (await hands()).map((box) => [box.y, box.height].map(Math.round));
      const said = board.page.locator('.said');
      await program.press('CmdOrCtrl+F1');
      await expect(said).toBeVisible();
      const before = await sizes();
      await board.attack('Player 1', 'left', 'Player 2', 'left');
      await board.attack('Player 2', 'left', 'Player 1', 'left');
      await expect(said).toBeHidden();
      expect(await sizes()).toEqual(before);
    }
  });
});

for (const game of ['digit-conquest', 'summation-duel']) {
  test.describe(`the finger in ${game}`, () => {
    test.use({ config: { ...still, game } });

    test('lies beside what it explains', async ({ program, board }) => {
      await expect(board.page.locator('.finger')).toBeVisible();
      for (const [width, height] of [
        [1280, 800],
        [800, 600],
      ] as const) {
        await program.resize(width, height);
        expect.soft(await crowding(board.page), `${width}×${height}`).toEqual([]);
      }
      if (game !== 'summation-duel') return;
      await expect(board.page.getByText('Reach exactly 50 to win.')).toBeVisible();
      const box = await numberCard(board, 6).boundingBox();
      const finger = await board.page.locator('.finger').evaluate((element) => {
        const { x, y } = element.getBoundingClientRect();
        return { x, y };
      });
      expect(finger.x).toBeGreaterThan(box?.x ?? Infinity);
      expect(finger.y).toBeGreaterThan(box?.y ?? Infinity);
    });
  });
}
