import { expect, still, test } from './app.ts';

test.use({ config: { ...still, difficulty: 'easy' } });

test('a computer with character is chosen by mouse and by keyboard, and its name is shown while it plays', async ({
  start,
}) => {
  const first = await start();
  const { board } = first;
  const { newGameDialog, page } = board;
  const strength = newGameDialog.getByLabel('Strength of the computer at seat 2');
  const slider = newGameDialog.getByRole('slider', {
    name: /How rarely the computer in seat 2 makes a mistake/,
  });

  await first.press('CmdOrCtrl+N');
  await strength.click();
  await page.getByRole('option', { name: 'More…' }).click();
  await expect(page.getByRole('option', { name: /^Sets traps/ })).toContainText(
    'Makes no mistakes',
  );
  await page.getByRole('option', { name: /^Forgets to split/ }).click();
  await expect(slider).toHaveCount(0);
  await newGameDialog.getByRole('button', { name: 'Start' }).click();
  await expect(board.plates.first()).toContainText('forgets to split');
  await board.playAnything();
  await board.stands(2);

  // By keyboard alone, from the choice that includes the last opponent.
  await first.press('CmdOrCtrl+N');
  await strength.focus();
  await page.keyboard.press('Enter');
  // The list of further opponents comes first, then the last one.
  const more = page.getByRole('option', { name: 'More…' });
  await expect(page.locator('[role=option][data-highlighted]')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(more).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /^Makes mistakes/ })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(strength).toBeFocused();
  // The choice between person and computer stands between them.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Makes a mistake in one of 6 decisions');
  await page.keyboard.press('Enter');
  await expect(newGameDialog).toBeHidden();
  await expect(board.plates.first()).toContainText('a mistake in 1 of 6');
  await board.playAnything();
  await board.stands(2);
  await first.quit();

  const again = await start();
  await again.board.stands(2);
  await expect(again.board.plates.first()).toContainText('a mistake in 1 of 6');
  await again.press('CmdOrCtrl+N');
  const kept = again.board.newGameDialog;
  await expect(kept.getByRole('slider')).toHaveValue('6');
  // Opponents that don't suit a game aren't offered in it.
  await kept.getByRole('radio', { name: 'Summation Duel' }).first().click();
  await kept.getByLabel('Strength of the computer at seat 2').click();
  await expect(again.board.page.getByRole('option', { name: /^Perfect/ })).toBeVisible();
  await expect(again.board.page.getByRole('option', { name: /^Forgets to split/ })).toHaveCount(0);
});
