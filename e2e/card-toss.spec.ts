import { expect, test, testOnShared, twoPersons } from './app.ts';
import type { Board } from './board.ts';
import { numberCard, toss } from './card-tables.ts';

/** Who begins, according to the toss on the table. */
async function beginner(board: Board): Promise<string> {
  const words = await toss(board).innerText();
  return /Chosen at random: (Player \d) goes first\./.exec(words)?.[1] ?? words;
}

test.describe('Digit Conquest', () => {
  test.use({ config: { ...twoPersons, game: 'digit-conquest' } });

  test('a toss is still shown after a restart, and disappears with the first digit', async ({
    start,
  }) => {
    const first = await start();
    await expect(toss(first.board), 'nobody has asked for one').toHaveCount(0);
    await first.board.newGame({ first: 'At random' });
    const name = await beginner(first.board);
    await first.board.says(`${name} to move`);
    await first.quit();

    const { board } = await start();
    expect(await beginner(board)).toBe(name);
    await board.says(`${name} to move`);
    await expect(board.announced.first()).toHaveText(`Chosen at random: ${name} goes first.`);
    await expect(board.announced.last()).toHaveText(/: Draws \d\. .*to move\.$/);
    await board.page.keyboard.press('a');
    await board.stands(3);
    await expect(toss(board)).toHaveCount(0);
    await board.undo();
    expect(await beginner(board), 'when the first digit is taken back').toBe(name);
  });
});

test.describe('Summation Duel', () => {
  test.use({
    config: {
      ...twoPersons,
      game: 'summation-duel',
      'summation-duel': { numbers: 4, target: 3, bestOf: 3 },
    },
  });

  testOnShared('only the first round is tossed for', async ({ board }) => {
    await board.newGame({ first: 'At random' });
    await board.says(`${await beginner(board)} to move`);
    await numberCard(board, 3).click();
    await expect(board.gameOver).toBeVisible();
    await expect(toss(board)).toHaveCount(0);
    await board.gameOver.getByRole('button', { name: 'Next game' }).click();
    await board.says('Game 2 of 3');
    await expect(toss(board)).toHaveCount(0);
  });
});
