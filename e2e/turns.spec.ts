import { expect, still, testOnShared as test, twoPersons } from './app.ts';
import { shortcuts } from './program.ts';

test.describe('legal moves', () => {
  test.use({ config: twoPersons });

  test('only hands with a legal move are offered', async ({ board }) => {
    const enabled = async (who: string) => [
      await board.hand(who, 'left').getAttribute('aria-disabled'),
      await board.hand(who, 'right').getAttribute('aria-disabled'),
    ];
    expect(await enabled('Player 1')).toEqual(['false', 'false']);
    expect(await enabled('Player 2')).toEqual(['true', 'true']);

    // With one finger on each hand no split is possible.
    await board.page.keyboard.press('s');
    await board.pickUp('left', 'Player 1');
    await expect(board.hand('Player 1', 'left')).toHaveAttribute('aria-pressed', 'true');
    await expect(board.splits).toBeHidden();

    await expect(board.hand('Player 2', 'left')).toHaveAttribute('aria-disabled', 'false');
    await board.strike('Player 2', 'left');
    await board.stands(1);
    expect(await enabled('Player 1')).toEqual(['true', 'true']);
    expect(await enabled('Player 2')).toEqual(['false', 'false']);
  });

  test('a hand that is out neither strikes nor is struck', async ({ board }) => {
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.attack('Player 2', 'left', 'Player 1', 'left');
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await board.stands(3);
    await board.holds('Player 2', 0, 1);
    await expect(board.hand('Player 2', 'left')).toHaveAttribute('aria-disabled', 'true');
    await board.hand('Player 2', 'left').click({ force: true });
    await expect(board.hand('Player 2', 'left')).toHaveAttribute('aria-pressed', 'false');

    await board.attack('Player 2', 'right', 'Player 1', 'right');
    await board.pickUp('left', 'Player 1');
    await expect(board.hand('Player 2', 'right')).toHaveAttribute('aria-disabled', 'false');
    await expect(board.hand('Player 2', 'left')).toHaveAttribute('aria-disabled', 'true');
    await board.hand('Player 2', 'left').click({ force: true });
    await board.stands(4);
  });
});

test.describe('against a computer', () => {
  test.use({ config: { ...still, difficulty: 'easy', first: 2 } });

  test('the computer’s turn can’t be played by the user', async ({ board }) => {
    await board.says('Your turn');
    await board.stands(1);
    await board.attack('You', 'left', 'Computer', 'left');
    await board.stands(3);
    // At an earlier position it stays the computer's turn.
    await board.goToMove(2);
    await board.says('Looking back at move 2');
    for (const who of ['You', 'Computer']) {
      for (const side of ['left', 'right'] as const) {
        await expect(board.hand(who, side)).toHaveAttribute('aria-disabled', 'true');
        await board.hand(who, side).click({ force: true });
      }
    }
    await board.stands(2);
    const revision = await board.revision();
    const answer = await board.page.evaluate(
      (now) => window.digitDuels.request('play', { move: 'A-C', revision: now }),
      revision,
    );
    expect(answer).toEqual({ ok: false, error: { code: 'match.computers-turn' } });
  });

  test('undo goes back to the user’s last move, redo forward again', async ({ program, board }) => {
    await board.says('Your turn');
    await board.attack('You', 'left', 'Computer', 'left');
    await board.stands(3);
    const then = [await board.fingersOf('You'), await board.fingersOf('Computer')];

    await board.undo();
    await board.stands(1);
    await board.says('Your turn');
    await board.redo();
    await board.stands(3);
    expect([await board.fingersOf('You'), await board.fingersOf('Computer')]).toEqual(then);

    await program.press(shortcuts.undo);
    await board.stands(1);
    await program.press(shortcuts.redo);
    await board.stands(3);
    await program.press(shortcuts.undo);
    await board.stands(1);
    await program.press(shortcuts.undo);
    await board.stands(1);

    await board.attack('You', 'right', 'Computer', 'left');
    await board.stands(3);
    expect(await board.movesListed()).toBe(3);
  });
});

test('menu shortcuts open the right dialogs', async ({ program, board }) => {
  await program.press(shortcuts.newGame);
  await expect(board.newGameDialog).toBeVisible();
  await board.page.keyboard.press('Escape');
  await expect(board.newGameDialog).toBeHidden();

  await program.press(shortcuts.analysis);
  await expect(board.analysis).toContainText('A draw with best play');
  await program.press(shortcuts.analysis);
  await expect(board.analysis).toBeHidden();

  const preferences = await program.preferencesAfter(() => program.press(shortcuts.preferences));
  await expect(preferences.page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
});
