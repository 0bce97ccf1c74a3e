import type { TestInfo } from '@playwright/test';
import type { Board } from './board.ts';
import { expect, still, testOnShared as test, inNotation } from './app.ts';
import { choice, choices, openAfter, stands, wholeGame, withMouse } from './scholars-table.ts';

const game = 'scholars-game';

test.describe('two people', () => {
  test.use({ config: { ...inNotation, game } });

  test('play a whole game with every kind of event', async ({ board }, info) => {
    for (const [index, [step, notation]] of wholeGame.entries()) {
      await withMouse(board, step);
      await stands(board, index + 1, notation);
      if (notation === 'R1+4p' || notation === '3+2') await lookAt(board, notation, info);
    }
    await board.isOver('Player 1 wins!', 'Player 2 has no hands left.');
    await lookAt(board, 'the end', info);
    await board.playAgain();
    await expect(board.hand('Player 1', 'left')).toHaveAccessibleName(/Left hand, 1 finger$/);
  });

  test('the player who is struck chooses out of turn, while the opponent waits', async ({
    board,
  }) => {
    await openAfter(board, 5);
    await board.says('Player 2 decides');
    await expect(choices(board)).toHaveAccessibleName('What should the 5 on your left hand be?');
    await expect(board.hand('Player 1', 'left')).toHaveAttribute('aria-disabled', 'true');
    await board.hand('Player 1', 'left').click({ force: true });
    await board.page.keyboard.press('Escape');
    await expect(choices(board)).toBeVisible();
    await choice(board, 'Paper').click();
    await board.says('Player 2 to move');
    await expect(board.hand('Player 2', 'left')).toHaveAccessibleName(/Left hand, paper, 5/);
    await board.undo();
    await expect(choices(board)).toHaveAccessibleName('What should the 5 on your left hand be?');
    await board.stands(5);
  });

  test('a hand dragged onto another asks what to do with it', async ({ board }) => {
    await openAfter(board, 1);
    await board.drag(board.hand('Player 2', 'left'), board.hand('Player 1', 'right'));
    await expect(choice(board, 'Add 2')).toBeVisible();
    await choice(board, 'Transform').click();
    await stands(board, 2, '2>R1');
    await expect(board.hand('Player 1', 'right')).toHaveAccessibleName(/Right hand, rock, 5/);
  });

  test('an impossible move says why', async ({ board }) => {
    await board.pickUp('left', 'Player 1');
    await expect(board.hand('Player 2', 'left')).toHaveAttribute(
      'title',
      'A 1 does nothing to a 1.',
    );
    await board.page.keyboard.press('f');
    await expect(board.page.getByRole('status')).toHaveText(
      'Only a 4 or a 5 has a function to switch.',
    );
  });

  test('the rules say who beats whom and explain the board', async ({ program, board }, info) => {
    await openAfter(board, 4);
    await program.press('F1');
    const dialog = board.page.getByRole('dialog', { name: 'The Scholar’s Game' });
    const rows = dialog.getByRole('list', { name: 'What beats what' }).getByRole('listitem');
    await expect(rows).toHaveCount(7);
    await expect(rows.filter({ hasText: 'On the table: Player 2' })).toContainText(['4, paper']);
    await expect(rows.filter({ hasText: 'On the table: Player 1' })).toContainText(['1: puts out']);
    await rows.last().scrollIntoViewIfNeeded();
    await lookAt(board, 'the rules', info);
    await board.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await board.choose('Rules');
    await expect(dialog).toBeVisible();
  });

  test('analysis marks the possible moves and plays them', async ({ program, board }) => {
    await openAfter(board, 1);
    await program.press('CmdOrCtrl+I');
    await expect(board.analysis.getByRole('listitem').first()).toBeVisible();
    await board.pickUp('left', 'Player 2');
    await board.strike('Player 1', 'left');
    await expect(choice(board, 'Transform')).toContainText('Draw');
    await board.analysis.getByRole('listitem').first().getByRole('button').click();
    await board.stands(2);
    await expect(board.page.getByRole('region', { name: 'Advantage' })).toBeVisible();
  });
});

test.describe('against the hard computer', () => {
  test.use({ config: { ...still, game, difficulty: 'hard', 'scholars-game': { repetition: 2 } } });

  test('best play on both sides ends in a draw by repetition', async ({ program, board }) => {
    test.slow();
    await program.press('CmdOrCtrl+I');
    for (let turns = 0; turns < 60; turns++) {
      const mine = board.topBar.getByText(/^(Your turn|You decide)$/);
      await expect(board.gameOver.or(mine)).toBeVisible();
      if (await board.gameOver.isVisible()) break;
      const moves = await board.movesListed();
      await board.analysis.getByRole('listitem').first().getByRole('button').click();
      await expect.poll(() => board.movesListed()).toBeGreaterThan(moves);
    }
    await board.isOver('A draw', 'The same position kept coming up.');
  });
});

/** Adds a picture of the board to the report. */
async function lookAt(board: Board, name: string, info: TestInfo): Promise<void> {
  const path = info.outputPath(`${name.replace(/\W+/g, '-')}.png`);
  await board.page.screenshot({ path });
  await info.attach(name, { path, contentType: 'image/png' });
}
