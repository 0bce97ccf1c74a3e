import { expect, still, testOnShared as test } from './app.ts';
import { shortcuts } from './program.ts';

test.use({ config: { ...still, difficulty: 'hard', chopsticks: { suicide: true } } });

test('analysis shows each move’s value, and clicking the plot goes back to a move', async ({
  program,
  board,
}) => {
  // In a low window, the moves and the analysis take turns.
  await program.resize(1280, 800);
  await program.press(shortcuts.analysis);
  await expect(board.analysis).toContainText('You lose in 13 moves');
  await expect(board.analysis.getByRole('listitem').first()).toContainText('Lose in 13 moves');

  await board.playAnything();
  await board.stands(2);
  await board.playAnything();
  await board.stands(4);

  const plot = board.page.getByRole('slider', { name: 'Moves' });
  await expect(plot).toHaveAttribute('aria-valuemax', '4');
  await plot.focus();
  await board.page.keyboard.press('Home');
  await board.stands(0);
  const valueText = 'aria-valuetext';
  await expect(plot).toHaveAttribute(valueText, 'Before the first move: Computer wins in 13 moves');
  await board.page.keyboard.press('ArrowRight');
  await board.stands(1);
  await board.page.keyboard.press('ArrowRight');
  await board.stands(2);
  await expect(plot).toBeFocused();
  await expect(plot).toHaveAttribute(valueText, /^After move 2: Computer wins in \d+ moves$/);
  await expect(board.analysis).toContainText('You lose in');

  // The same move again follows what was played.
  await board.playAnything();
  await expect.poll(() => board.movesListed()).toBe(4);
  await program.press(shortcuts.analysis);
  await expect(board.analysis).toBeHidden();
});

test.describe('with three players', () => {
  test.use({
    config: {
      ...still,
      appearance: { ...still.appearance, notation: true },
      difficulty: 'easy',
      chopsticks: { players: 3, start: '040403' },
    },
  });

  test('certain results are shown next to the estimate, and the kingmaker’s move decides', async ({
    program,
    board,
  }) => {
    await program.press(shortcuts.analysis);
    await expect(board.analysis).toContainText('You are kingmaker');
    await expect(board.analysis).toContainText('An estimate');
    const decisive = board.analysis.getByRole('listitem').filter({ hasText: 'B-D2' });
    await expect(decisive).toContainText('Computer 2 wins against all in 1 move');
    await decisive.getByRole('button').click();
    await expect.poll(() => board.movesListed()).toBeGreaterThan(0);
  });
});

test.describe('a guided game with predictions', () => {
  test.use({
    config: { ...still, appearance: { ...still.appearance, predict: true } },
  });

  test('the analysis shows no value before it is predicted', async ({ program, board }) => {
    await program.press('CmdOrCtrl+G');
    await program.press(shortcuts.analysis);
    await expect(board.analysis).toContainText('You see the values after your prediction.');
    await expect(board.analysis.getByRole('listitem')).toHaveCount(0);
    await board.page
      .getByRole('region', { name: 'Guided game' })
      .getByRole('button', { name: 'Draw' })
      .click();
    await expect(board.analysis).toContainText('A draw with best play');
    await expect(board.analysis.getByRole('listitem')).not.toHaveCount(0);
  });
});
