import type { Locator } from '@playwright/test';
import { expect, still, test as testAlone, testOnShared as test } from './app.ts';
import type { Board } from './board.ts';
import { action, score, digitToPick } from './card-tables.ts';

const game = { ...still, game: 'digit-conquest', first: 1 } as const;

/** Waits for the person's turn. @returns the possible actions; undefined if the game is over. */
async function possibleActions(board: Board): Promise<Locator | undefined> {
  const possible = action(board, /./).and(board.page.locator('[aria-disabled=false]'));
  await expect(board.gameOver.or(possible.first())).toBeVisible();
  return (await board.gameOver.isVisible()) ? undefined : possible;
}

// Chance decides how long the game is, and so whether the deck runs out; its seed is set at a start.
testAlone.describe('against the hard computer', () => {
  testAlone.use({
    config: {
      ...game,
      difficulty: 'hard',
      'digit-conquest': { target: 20, digits: 4, copies: 2 },
    },
  });

  testAlone('a game is played to its end, with a reshuffle on the way', async ({ board }) => {
    const shuffled = board.page.getByText('The discard pile is shuffled into a new deck.');
    let reshuffles = 0;
    for (let turn = 0; ; turn++) {
      const possible = await possibleActions(board);
      if (possible === undefined) break;
      if (await shuffled.isVisible()) {
        reshuffles++;
        await expect(board.page.getByText('7 in the deck', { exact: true })).toBeVisible();
        await expect(board.page.getByText('0 used', { exact: true })).toBeVisible();
      }
      // Choosing the last action every other turn makes the game long enough for the deck to run out.
      const chosen = reshuffles === 0 && turn % 2 === 0 ? possible.last() : possible.first();
      const moves = await board.movesListed();
      if (turn % 4 < 2) await chosen.click();
      else await board.page.keyboard.press((await chosen.getAttribute('aria-keyshortcuts')) ?? '');
      await expect.poll(() => board.movesListed()).toBeGreaterThan(moves);
    }
    expect(reshuffles).toBeGreaterThan(0);
    await expect(board.gameOver).toContainText(/exactly 20 points/i);
    const scores = [score(board, 'You'), score(board, 'Computer')];
    const reached = await Promise.all(scores.map((one) => one.getAttribute('aria-valuenow')));
    expect(reached).toContain('20');
  });
});

test.describe('with a small deck', () => {
  test.use({
    config: {
      ...game,
      difficulty: 'hard',
      appearance: { motion: 'off', pace: 'fast' },
      'digit-conquest': { target: 20, digits: 4, copies: 2 },
    },
  });

  test('the computer can continue', async ({ board }) => {
    await board.choose('Let the computer play for me');
    await expect(board.gameOver).toBeVisible({ timeout: 60_000 });
  });
});

test.describe('two people', () => {
  test.use({ config: { ...game, players: ['person', 'person'] } });

  test('see what each action does, and use the keys', async ({ board }) => {
    const add = action(board, /Add \d to Player 1/);
    const digit = Number(/Add (\d)/.exec(await add.innerText())?.[1]);
    await expect(add).toContainText(`0 → ${digit}`);
    await expect(action(board, /Subtract \d from Player 2/)).toContainText('stays at 0');
    await board.page.keyboard.press('a');
    await expect(score(board, 'Player 1')).toHaveAttribute('aria-valuenow', String(digit));
    await board.says('Player 2 to move');
    await board.undo();
    await expect(score(board, 'Player 1')).toHaveAttribute('aria-valuenow', '0');
  });

  test('see the probability of each action in the analysis', async ({ board }) => {
    await board.topBar.getByRole('button', { name: 'Analysis' }).click();
    await expect(board.analysis).toContainText(/Player 1’s winning chance is about \d\d\.\d%/, {
      timeout: 30_000,
    });
    await expect(board.analysis.getByRole('listitem')).toHaveCount(2);
    await expect(board.page.getByRole('region', { name: 'Advantage' })).toBeVisible();
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

  test('digits are picked, and one that can’t be used is discarded', async ({ board }) => {
    await expect(board.page.getByText('Pick a digit first. Move 1 of 400')).toBeVisible();
    await expect(board.moves).toContainText('Pick a digit first');
    await digitToPick(board, 9).click();
    await action(board, /Add 9/).click();
    await digitToPick(board, 1).click();
    await action(board, /Subtract 1 from Player 1/).click();
    await expect(score(board, 'Player 1')).toHaveAttribute('aria-valuenow', '8');

    // Adding 5 to 8 would exceed 10, and Player 2 has nothing to lose.
    await digitToPick(board, 5).click();
    await expect(board.page.getByRole('status')).toContainText('would exceed 10');
    await expect(action(board, /Discard/)).toContainText('would exceed 10');
    await action(board, /Discard the 5 without effect/).click();
    await expect(board.page.getByText('Pick a digit first. Move 4 of 400')).toBeVisible();
    await board.page.keyboard.press('1');
    await expect(action(board, /Subtract 1/)).toBeVisible();
    await board.page.keyboard.press('s');
    await digitToPick(board, 3).click();
    await action(board, /Add 3/).click();
    await board.isOver('Player 1 wins!', 'Exactly 10 points.');
  });

  test('analysis shows what each pick forces, and who stood better', async ({ board }) => {
    await board.topBar.getByRole('button', { name: 'Analysis' }).click();
    await digitToPick(board, 1).click();
    await action(board, /Add 1/).click();
    // Player 1 needs a 9 now; Player 2 decides whether to leave it.
    await digitToPick(board, 5).click();
    await expect(action(board, /Subtract 5/)).toContainText('Draw');
    await expect(action(board, /Add 5/)).toContainText('Lose in 1 move');
    await action(board, /Add 5/).click();
    await expect(board.analysis).toContainText('Player 1 wins in 1 move');
    await expect(digitToPick(board, 9)).toHaveAccessibleName('Pick a 9, 4 left, Win in 1 move');
    const plot = board.page.getByRole('region', { name: 'Advantage' });
    await expect(plot.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'After move 2: Player 1 wins in 1 move',
    );
  });
});
