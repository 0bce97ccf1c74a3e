import type { Board, Side } from './board.ts';
import { expect, still, testOnShared as test, twoPersons } from './app.ts';

/** Strikes by keyboard alone. */
async function attack(
  board: Board,
  [mover, hand, opponent, target]: readonly [string, Side, string, Side],
): Promise<void> {
  const { keyboard } = board.page;
  await board.walkTo(board.hand(mover, hand));
  await keyboard.press('Enter');
  await expect(board.hand(mover, hand)).toHaveAttribute('aria-pressed', 'true');
  await board.walkTo(board.hand(opponent, target));
  await keyboard.press('Enter');
}

test.describe('two people', () => {
  test.use({ config: twoPersons });

  test('play a whole game by keyboard alone', async ({ board }) => {
    const { keyboard } = board.page;
    const opening = [
      ['Player 1', 'right', 'Player 2', 'left'],
      ['Player 2', 'left', 'Player 1', 'left'],
      ['Player 1', 'left', 'Player 2', 'left'],
      ['Player 2', 'right', 'Player 1', 'right'],
      ['Player 1', 'right', 'Player 2', 'right'],
    ] as const;
    for (const [index, moves] of opening.entries()) {
      await attack(board, moves);
      await board.stands(index + 1);
    }

    await keyboard.press('s');
    await expect(board.wayToSplit('1 and 2')).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(board.wayToSplit('2 and 1')).toBeFocused();
    await expect(board.hand('Player 2', 'left')).toHaveAccessibleName(/out, would hold 2$/);
    await board.holds('Player 2', 0, 3);
    await keyboard.press('ArrowLeft');
    await keyboard.press('Enter');
    await board.stands(6);
    await board.holds('Player 2', 1, 2);

    await attack(board, ['Player 1', 'left', 'Player 2', 'right']);
    await board.stands(7);
    await attack(board, ['Player 2', 'left', 'Player 1', 'left']);
    await board.stands(8);
    await attack(board, ['Player 1', 'left', 'Player 2', 'left']);
    await board.isOver('Player 1 wins!', 'Player 2 has no hands left.');
  });

  test('Escape puts a hand down and closes the splits', async ({ board }) => {
    const { keyboard } = board.page;
    await board.walkTo(board.hand('Player 1', 'right'));
    await keyboard.press('Enter');
    await expect(board.hand('Player 1', 'right')).toHaveAttribute('aria-pressed', 'true');
    await keyboard.press('Escape');
    await expect(board.hand('Player 1', 'right')).toHaveAttribute('aria-pressed', 'false');

    await attack(board, ['Player 1', 'right', 'Player 2', 'left']);
    await board.stands(1);
    await attack(board, ['Player 2', 'left', 'Player 1', 'left']);
    await board.stands(2);
    await keyboard.press('s');
    await expect(board.splits).toBeVisible();
    await keyboard.press('Escape');
    await expect(board.splits).toBeHidden();
    await expect(board.hands.and(board.page.locator(':focus'))).toHaveCount(1);
    await board.holds('Player 1', 3, 1);
    await board.stands(2);
  });
});

test.describe('against a computer', () => {
  test.use({ config: { ...still, difficulty: 'hard', chopsticks: { swaps: true } } });

  test('a new game, a move and its undo work by keyboard alone', async ({
    start: startProgram,
  }) => {
    // With this seed the computer strikes first, so that a split is possible.
    const program = await startProgram('--seed=1');
    const { board } = program;
    const { keyboard } = board.page;
    await program.press('CmdOrCtrl+N');
    const start = board.newGameDialog.getByRole('button', { name: 'Start' });
    await expect(board.newGameDialog).toBeVisible();
    for (let steps = 0; steps < 24 && !(await start.evaluate(hasFocus)); steps++) {
      await keyboard.press('Tab');
    }
    await expect(start).toBeFocused();
    await keyboard.press('Enter');
    await expect(board.newGameDialog).toBeHidden();

    const onAHand = board.hands.and(board.page.locator(':focus'));
    await attack(board, ['You', 'left', 'Computer', 'left']);
    await board.stands(2);
    await expect(board.hand('You', 'left'), 'the hand that struck').toBeFocused();
    await keyboard.press('s');
    await expect(board.splits.locator(':focus')).toHaveCount(1);
    await keyboard.press('Enter');
    await board.stands(4);
    await expect(onAHand, 'after a split and the computer’s answer').toHaveCount(1);
    await program.press('CmdOrCtrl+Z');
    await board.stands(2);
    await expect(onAHand).toHaveCount(1);

    const undo = board.topBar.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await keyboard.press('Enter');
    await board.stands(0);
    await board.holds('Computer', 1, 1);
    await expect(undo, 'after the last undo, which leaves no more').toBeFocused();
  });
});

function hasFocus(element: Element): boolean {
  return element === document.activeElement;
}
