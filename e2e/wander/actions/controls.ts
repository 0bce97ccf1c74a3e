import { expect } from '@playwright/test';
import type { Action, World } from '../action.ts';
import { isCovered, type Facts } from '../facts.ts';
import { shortcuts } from '../../program.ts';
import { topDialog } from './dialogs.ts';
import { chooseFromMenu, press } from '../pointing.ts';

/** Answers a question with one of its buttons. */
async function answer(world: World): Promise<string> {
  const buttons = topDialog(world).locator('footer button');
  const button = buttons.nth(world.dice.below(await buttons.count()));
  const name = await button.innerText();
  await press(world, button);
  // A computer that declines a draw says so until the dialog is closed.
  const close = topDialog(world).locator('footer').getByRole('button', { name: 'Close' });
  await expect(async () => {
    if (await close.isVisible()) await close.click();
    expect(await world.page.locator('[role=dialog], [role=alertdialog]').count()).toBe(0);
  }).toPass();
  return name;
}

const atTable =
  (can: (controls: Facts['view']['controls']) => boolean) =>
  (facts: Facts): boolean =>
    !isCovered(facts) && can(facts.view.controls);

/** Uses the controls of a match, apart from moves. */
export const controls: readonly Action[] = [
  {
    name: 'ask to resign',
    weight: 2,
    possible: atTable(({ resigns }) => resigns !== null),
    async act(world) {
      await chooseFromMenu(world, /^Resign/);
      return answer(world);
    },
  },
  {
    name: 'offer a draw',
    weight: 2,
    possible: atTable(({ offersDraw }) => offersDraw !== null),
    async act(world) {
      await chooseFromMenu(world, /^Offer a draw/);
      return answer(world);
    },
  },
  {
    name: 'claim a draw',
    weight: 5,
    possible: atTable(({ claimsDraw }) => claimsDraw === true),
    async act(world) {
      await chooseFromMenu(world, /^Claim a draw/);
      return answer(world);
    },
  },
  {
    name: 'swap seats',
    weight: 2,
    possible: atTable(({ swapsSeats }) => swapsSeats),
    act: (world) => chooseFromMenu(world, 'Swap seats'),
  },
  {
    name: 'restart',
    weight: 1,
    possible: atTable(({ restarts, finished }) => restarts && !finished),
    async act(world) {
      await chooseFromMenu(world, /^Restart/);
      return answer(world);
    },
  },
  {
    name: 'pause, resume or step computers',
    weight: 10,
    possible: atTable(({ computers, finished }) => computers !== null && !finished),
    async act({ page, dice }) {
      const key = dice.pick(['p', '.', '.']);
      await page.keyboard.press(key);
      return key;
    },
  },
  {
    name: 'go through the match by keys',
    weight: 4,
    possible: (facts) => !isCovered(facts) && facts.view.history.length > 0,
    async act({ page, dice }) {
      const keys = Array.from({ length: 1 + dice.below(3) }, () =>
        dice.pick(['Home', 'End', 'PageUp', 'PageUp', 'PageDown']),
      );
      for (const key of keys) await page.keyboard.press(key);
      return keys.join(' ');
    },
  },
  {
    name: 'replay, and stop it',
    weight: 2,
    possible: atTable(({ finished }) => finished),
    async act({ program, page }) {
      await program.press('CmdOrCtrl+Shift+K');
      await page.keyboard.press('Escape');
      return '';
    },
  },
  {
    name: 'look at the keys',
    weight: 1,
    possible: (facts) => !isCovered(facts),
    async act({ page }) {
      await page.keyboard.press(shortcuts.keys);
      const sheet = page.getByRole('dialog', { name: 'Keys' });
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      return '';
    },
  },
];
