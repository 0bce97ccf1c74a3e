import { expect, still, test } from './app.ts';
import type { Board } from './board.ts';

const game = { ...still, game: 'digit-conquest' } as const;

const action = (board: Board, words: RegExp) =>
  board.page
    .getByRole('group', { name: 'What to do with the digit' })
    .getByRole('button', { name: words });

const score = (board: Board, who: string) =>
  board.page.getByRole('meter', { name: `Score of ${who}` });

test.describe('against the hard computer, with a small deck', () => {
  test.use({
    config: {
      ...game,
      difficulty: 'hard',
      appearance: { motion: 'off', pace: 'fast' },
      'digit-conquest': { target: 20, digits: 4, copies: 2 },
    },
  });

  test('a game is played to its end, with a reshuffle on the way', async ({ board }) => {
    test.setTimeout(120_000);
    let shuffled = false;
    for (let turns = 0; turns < 200 && !(await board.gameOver.isVisible()); turns++) {
      const possible = action(board, /Add|Take|Discard/).and(
        board.page.locator('[aria-disabled=false]'),
      );
      await expect(board.gameOver.or(possible.first())).toBeVisible();
      if (await board.gameOver.isVisible()) break;
      const moves = await board.movesListed();
      // Taking first makes the game long enough for the deck to run out.
      await possible.nth(turns < 4 ? (await possible.count()) - 1 : 0).click();
      await expect.poll(() => board.movesListed()).toBeGreaterThan(moves);
      shuffled ||= (await board.moves.innerText()).includes('shuffled into a new deck');
    }
    await expect(board.gameOver).toContainText('Exactly 20 points.');
    expect(shuffled).toBe(true);
  });

  test('the computer can play on', async ({ board }) => {
    await board.choose('Let the computer play on');
    await expect(board.gameOver).toBeVisible({ timeout: 60_000 });
  });
});

test.describe('two persons', () => {
  test.use({ config: { ...game, players: ['person', 'person'] } });

  test('see what each action makes, and use the keys', async ({ board }) => {
    const add = action(board, /Add \d to Player 1/);
    const digit = Number(/Add (\d)/.exec(await add.innerText())?.[1]);
    await expect(add).toContainText(`0 → ${digit}`);
    await expect(action(board, /Take \d from Player 2/)).toContainText('0 stays 0');
    await board.page.keyboard.press('a');
    await expect(score(board, 'Player 1')).toHaveAttribute('aria-valuenow', String(digit));
    await board.says('Player 2 to move');
    await board.undo();
    await expect(score(board, 'Player 1')).toHaveAttribute('aria-valuenow', '0');
  });

  test('analysis gives each action its probability', async ({ board }) => {
    await board.topBar.getByRole('button', { name: 'Analysis' }).click();
    await expect(board.analysis).toContainText(/Player 1 wins with \d\d\.\d%/, { timeout: 30_000 });
    await expect(board.analysis.getByRole('listitem')).toHaveCount(2);
    await expect(board.page.getByRole('region', { name: 'Who stood better' })).toBeVisible();
  });
});

test.describe('the open deck', () => {
  test.use({
    config: {
      ...game,
      players: ['person', 'person'],
      'digit-conquest': { draw: 'choice', target: 10 },
    },
  });

  const take = (board: Board, digit: number) =>
    board.page.getByRole('toolbar', { name: 'The open deck' }).getByRole('button', {
      name: `Take a ${digit}`,
    });

  test('digits are picked, and one that can do nothing is discarded', async ({ board }) => {
    await expect(board.page.getByText('Turn 1 of 400')).toBeVisible();
    await take(board, 9).click();
    await action(board, /Add 9/).click();
    await take(board, 1).click();
    await action(board, /Take 1 from Player 1/).click();
    await expect(score(board, 'Player 1')).toHaveAttribute('aria-valuenow', '8');

    // Adding 5 to 8 would pass 10, and Player 2 has nothing to lose.
    await take(board, 5).click();
    await expect(board.page.getByRole('status')).toContainText('would exceed 10');
    await expect(action(board, /Add 5/)).toHaveAttribute('aria-disabled', 'true');
    await action(board, /Discard the 5 without effect/).click();
    await board.page.keyboard.press('1');
    await board.page.keyboard.press('s');
    await take(board, 3).click();
    await action(board, /Add 3/).click();
    await board.isOver('Player 1 wins!', 'Exactly 10 points.');
  });
});
