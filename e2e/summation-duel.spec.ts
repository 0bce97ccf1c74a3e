import { expect, still, testOnShared as test } from './app.ts';
import { numberCard as card, total } from './card-tables.ts';

const persons = {
  ...still,
  game: 'summation-duel',
  first: 1,
  players: ['person', 'person'],
} as const;

/** The eight turns of the rule book's example, in which the first player loses. */
const example = [6, 9, 10, 8, 7, 5, 4, 1];

/** All of them except the last. */
const begun = example
  .slice(0, -1)
  .map((number) => `+${number}`)
  .join(' ');

test.describe('a small window', () => {
  const rules = { bestOf: 3, numbers: 12, target: 66, firstNext: 'alternate' };
  test.use({ config: { ...still, game: 'summation-duel', first: 1, 'summation-duel': rules } });

  test('nothing moves when the text at the top changes', async ({ program, board }) => {
    await program.resize(800, 600);
    const heights = new Set<number | undefined>();
    const measure = async () => heights.add((await board.topBar.boundingBox())?.height);
    await board.says('Your turn');
    await measure();
    await card(board, 1).click();
    await board.stands(2);
    await board.goToMove(1);
    await board.says('Looking back at move 1');
    await measure();
    expect(heights.size).toBe(1);
    await program.resize(1280, 800);
    await expect(
      board.topBar.getByText('Who goes first in the next game: Alternating'),
    ).toBeInViewport();
  });
});

test.describe('a best of three', () => {
  test.use({ config: { ...persons, 'summation-duel': { bestOf: 3 } } });

  test('ends with a champion, by mouse', async ({ board }) => {
    await board.openRecord(`[Game "summation-duel"]\n[bestOf "3"]\n\n${begun} *`);
    await board.stands(7);
    await board.says('Game 1 of 3');
    await card(board, 1).click();
    await board.isOver('Player 2 wins!', 'The total is exactly 50.');
    await expect(card(board, 9)).toHaveAccessibleName('9, used by Player 2');
    await expect(board.plates.filter({ hasText: 'Player 2' })).toContainText('1');

    await board.gameOver.getByRole('button', { name: 'Next game' }).click();
    await board.says('Game 2 of 3');
    await board.says('Player 1 to move');
    await board.openRecord(
      `[Game "summation-duel"]\n[bestOf "3"]\n\n${begun} +1 *\n\n[Round "2"]\n\n${begun} *`,
    );
    await board.stands(7);
    await card(board, 1).click();
    await board.isOver('Player 2 is the champion!', 'Player 1: 0 · Player 2: 2');
    await expect(board.gameOver.getByRole('button', { name: 'Next game' })).toBeHidden();

    await board.playAgain();
    await board.says('Game 1 of 3');
    await expect(total(board)).toHaveAttribute('aria-valuenow', '0');
  });
});

test.describe('one game', () => {
  test.use({ config: persons });

  test('is played by keyboard alone, with arrows and by typing', async ({ board }) => {
    const { keyboard } = board.page;
    await keyboard.press('ArrowRight');
    await expect(card(board, 1)).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(card(board, 6)).toBeFocused();
    await expect(board.page.getByRole('region', { name: 'Total' })).toContainText('→ 6');
    await keyboard.press('Enter');
    await board.stands(1);
    for (const [index, number] of example.slice(1).entries()) {
      await keyboard.type(String(number));
      await expect(card(board, number)).toBeFocused();
      await keyboard.press('Enter');
      await board.stands(index + 2);
    }
    await board.isOver('Player 2 wins!', 'The total is exactly 50.');
  });

  test('77 and Enter plays nothing and says why', async ({ board }) => {
    await board.page.keyboard.type('77');
    await board.page.keyboard.press('Enter');
    await expect(board.page.getByRole('status')).toHaveText('Number 77 is not between 1 and 10.');
    await board.stands(0);
    await board.page.keyboard.type('7');
    await board.page.keyboard.press('Enter');
    await board.stands(1);
  });

  test('analysis and its legend agree with the solution', async ({ board }) => {
    for (const number of [6, 9, 10]) await card(board, number).click();
    await board.stands(3);
    await board.topBar.getByRole('button', { name: 'Analysis' }).click();
    await expect(board.analysis).toContainText('Player 2 loses in 3 moves');
    await expect(board.analysis).toContainText('The legend “aim for 11, 22, 33, 44”: +8');
    await expect(card(board, 8)).toContainText('legend');
  });

  test('a used number can’t be used again', async ({ board }) => {
    await card(board, 7).click();
    await board.stands(1);
    await card(board, 7).click({ force: true });
    await expect(card(board, 7)).toHaveAttribute('aria-disabled', 'true');
    await expect(board.page.getByRole('status')).toHaveText('Number 7 has already been used.');
    expect(await board.movesListed()).toBe(1);
  });
});

test.describe('conflicting settings', () => {
  test.use({ config: { ...persons, 'summation-duel': { numbers: 8 } } });

  test('an unreachable target is replaced by the largest possible one', async ({ board }) => {
    await expect(board.notices).toContainText('so 36 is the largest possible target.');
    await expect(total(board)).toHaveAttribute('aria-valuemax', '36');
  });
});
