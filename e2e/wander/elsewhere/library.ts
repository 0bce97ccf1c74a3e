import type { World } from '../action.ts';
import { keys } from './deeds.ts';
import type { Deed } from './place.ts';

async function search(world: World): Promise<string> {
  const { page, dice } = world;
  await page.keyboard.press('ControlOrMeta+F');
  const text = dice.pick(['You', 'chop', 'zzz', '2026', '']);
  await page.keyboard.type(text);
  const then = dice.pick(['Enter', 'ArrowDown', 'Tab']);
  await page.keyboard.press(then);
  return `${text} ${then}`;
}

/** Takes a match away, and brings it back; where it lay on the table, another one does then. */
async function deleteOne(world: World): Promise<string> {
  const { page, program } = world;
  await page.keyboard.press('Delete');
  await world.glance();
  await program.press('CmdOrCtrl+Z');
  return 'Delete, Ctrl+Z';
}

/** Among the matches that are kept. */
export const library: readonly Deed[] = [
  // Where Escape has led home meanwhile, Enter plays.
  { name: 'search', weight: 6, possible: () => true, begins: /Enter/, act: search },
  { name: 'delete and undo', weight: 2, possible: () => true, begins: /./, act: deleteOne },
  keys(['ArrowDown', 'ArrowUp', 'Home', 'End', 'Shift+ArrowDown', 'F2', 'Escape'], 4),
  keys(['ArrowDown', 'Enter'], 2, /Enter/),
];
