import type { Board } from './board.ts';
import { expect, testOnShared as test, inNotation } from './app.ts';
import { choice, choices, stands, wholeGame, type Step } from './scholars-table.ts';

test.use({ config: { ...inNotation, game: 'scholars-game' } });

/** Chooses among the open choices with the arrow keys. */
async function choose(board: Board, words: string): Promise<void> {
  const { keyboard } = board.page;
  const wanted = choice(board, words);
  await expect(wanted).toBeVisible();
  await expect(choices(board).locator(':focus')).toHaveCount(1);
  for (let steps = 0; steps < 8; steps++) {
    if (await wanted.evaluate((option) => option === document.activeElement)) break;
    await keyboard.press('ArrowRight');
  }
  await expect(wanted).toBeFocused();
  await keyboard.press('Enter');
}

/** Plays a step by keyboard alone. */
async function withKeys(board: Board, step: Step): Promise<void> {
  const { keyboard } = board.page;
  switch (step.kind) {
    case 'act':
      await board.walkTo(board.hand(step.who, step.hand));
      await keyboard.press('Enter');
      await expect(board.hand(step.who, step.hand)).toHaveAttribute('aria-pressed', 'true');
      await board.walkTo(board.hand(step.on, step.target));
      await keyboard.press('Enter');
      if (step.choose !== undefined) await choose(board, step.choose);
      return;
    case 'decide':
      await choose(board, step.as);
      return;
    case 'switch':
      await board.walkTo(board.hand(step.who, step.hand));
      await keyboard.press('f');
      return;
    case 'redistribute':
      await keyboard.press('r');
      for (const words of step.into) await choose(board, words);
  }
}

test('a whole game is played by keyboard alone, and every move is announced', async ({ board }) => {
  const announced = board.announced.last();
  for (const [index, [step, notation]] of wholeGame.entries()) {
    await withKeys(board, step);
    await stands(board, index + 1, notation);
    if (notation === '3+2') {
      await expect(announced).toHaveText(
        'Player 1: Right hand adds 3 to left hand: 2 becomes 5. Player 2 decides.',
      );
    }
  }
  await expect(announced).toContainText('Left hand (2) puts out both hands');
  await board.isOver('Player 1 wins!', 'Player 2 has no hands left.');
});

test('Escape goes back one step at a time, to the first hand', async ({ board }) => {
  const { keyboard } = board.page;
  for (const [step] of wholeGame.slice(0, 3)) await withKeys(board, step);
  await board.stands(3);

  await board.walkTo(board.hand('Player 2', 'left'));
  await keyboard.press('Enter');
  await board.walkTo(board.hand('Player 1', 'right'));
  await keyboard.press('Enter');
  await expect(choice(board, 'Add 3')).toBeFocused();
  await keyboard.press('Escape');
  await expect(choices(board)).toBeHidden();
  await expect(board.hand('Player 1', 'right')).toBeFocused();
  await expect(board.hand('Player 2', 'left')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('Escape');
  await expect(board.hand('Player 2', 'left')).toHaveAttribute('aria-pressed', 'false');

  await keyboard.press('r');
  await choose(board, '4 left, 4 right');
  await keyboard.press('Escape');
  await expect(choice(board, '4 left, 4 right')).toBeFocused();
  await keyboard.press('Escape');
  await expect(choices(board)).toBeHidden();
  await board.stands(3);
});

test('W says why a move is impossible', async ({ board }) => {
  const { keyboard } = board.page;
  await board.walkTo(board.hand('Player 1', 'left'));
  await keyboard.press('Enter');
  await board.walkTo(board.hand('Player 2', 'left'));
  await keyboard.press('w');
  await expect(board.page.getByRole('status')).toHaveText('A 1 does nothing to a 1.');
});
