import { expect } from '@playwright/test';
import type { World } from '../action.ts';
import { expectUnchanged } from '../standing.ts';
import { keys } from './page-actions.ts';
import type { PageAction } from './place.ts';

async function search(world: World): Promise<string> {
  const { page, dice } = world;
  await page.keyboard.press('ControlOrMeta+F');
  const text = dice.pick(['You', 'chop', 'zzz', '2026', '']);
  await page.keyboard.type(text);
  const then = dice.pick(['Enter', 'ArrowDown', 'Tab']);
  await page.keyboard.press(then);
  return `${text} ${then}`;
}

/** Deletes a match and restores it; if it was on the table, another one replaces it meanwhile. */
async function deleteOne(world: World): Promise<string> {
  const { page, program } = world;
  const before = await world.glance();
  await page.keyboard.press('Delete');
  await expect(async () => {
    await program.press('CmdOrCtrl+Z');
    expectUnchanged(before, await world.glance());
  }).toPass({ timeout: 20_000 });
  return 'Delete, Ctrl+Z';
}

/** The actions in the library. */
export const library: readonly PageAction[] = [
  // If Escape has led home in the meantime, Enter plays.
  { name: 'search', weight: 6, possible: () => true, begins: /Enter/, act: search },
  { name: 'delete and undo', weight: 2, possible: () => true, begins: /./, act: deleteOne },
  keys(['ArrowDown', 'ArrowUp', 'Home', 'End', 'Shift+ArrowDown', 'F2', 'Escape'], 4),
  keys(['ArrowDown', 'Enter'], 2, /Enter/),
];
