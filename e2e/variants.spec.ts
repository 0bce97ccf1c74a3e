import { expect, still, test as testAlone, testOnShared as test, twoPersons } from './app.ts';

test.describe('stumps', () => {
  test.use({ config: { ...twoPersons, chopsticks: { stumps: true } } });

  test('a player with one finger left splits it into two halves, which strike as halves', async ({
    board,
  }) => {
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.attack('Player 2', 'left', 'Player 1', 'left');
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.says('Player 2 to move');
    await board.split('½ and ½');

    await expect(board.hand('Player 2', 'left')).toHaveAccessibleName(/½ finger/);
    await board.says('Player 1 to move');
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await expect(board.hand('Player 2', 'left')).toHaveAccessibleName(/3½ fingers/);
    await board.says('Player 2 to move');
    await board.attack('Player 2', 'right', 'Player 1', 'right');
    await expect(board.hand('Player 1', 'right')).toHaveAccessibleName(/1½ fingers/);
  });
});

test.describe('sudden death with lives', () => {
  test.use({ config: { ...twoPersons, chopsticks: { suddenDeath: 'lives', lives: 2 } } });

  test('the last finger costs a life, and the game is played to its end', async ({ board }) => {
    const livesOf = (who: string, lives: string) =>
      expect(board.plates.filter({ hasText: who }).getByText(lives, { exact: true })).toBeVisible();
    await livesOf('Player 1', '2 lives');
    await livesOf('Player 2', '2 lives');

    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.attack('Player 2', 'left', 'Player 1', 'left');
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.says('Player 2 to move');
    await livesOf('Player 1', '2 lives');
    await livesOf('Player 2', '1 life');

    await board.attack('Player 2', 'right', 'Player 1', 'left');
    await board.attack('Player 1', 'left', 'Player 2', 'right');
    await board.isOver('Player 1 wins!', 'Player 2 has no hands left.');
  });
});

// The computers decide how it ends: they play the same moves after each start.
testAlone.describe('zombies, three at the table, two of them computers', () => {
  testAlone.use({
    config: {
      ...still,
      difficulty: ['easy', 'hard', 'easy'],
      // A live player can't wait there, so it isn't a draw.
      chopsticks: { players: 3, zombies: true, start: '440101' },
    },
  });

  testAlone(
    'is played to its end, with a zombie that still strikes',
    async ({ board, program }) => {
      for (let turn = 0; turn < 5; turn++) {
        await expect(board.gameOver.or(board.topBar.getByText('Your turn'))).toBeVisible();
        if (await board.gameOver.isVisible()) break;
        await board.playAnything();
      }
      await expect(board.gameOver).toContainText(/You win!|wins/);
      await expect(board.gameOver).toContainText(
        /All the others are out. Places after the winner: .+, then .+\./,
      );
      await expect(
        board.hands.and(board.page.getByRole('button', { name: /zombie/ })).first(),
      ).toBeVisible();
      expect(await board.movesListed(), 'the zombie had its turn').toBeGreaterThan(2);
      expect(program.complaints()).toEqual([]);
    },
  );
});
