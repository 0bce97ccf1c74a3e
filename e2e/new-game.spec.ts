import { layoutOf, outside, overlaps } from './boxes.ts';
import type { Board } from './board.ts';
import { expect, still, testOnShared as test, twoPersons } from './app.ts';
import { inEverySize, isAccessibleInEveryTheme } from './looks.ts';

/** Expects the number of players that the dialog offers. */
function players({ newGameDialog }: Board, count: number) {
  return newGameDialog
    .getByRole('radiogroup', { name: 'Players' })
    .getByRole('radio', { name: String(count), exact: true });
}

test.describe('a table for more players', () => {
  test.use({ config: { ...still, players: ['person', 'computer'], difficulty: ['easy'] } });

  test('has as many seats as chosen, and so does the next one', async ({ program, board }) => {
    const { newGameDialog } = board;
    await program.press('CmdOrCtrl+N');
    await expect(players(board, 2)).toBeChecked();
    await expect(
      newGameDialog.getByRole('radiogroup', { name: /^Person or computer/ }),
    ).toHaveCount(2);
    await board.fillInNewGame({
      players: 4,
      seats: ['person', 'easy', 'easy', 'person'],
      first: 'Player 4',
    });
    for (const who of ['Player 1', 'Computer 1', 'Computer 2', 'Player 4']) {
      await board.holds(who, 1, 1);
    }
    await expect(board.hand('Player 4', 'left')).toHaveAttribute('aria-disabled', 'false');

    await program.press('CmdOrCtrl+N');
    await expect(players(board, 4)).toBeChecked();
    await board.fillInNewGame({ players: 3 });
    await board.holds('Computer 2', 1, 1);
    // The player who was to begin is gone, so the last one begins.
    await expect(board.hands).toHaveCount(6);
  });

  test('other games have two seats', async ({ program, board }) => {
    await program.press('CmdOrCtrl+N');
    await players(board, 6).click();
    await expect(
      board.newGameDialog.getByRole('radiogroup', { name: /^Person or computer/ }),
    ).toHaveCount(6);
    await board.fillInNewGame({ game: 'Summation Duel', seats: ['person', 'person'] });
    await expect(board.plates).toHaveCount(2);
  });
});

test.describe('zombies', () => {
  test.use({ config: { ...twoPersons, chopsticks: { players: 3, zombies: true } } });

  test('what the rules forbid isn’t offered', async ({ program, board }) => {
    await program.press('CmdOrCtrl+N');
    await expect(players(board, 2)).toBeDisabled();
    await expect(board.newGameDialog).toContainText('Zombies needs Players: 3, 4, 5 or 6.');
    await expect(players(board, 3)).toBeChecked();
  });
});

test.describe('by keyboard', () => {
  test.use({ config: twoPersons });

  test('Enter starts a match unless that would lose one', async ({ program, board }) => {
    const { keyboard } = board.page;
    await program.press('CmdOrCtrl+N');
    await expect(
      board.newGameDialog.getByRole('radio', { name: 'Chopsticks', exact: true }),
    ).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(board.newGameDialog).toContainText('rock, paper, scissors');
    await keyboard.press('Enter');
    await expect(board.newGameDialog).toBeHidden();
    await expect(board.topBar.getByRole('heading', { level: 1 })).toContainText('The Scholar');
  });

  test('a match that has begun is saved, and the dialog says so', async ({ program, board }) => {
    const { newGameDialog } = board;
    const { keyboard } = board.page;
    const words = 'Your match of Chopsticks is saved. Continue it any time from Home.';
    await program.press('CmdOrCtrl+N');
    await expect(newGameDialog.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await expect(newGameDialog).not.toContainText(words);
    await keyboard.press('Escape');

    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.stands(1);
    await program.press('CmdOrCtrl+N');
    await expect(newGameDialog).toContainText(words);
    const goAhead = newGameDialog.getByRole('button', { name: 'Start', exact: true });
    await expect(goAhead).toHaveAccessibleDescription(words);
    await newGameDialog.getByRole('button', { name: 'Cancel' }).click();
    await board.stands(1);

    await program.press('CmdOrCtrl+N');
    await expect(
      newGameDialog.getByRole('radio', { name: 'Chopsticks', exact: true }),
    ).toBeFocused();
    await keyboard.press('Enter');
    await expect(newGameDialog).toBeHidden();
    await board.stands(0);

    await board.topBar.getByRole('button', { name: 'Home' }).click();
    await expect(
      board.page.getByRole('region', { name: 'Pick up where you left off' }),
    ).toContainText('1 move');
    await board.home.continue.click();
    await board.stands(1);
    await board.holds('Player 2', 2, 1);
  });
});

test.describe('looks', () => {
  test.use({ config: { ...twoPersons, chopsticks: { players: 6 } } });

  test('it is accessible; nothing overlaps or is cut off', async ({
    program,
    board,
    configFile,
  }) => {
    test.slow();
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.stands(1);
    await program.press('CmdOrCtrl+N');
    await expect(board.newGameDialog).toContainText('is saved');
    await isAccessibleInEveryTheme(board.page, configFile, 'new game');
    for (const count of [2, 6]) {
      await players(board, count).click();
      await inEverySize(program, configFile, async (look) => {
        await look(`new-game-${count}`, async () => {
          const layout = await layoutOf(board.page, {
            dialog: '[role=dialog]',
            control: '[role=dialog] :is(input[type=radio], [role=radio], [role=combobox])',
          });
          const { dialog, control } = layout.boxes;
          return [...outside(layout, dialog), ...layout.sideways, ...overlaps(control, control)];
        });
      });
    }
  });
});
