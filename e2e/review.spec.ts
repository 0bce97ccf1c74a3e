import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { expect, still, test, testOnShared } from './app.ts';
import type { Board } from './board.ts';

/** Ada throws the draw away at moves 5 and 11. */
const twoMistakes = `[Game "chopsticks"]
[Player1 "Ada"]
[Player2 "Bo"]
[Player2Type "hard"]

1. A-D 2. A-D 3. A-C 4. 22-13 5. B-C 6. A-D 7. B-D 8. A-D 9. 04-13 10. B-D 11. B-C 12. A-D *
`;

test.use({ config: still });

/** A file with the match. */
function fileOfMatch(info: TestInfo): string {
  const file = info.outputPath('a match.duel');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, twoMistakes);
  return file;
}

/** The panel with the review. */
const panelOf = (board: Board) => board.page.locator('[data-part=review]');

test('a match is reviewed by mouse and by keyboard, and the refutation is played', async ({
  start,
}, info) => {
  const program = await start(fileOfMatch(info));
  const { board } = program;
  const panel = panelOf(board);
  const { page } = board;
  await board.stands(12);

  await board.gameOver.getByRole('button', { name: 'Review' }).click();
  await expect(board.gameOver).toBeHidden();
  await expect(
    panel.getByText('Critical decisions without a mistake: 1 of 3.').last(),
  ).toBeVisible();
  const marked = panel.getByRole('listitem').getByTitle('mistake', { exact: true });
  await expect(marked).toHaveCount(3);

  // It begins at the first mistake, and doesn't show the better move yet.
  await expect(panel.getByText('1 of 3', { exact: true })).toBeVisible();
  await expect(board.announced.last()).toHaveText('With move 5, Ada threw away the draw.');
  await board.stands(4);
  await board.holds('Ada', 1, 2);
  await expect(panel.getByText('Find a better move, and play it on the table.')).toBeVisible();
  await expect(panel.getByText(/^Better: /)).toBeHidden();

  // It stays in sight in a window too narrow for a panel beside the table.
  await program.resize(800, 600);
  await expect(panel).toBeVisible();
  await program.resize(1280, 800);

  await panel.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(panel.getByText(/^With move \d+, Bo threw away the win/)).toBeVisible();
  await page.keyboard.press('Shift+PageDown');
  await expect(panel.getByText('With move 11, Ada threw away the draw.')).toBeVisible();
  await board.holds('Ada', 0, 1);
  await expect(page.locator('svg.hint .arrow')).toBeHidden();
  await panel.getByRole('button', { name: 'Show a better move' }).click();
  await expect(panel.getByText(/^Better: Right hand strikes/)).toBeVisible();
  await expect(page.locator('svg.hint .arrow')).toBeVisible();
  await page.keyboard.press('Shift+PageUp');
  await page.keyboard.press('Shift+PageUp');
  await board.stands(4);

  const showWhy = panel.getByRole('button', { name: 'Show why' });
  await showWhy.focus();
  await page.keyboard.press('Enter');
  await expect(board.announced.last()).toHaveText(/^Here’s why\. Ada: Right hand strikes .* Bo: /);
  const line = panel.getByRole('list', { name: 'What happens next' }).getByRole('listitem');
  await expect(line).toHaveCount(4);
  // In a low window the reason stays in sight while the list below it is read to its end.
  await program.resize(800, 600);
  await line.last().scrollIntoViewIfNeeded();
  await expect(panel.getByText(/^Bo has an answer/)).toBeInViewport({ ratio: 1 });
  await program.resize(1280, 800);
  await expect.poll(() => board.hand('Ada', 'left').getAttribute('aria-label')).toMatch(/out/);
  await board.says('Demonstration');
  await board.stands(4);
  await page.keyboard.press('Escape');
  await board.holds('Ada', 1, 2);

  // It judges the move that the user tries instead.
  await board.attack('Ada', 'right', 'Bo', 'left');
  await expect(panel.getByText('Ada threw away the draw, so Bo can win in 2 moves.')).toBeVisible();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await board.attack('Ada', 'left', 'Bo', 'left');
  await expect(panel.getByText('Ada keeps the draw.', { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'Leave the review' }).click();
  await board.stands(12);
  await board.isOver('Bo wins', 'Ada has no hands left.');

  await program.press('CmdOrCtrl+Shift+V');
  await expect(panel.getByText('1 of 3', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('mistakes are retried, and missed ones come back after a restart', async ({ start }, info) => {
  const program = await start(fileOfMatch(info));
  const { board } = program;
  const { page } = board;
  await board.stands(12);
  await program.press('CmdOrCtrl+Shift+V');
  await page.getByRole('button', { name: 'Retry your mistakes' }).click();

  const trainer = page.getByRole('region', { name: 'Mistakes' });
  await expect(trainer.getByText('1 of 2')).toBeVisible();
  await expect(trainer.getByText(/^You went wrong here in a match/)).toBeVisible();
  await board.attack('You', 'left', 'Computer', 'left');
  await expect(trainer.getByText('You keep the draw.', { exact: true })).toBeVisible();
  await expect(trainer.getByText(/^You’ll see this again on /)).toBeVisible();
  await expect(trainer.getByRole('button', { name: 'Continue' })).toBeFocused();

  // The second mistake by keyboard, at first with a wrong move.
  await page.keyboard.press('n');
  await expect(trainer.getByText('2 of 2')).toBeVisible();
  await board.attack('You', 'right', 'Computer', 'left');
  await expect(
    trainer.getByText('You threw away the draw, so the computer can win in 1 move.'),
  ).toBeVisible();
  await expect(
    trainer.getByText(/^After that the computer can win at once: Left hand strikes your right/),
  ).toBeVisible();
  await expect.poll(() => board.hand('You', 'right').getAttribute('aria-label')).toMatch(/out/);
  await page.keyboard.press('t');
  await board.holds('You', 0, 1);
  await board.attack('You', 'right', 'Computer', 'right');
  await expect(trainer.getByText('You keep the draw.', { exact: true })).toBeVisible();
  await expect(trainer.getByText('You’ll see this again soon.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 of 2 right on the first try' })).toBeVisible();
  await expect(page.getByText('1 mistake due')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the review' }).click();
  await expect(panelOf(board).getByText('1 of 3', { exact: true })).toBeVisible();
  await program.quit();

  const later = await start();
  await later.press('CmdOrCtrl+U');
  await later.board.page.getByRole('button', { name: /^Mistakes.*1 mistake due/ }).click();
  const again = later.board.page.getByRole('region', { name: 'Mistakes' });
  await expect(again.getByText('1 of 1')).toBeVisible();
  await again.getByRole('button', { name: 'Show solution' }).click();
  await expect(again.getByText(/^The answer: /)).toBeVisible();
  await expect(again.getByText('You’ll see this again soon.')).toBeVisible();
});

testOnShared('a match that goes on is reviewed as far as it has come', async ({ board }) => {
  await board.choose('Review of the match');
  const panel = panelOf(board);
  await expect(panel.getByText(/^Nothing has been played yet/)).toBeVisible();
});
