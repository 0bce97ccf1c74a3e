import { expect, still, test } from './app.ts';

test.use({ config: { ...still, difficulty: 'hard', chopsticks: { suicide: true } } });

test('analysis shows each move’s value, and the plot leads back', async ({ board }) => {
  await board.page.keyboard.press('Control+i');
  await expect(board.analysis).toContainText('You lose in 26');
  await expect(board.analysis.getByRole('listitem').first()).toContainText('Lose in 26');

  await board.playAnything();
  await board.stands(2);
  await board.playAnything();
  await board.stands(4);

  const plot = board.page.getByRole('region', { name: 'Who stood better' });
  await expect(plot.getByRole('button')).toHaveCount(5);
  await expect(plot.getByRole('button').first()).toHaveAccessibleName(
    'At the start: Computer wins in 26',
  );
  await plot.getByRole('button').nth(2).click();
  await board.stands(2);
  await expect(plot.getByRole('button').nth(2)).toHaveAttribute('aria-current', 'step');
  await expect(board.analysis).toContainText('You lose in');

  // Playing on from there forgets what was gone back behind.
  await board.playAnything();
  await expect.poll(() => board.movesListed()).toBe(4);
  await board.page.keyboard.press('Control+i');
  await expect(board.analysis).toBeHidden();
});

test('a hint points at the hands of the best move', async ({ board }) => {
  await board.choose('Hint');
  await expect(board.page.locator('svg.hand.glowing')).toHaveCount(2);
});
