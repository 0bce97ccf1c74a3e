import { expect, still, testOnShared as test, twoPersons } from './app.ts';
import type { Board } from './board.ts';

test.describe('two people', () => {
  test.use({ config: twoPersons });

  test('play a whole game, with a split that revives a hand', async ({ board }) => {
    const attacks = [
      ['Player 1', 'right', 'Player 2', 'left'],
      ['Player 2', 'left', 'Player 1', 'left'],
      ['Player 1', 'left', 'Player 2', 'left'],
      ['Player 2', 'right', 'Player 1', 'right'],
      ['Player 1', 'right', 'Player 2', 'right'],
    ] as const;
    for (const [index, [mover, hand, opponent, target]] of attacks.entries()) {
      await board.says(`${mover} to move`);
      await board.attack(mover, hand, opponent, target);
      await board.stands(index + 1);
    }
    await board.holds('Player 1', 3, 2);
    await board.holds('Player 2', 0, 3);

    await board.says('Player 2 to move');
    await board.split('1 and 2');
    await board.holds('Player 2', 1, 2);

    await board.attack('Player 1', 'left', 'Player 2', 'right');
    await board.holds('Player 2', 1, 0);
    await board.attack('Player 2', 'left', 'Player 1', 'left');
    await board.holds('Player 1', 4, 2);
    await board.attack('Player 1', 'left', 'Player 2', 'left');

    await board.isOver('Player 1 wins!', 'Player 2 has no hands left.');
    await expect(board.gameOver).toContainText('Player 1 wins!');
    await board.holds('Player 2', 0, 0);
    expect(await board.movesListed()).toBe(9);

    await board.playAgain();
    await board.says('Player 2 to move');
    await board.holds('Player 1', 1, 1);
    await board.holds('Player 2', 1, 1);
    expect(await board.movesListed()).toBe(0);
  });
});

/** How many hands show that they have the focus. */
function focusMarks(board: Board): Promise<number> {
  return board.badges.evaluateAll(
    // The last move leaves rings, too, outside the badges.
    (badges) =>
      badges
        .map((badge) => getComputedStyle(badge))
        .filter((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineOffset) < 0)
        .length,
  );
}

test.describe('a match begun on the home view', () => {
  test.use({ config: { ...twoPersons, start: 'home' } });

  test('shows no focus after a click', async ({ board }) => {
    await expect(board.hands.and(board.page.locator(':focus'))).toHaveCount(1);
    expect(await focusMarks(board)).toBe(0);
  });
});

test.describe('splits possible from the first move', () => {
  test.use({ config: { ...twoPersons, chopsticks: { suicide: true } } });

  test('a hand shows the focus for keys, not for a pointer', async ({ board }) => {
    const ringed = () => focusMarks(board);
    await board.split('0 and 2');
    await board.stands(1);
    await expect(board.hands.and(board.page.locator(':focus'))).toHaveCount(1);
    expect(await ringed(), 'after a click on a way to split').toBe(0);
    await board.page.keyboard.press('ArrowUp');
    expect(await ringed(), 'after an arrow key').toBe(1);
    await board.pickUp('left', 'Player 2');
    expect(await ringed(), 'after a click on a hand').toBe(0);
  });
});

test.describe('against the hard computer, where the second player can force a win', () => {
  test.use({ config: { ...still, difficulty: 'hard', chopsticks: { suicide: true } } });

  test('the best moves win', async ({ program, board }) => {
    const best = board.analysis.getByRole('listitem').first().getByRole('button');
    await board.newGame({ first: 'Computer' });
    for (let moves = 1; moves < 40; moves += 2) {
      await board.stands(moves);
      await board.says('Your turn');
      // At first by the words of a move, then by a click on it.
      if (moves < 6) await board.playAsSaid(await board.bestMove(), 'Computer');
      else await best.click();
      if (moves === 5) await program.press('CmdOrCtrl+I');
      await expect.poll(() => board.movesListed()).toBeGreaterThan(moves);
      if (await board.gameOver.isVisible()) break;
    }
    await board.isOver('You win!', 'The computer has no hands left.');
    await board.holds('Computer', 0, 0);

    await board.playAgain();
    await board.says('Your turn');
    await board.holds('Computer', 1, 1);
  });
});

test.describe('against the hard computer, where neither player can force a win', () => {
  test.use({ config: { ...still, difficulty: 'hard', chopsticks: { repetition: 2 } } });

  test('best play on both sides ends in a draw by repetition', async ({ program, board }) => {
    await program.press('CmdOrCtrl+I');
    for (let moves = 0; moves < 100; moves += 2) {
      await expect(board.gameOver.or(board.topBar.getByText('Your turn'))).toBeVisible();
      if (await board.gameOver.isVisible()) break;
      await expect.poll(() => board.movesListed()).toBe(moves);
      await board.analysis.getByRole('listitem').first().getByRole('button').click();
      await expect.poll(() => board.movesListed()).toBeGreaterThan(moves);
    }
    await board.isOver('A draw', 'The same position kept coming up.');
  });
});
