import { expect, type Locator } from '@playwright/test';
import { shortcuts } from '../../program.ts';
import type { Action, World } from '../action.ts';
import { isCovered } from '../facts.ts';
import { chooseFromMenu, press } from '../pointing.ts';

/** The top dialog, which has the focus. */
export function topDialog({ page }: World): Locator {
  return page.locator(':is([role=dialog], [role=alertdialog]):focus-within');
}

/** Closes the top dialog or menu by a key or another action. */
async function close(world: World, how: () => Promise<unknown>): Promise<void> {
  const { page, facts } = world;
  const open = page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
  const before = await open.count();
  const rules = topDialog(world).getByRole('button', { name: 'Change…' });
  const isAtRules = facts.dialogs.at(-1) === 'New game' && (await rules.count()) === 0;
  await how();
  // From the rules inside New game, the first way out leads back to it.
  if (isAtRules) {
    await expect(rules).toBeVisible();
    await how();
  }
  const name = facts.menu ? 'The menu' : facts.dialogs.join(', ');
  await expect.poll(() => open.count(), `${name} should close`).toBeLessThan(before);
}

/** Opens and closes dialogs and menus. */
export const dialogs: readonly Action[] = [
  {
    name: 'rules',
    weight: 4,
    possible: (facts) => !isCovered(facts),
    act: (world) => chooseFromMenu(world, 'Rules'),
  },
  {
    name: 'rules by F1',
    hasty: true,
    weight: 6,
    possible: () => true,
    async act({ program }) {
      await program.press('F1');
      return 'F1';
    },
  },
  {
    name: 'about',
    weight: 2,
    possible: (facts) => !isCovered(facts),
    act: (world) => chooseFromMenu(world, 'About'),
  },
  {
    name: 'set-up, to look',
    hasty: true,
    weight: 2,
    possible: (facts) => !isCovered(facts),
    async act({ program }) {
      await program.press('CmdOrCtrl+E');
      return 'CmdOrCtrl+E';
    },
  },
  {
    name: 'comment, to look',
    hasty: true,
    weight: 2,
    possible: (facts) => !isCovered(facts) && facts.view.at > 0,
    async act({ program }) {
      await program.press('CmdOrCtrl+Shift+M');
      return 'CmdOrCtrl+Shift+M';
    },
  },
  {
    name: 'share',
    weight: 2,
    possible: (facts) => !isCovered(facts),
    async act(world) {
      const how = await chooseFromMenu(world, 'Share…');
      // While its picture is being made, the page has a second, hidden table.
      const dialog = world.page.getByRole('dialog', { name: 'Share this match' });
      await expect(dialog.locator('[aria-busy=false]')).toBeVisible();
      return how;
    },
  },
  {
    name: 'recent files',
    weight: 1,
    possible: (facts) => !isCovered(facts),
    act: (world) => chooseFromMenu(world, 'Recent files…'),
  },
  {
    name: 'new game, to look',
    hasty: true,
    weight: 2,
    possible: (facts) => !isCovered(facts),
    async act({ program }) {
      await program.press(shortcuts.newGame);
      return shortcuts.newGame;
    },
  },
  {
    name: 'menu, to look',
    weight: 2,
    possible: (facts) => !isCovered(facts),
    act: (world) => press(world, world.program.board.topBar.getByRole('button', { name: 'Menu' })),
  },
  {
    name: 'leave the menu',
    weight: 20,
    possible: ({ menu }) => menu,
    async act(world) {
      await close(world, () => world.page.keyboard.press('Escape'));
      return 'Escape';
    },
  },
  {
    name: 'leave a dialog by Escape',
    weight: 16,
    possible: ({ dialogs: open, menu }) => open.length > 0 && !menu,
    async act(world) {
      await close(world, () => world.page.keyboard.press('Escape'));
      return world.facts.dialogs.join(', ');
    },
  },
  {
    name: 'leave a dialog by its button',
    weight: 8,
    possible: ({ dialogs: open, menu }) => open.length > 0 && !menu,
    async act(world) {
      const button = topDialog(world).getByRole('button', { name: /^(Close|Cancel)$/ });
      let how = '';
      await close(world, async () => (how = await press(world, button.first())));
      return `${world.facts.dialogs.join(', ')}, ${how}`;
    },
  },
  {
    name: 'go from the new game to its rules',
    weight: 2,
    possible: ({ dialogs: open, menu }) => open.at(-1) === 'New game' && !menu,
    async act(world) {
      const rules = topDialog(world);
      const how = await press(world, rules.getByRole('button', { name: /^(Change…|Done)$/ }));
      await expect(rules.getByRole('heading')).not.toHaveCount(0);
      return how;
    },
  },
  {
    name: 'read the list of notices',
    weight: 8,
    possible: ({ dialogs: open, menu }) =>
      (open.at(-1) ?? '').endsWith('could not be used') && !menu,
    async act(world) {
      const button = topDialog(world).getByRole('button', { name: 'Got it' });
      let how = '';
      await close(world, async () => (how = await press(world, button)));
      return how;
    },
  },
  {
    name: 'walk through a dialog',
    weight: 6,
    possible: ({ dialogs: open, menu }) => open.length > 0 && !menu,
    async act({ page, dice }) {
      const pressed = Array.from({ length: 1 + dice.below(6) }, () =>
        dice.pick(['Tab', 'Tab', 'Tab', 'Shift+Tab', 'ArrowDown', 'PageDown']),
      );
      for (const key of pressed) await page.keyboard.press(key);
      return pressed.join(' ');
    },
  },
  {
    name: 'read a notice and put it away',
    weight: 6,
    possible: (facts) => !isCovered(facts) && facts.notices > 0,
    async act(world) {
      const notice = world.program.board.notices.first();
      const text = await notice.innerText();
      await press(world, notice.getByRole('button').last());
      return text.split('\n')[0] ?? '';
    },
  },
];
