import type { Page } from '@playwright/test';
import { expect, still, test, testOnShared } from './app.ts';
import { hasNoAccessibilityFaults, lookAt } from './looks.ts';

test.use({ config: { ...still, start: 'home' } });

/** The text beside the board of a lesson. */
function besideBoard(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    next: button('Next'),
    showMe: button('Show me'),
    /** Waits for the praise of a right move and continues by mouse. */
    goToNextStep: async (): Promise<void> => {
      await expect(page.getByText('That’s it')).toBeVisible();
      await button('Next').click();
    },
    /** The same by keyboard; waits until the board has the focus again. */
    goToNextStepByKeys: async (): Promise<void> => {
      await expect(button('Next')).toBeFocused();
      await expect(page.getByText('That’s it')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.locator('button[aria-label]:focus')).toBeVisible();
    },
  };
}

test('a lesson is completed by mouse with a wrong move corrected, and stays completed', async ({
  program,
  board,
  start,
}) => {
  const { page } = board;
  const { next, showMe, goToNextStep } = besideBoard(page);
  await board.topBar.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Learn to play Chopsticks' }).click();
  await expect(page.getByText('Step 1 of 8')).toBeVisible();
  await board.attack('You', 'left', 'Computer', 'right');
  await expect(page.getByText('Your own hand stays as it is.')).toBeVisible();
  await goToNextStep();

  await expect(page.getByText('Step 2 of 8')).toBeVisible();
  await showMe.click();
  await expect(page.getByText('Strike: 1 → 4', { exact: true })).toBeVisible();
  await board.attack('You', 'left', 'Computer', 'left');
  await expect(page.getByText('Which of your hands has more?')).toBeVisible();
  await board.holds('Computer', 1, 1);
  await expect(next).not.toBeFocused();
  await board.attack('You', 'right', 'Computer', 'right');
  await expect(page.getByText('1 + 3 = 4. That hand is nearly full now.')).toBeVisible();
  await goToNextStep();

  await board.attack('You', 'right', 'Computer', 'right');
  await goToNextStep();
  await board.pickUp('left');
  await board.pickUp('right');
  await board.wayToSplit('2 and 3').click();
  await goToNextStep();
  await board.split('1 and 3');
  await goToNextStep();
  await board.attack('You', 'right', 'Computer', 'right');
  await goToNextStep();
  await board.attack('You', 'right', 'Computer', 'right');
  await expect(page.getByText('All they had left was a 1')).toBeVisible();
  await board.holds('You', 0, 4);
  await lookAt(page, 'lesson-look-ahead');
  await goToNextStep();
  await board.attack('You', 'right', 'Computer', 'left');
  await goToNextStep();
  await expect(page.getByRole('heading', { name: 'Lesson done' })).toBeVisible();
  await hasNoAccessibilityFaults(page, 'lesson-done');

  await program.quit();
  const again = await start();
  await again.press('CmdOrCtrl+1');
  const list = again.board.page.getByRole('list', { name: 'Lessons by game' });
  await expect(list.getByRole('button', { name: /^Strike, split, win .*Done\b/ })).toBeVisible();
  await expect(list.getByRole('button', { name: /^Exactly fifty .*Not started/ })).toBeVisible();
});

testOnShared('a lesson is done by keys, to the first game after it', async ({ program, board }) => {
  const { page } = board;
  const { goToNextStepByKeys } = besideBoard(page);
  await program.press('CmdOrCtrl+U');
  await page.getByRole('button', { name: /^Lessons / }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Exactly fifty / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 1 of 7')).toBeVisible();
  const play = async (number: string) => {
    const card = page.getByRole('button', { name: new RegExp(`^${number}\\b`) });
    await expect(card.first()).toBeEnabled();
    for (const figure of number) await page.keyboard.press(figure);
    await page.keyboard.press('Enter');
  };
  await play('10');
  await goToNextStepByKeys();
  await expect(page.getByText('The total is 42. The numbers')).toBeVisible();
  await hasNoAccessibilityFaults(page, 'lesson-step');
  await play('3');
  await expect(page.getByText('How much is missing from 42 to 50?')).toBeVisible();
  await expect(page.getByRole('button', { name: '3', exact: true })).toBeEnabled();
  await play('8');
  for (const number of ['5', '4', '3', '5', '3']) {
    await goToNextStepByKeys();
    await play(number);
  }
  await expect(page.getByText('Two numbers, one pair')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lesson done' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Next: / })).toBeFocused();
  await page.getByRole('button', { name: 'Play a game now' }).focus();
  await page.keyboard.press('Enter');
  await board.says('Your turn');
  await expect(board.topBar).toContainText('Summation Duel');
});

testOnShared(
  'a guide says one thing before each move, and shows it',
  async ({ program, board }) => {
    const { page } = board;
    await board.says('Your turn');
    await program.press('CmdOrCtrl+G');
    const guide = page.getByRole('region', { name: 'Guided game' });
    await expect(guide).toContainText('You win when all their hands are out.');
    await expect(page.getByRole('log')).toContainText('You win when all their hands are out.');
    await board.attack('You', 'left', 'Computer', 'right');
    await board.says('Your turn');
    await expect(guide).toContainText(
      /(That was a mistake|No move loses|You can win|Be careful|The computer threatens)/,
    );
    await program.resize(800, 600);
    await lookAt(page, 'guide-800x600');
    await guide.getByRole('button', { name: 'Show a good move' }).click();
    await expect(page.getByText(/^(Strike: |Split your)[^.]*$/)).toBeVisible();
    await program.press('CmdOrCtrl+G');
    await expect(guide).toBeHidden();
  },
);
