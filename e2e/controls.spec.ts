import type { Board } from './board.ts';
import { expect, still, testOnShared as test, twoPersons } from './app.ts';
import { shortcuts } from './program.ts';

/** Plays two moves of two people. */
async function open(board: Board): Promise<void> {
  await board.attack('Player 1', 'right', 'Player 2', 'left');
  await board.stands(1);
  await board.attack('Player 2', 'left', 'Player 1', 'left');
  await board.stands(2);
}

const asked = (board: Board) => board.page.getByRole('alertdialog');

test.describe('two people', () => {
  test.use({ config: twoPersons });

  test('resign by mouse, step through the moves, and take it back', async ({ program, board }) => {
    const { page } = board;
    const { keyboard } = page;
    await open(board);
    await board.choose('Resign');
    await expect(asked(board)).toContainText('Player 2 wins.');
    await asked(board).getByRole('button', { name: 'Resign' }).click();
    await board.isOver('Player 2 wins!', 'Player 1 resigned.');

    for (const [key, stands] of [
      ['ArrowLeft', 1],
      ['Home', 0],
      ['ArrowRight', 1],
      ['PageUp', 0],
      ['PageDown', 1],
      ['End', 2],
    ] as const) {
      await keyboard.press(key);
      await board.stands(stands);
    }
    await expect(board.gameOver).toContainText('Player 2 wins!');

    const replay = page.getByRole('group', { name: 'Replay' });
    const atSpeed = async (name: string): Promise<void> => {
      await replay.getByRole('combobox', { name: 'Speed of the replay' }).click();
      await page.getByRole('option', { name }).click();
    };
    await atSpeed('Slow');
    await replay.getByRole('button', { name: 'Replay', exact: true }).click();
    await board.stands(0);
    await atSpeed('Fast');
    await board.stands(2);
    await expect(
      replay.getByRole('button', { name: 'Replay', exact: true }),
      'at the end',
    ).toBeVisible();
    await atSpeed('Slow');
    await program.press('CmdOrCtrl+Shift+K');
    await expect(replay.getByRole('button', { name: 'Stop the replay' })).toBeVisible();
    await keyboard.press('Escape');
    const again = replay.getByRole('button', { name: 'Replay', exact: true });
    await expect(again, 'at a key').toBeVisible();
    // The speed control uses this key itself.
    await again.focus();
    await keyboard.press('End');
    await expect(board.gameOver).toContainText('Player 2 wins!');

    await program.press('CmdOrCtrl+Z');
    await board.says('Player 1 to move');
    await board.stands(2);
    await program.press('CmdOrCtrl+Shift+R');
    await expect(asked(board)).toBeVisible();
    await keyboard.press('Escape');
    await expect(asked(board)).toBeHidden();
    await board.says('Player 1 to move');
  });

  test('offer each other a draw and restart', async ({ program, board }) => {
    await open(board);
    await program.press('CmdOrCtrl+D');
    await expect(asked(board)).toContainText('Player 1 offers a draw');
    await board.page.keyboard.press('Enter');
    await expect(asked(board), 'declined').toBeHidden();
    await board.says('Player 1 to move');
    await board.choose('Offer a draw');
    await asked(board).getByRole('button', { name: 'Accept' }).click();
    await board.isOver('A draw', 'The players agreed on a draw.');

    await program.press('CmdOrCtrl+R');
    await board.stands(0);
    await board.says('Player 1 to move');
  });

  test('stay at the table however often they press Escape, and see the keys', async ({ board }) => {
    const { keyboard } = board.page;
    await board.pickUp('right', 'Player 1');
    await keyboard.press('Escape');
    await expect(board.hand('Player 1', 'right')).toHaveAttribute('aria-pressed', 'false');
    await keyboard.press(shortcuts.keys);
    const sheet = board.page.getByRole('dialog', { name: 'Keys' });
    await expect(sheet.getByRole('region', { name: 'At the table' })).toContainText('Split');
    await expect(sheet.getByRole('region', { name: 'Match', exact: true })).toContainText(
      'Ctrl+Shift+R',
    );
    await keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await keyboard.press('Escape');
    await board.says('Player 1 to move');
  });
});

test.describe('against a computer', () => {
  test.use({ config: { ...still, difficulty: 'hard' } });

  test('swap seats in mid-game and agree on a draw', async ({ program, board }) => {
    await board.attack('You', 'right', 'Computer', 'left');
    await board.stands(2);
    await program.press('CmdOrCtrl+T');
    await board.stands(3);
    await board.says('Your turn');
    await board.choose('Offer a draw');
    await expect(asked(board)).toContainText('You can undo this.');
    await board.page.keyboard.press('Escape');
    await board.says('Your turn');
    await board.choose('Offer a draw');
    await asked(board).getByRole('button', { name: 'Offer' }).click();
    await board.isOver('A draw', 'The players agreed on a draw.');
    await program.press('CmdOrCtrl+Z');
    await board.says('Your turn');
  });

  test('cancel a restart', async ({ program, board }) => {
    await board.attack('You', 'right', 'Computer', 'left');
    await board.stands(2);
    await program.press('CmdOrCtrl+R');
    await expect(asked(board)).toContainText('The match so far stays on the page Matches');
    await board.page.keyboard.press('Enter');
    await expect(asked(board), 'at the safe answer').toBeHidden();
    await board.stands(2);
    await program.press('CmdOrCtrl+R');
    await asked(board).getByRole('button', { name: 'Restart' }).click();
    await board.stands(0);
  });
});

test.describe('computers among themselves', () => {
  const appearance = { motion: 'off', pace: 'slow' } as const;
  test.use({
    config: {
      ...still,
      appearance,
      players: ['computer', 'computer'],
      difficulty: 'easy',
      first: 1,
    },
  });

  test('pause, make one move, and continue at full speed', async ({ board, configFile }) => {
    const { keyboard } = board.page;
    await keyboard.press('p');
    await board.says('Paused');
    const stood = await board.movesListed();
    await keyboard.press('.');
    await board.stands(stood + 1);
    await board.topBar.getByRole('button', { name: 'Play one move' }).click();
    await board.stands(stood + 2);
    await board.says('Paused');
    configFile.write(
      JSON.stringify({
        start: 'table',
        appearance: { ...appearance, pace: 'fastest' },
        players: ['computer', 'computer'],
        difficulty: 'easy',
        first: 1,
      }),
    );
    await board.topBar.getByRole('button', { name: 'Continue' }).click();
    await expect(board.gameOver).toBeVisible();
  });
});
