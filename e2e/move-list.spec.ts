import type { Locator } from '@playwright/test';
import { expect, inNotation, testOnShared as test, twoPersons } from './app.ts';

/** Whether the whole element is visible within the list that scrolls it. */
function isInSight(move: Locator): Promise<boolean> {
  return move.evaluate((element) => {
    const list = element.closest('ol')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
  });
}

const topOf = async (move: Locator) => (await move.boundingBox())?.y;

test.describe('two players', () => {
  // A player who passes leaves the hands unchanged, and may do so any number of times.
  const chopsticks = { repetition: 0, passEquivalentTransfers: true };
  test.use({ config: { ...twoPersons, chopsticks } });

  test('each has a column, and 25 moves are visible beside the analysis', async ({
    program,
    board,
  }) => {
    await program.resize(1280, 800);
    for (let count = 1; count <= 25; count++) {
      await board.page.keyboard.press('p');
      await board.stands(count);
    }
    await program.press('CmdOrCtrl+I');
    await expect(board.analysis).toBeVisible();
    const moves = board.moves.getByRole('listitem').getByRole('button');
    await expect(moves).toHaveCount(25);
    expect(await topOf(moves.nth(0))).toBe(await topOf(moves.nth(1)));
    expect(await topOf(moves.nth(2))).toBeGreaterThan((await topOf(moves.nth(1))) ?? 0);
    for (let index = 0; index < 25; index++) {
      expect(await isInSight(moves.nth(index)), `move ${index + 1}`).toBe(true);
    }
  });
});

test.describe('hands', () => {
  test.use({ config: twoPersons });

  test('a move shows its result, and says which hands it is between', async ({ board }) => {
    await board.attack('Player 1', 'left', 'Player 2', 'right');
    const move = board.moves.getByRole('listitem').getByRole('button');
    await expect(move).toHaveAccessibleName(/^1 Left hand strikes their right: 1 becomes 2$/);
    await expect(move.getByText('1 → 2')).toBeVisible();
    await move.hover();
    await expect(move).toHaveAttribute('title', 'Left hand strikes their right: 1 becomes 2');
  });

  test('no hand and no move is labelled with letters', async ({ board }) => {
    await board.attack('Player 1', 'left', 'Player 2', 'right');
    await expect(board.moves.getByText('A-D')).toBeHidden();
    for (const letter of await board.page.locator('main .letter').all()) {
      await expect(letter).toBeHidden();
    }
  });

  test('the reason why a hand can’t be used is shown next to it', async ({ board }) => {
    const theirs = board.hand('Player 2', 'left');
    // It can be clicked, but the click has no effect.
    await theirs.click({ force: true });
    const why = board.page.getByText('First pick a hand to strike with');
    await expect(why).toBeVisible();
    const [hand, said] = [await theirs.boundingBox(), await why.boundingBox()];
    const gap = (said?.y ?? 0) - (hand?.y ?? 0) - (hand?.height ?? 0);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(40);
    const middle = (box: typeof hand) => (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.abs(middle(said) - middle(hand))).toBeLessThan(20);
    await board.pickUp('left', 'Player 1');
    await expect(why).toBeHidden();
  });
});

test.describe('notation', () => {
  test.use({ config: inNotation });

  test('shows letters at the hands and in the list, if chosen', async ({ board }) => {
    await expect(board.page.locator('main .letter').first()).toBeVisible();
    await board.attack('Player 1', 'left', 'Player 2', 'right');
    await expect(board.moves.getByText(/^[AB]-[CD]$/)).toBeVisible();
  });
});

test.describe('the end', () => {
  test.use({ config: { ...twoPersons, game: 'summation-duel' } });

  test('names the losing mistake and its player, and leads to the review', async ({ board }) => {
    for (const [index, number] of [6, 9, 10, 8, 7, 5, 4, 1].entries()) {
      await board.page.locator(`[data-number="${number}"]`).click();
      await board.stands(index + 1);
    }
    await expect(board.gameOver).toContainText('Player 1 threw it away with move 5.');
    await expect(board.gameOver).toContainText('Until then Player 1 was ahead.');
    await board.gameOver.getByRole('button').first().click();
    await expect(board.page.getByRole('heading', { name: 'Review' })).toBeVisible();
  });
});
