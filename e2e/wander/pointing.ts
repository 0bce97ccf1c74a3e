import type { Locator } from '@playwright/test';
import type { World } from './action.ts';
import type { Offer, Point } from './facts.ts';

/** Presses a button by mouse, or focuses it and presses Enter. @returns a description. */
export async function press({ dice, page }: World, button: Locator): Promise<string> {
  if (dice.percent(70)) {
    await button.click();
    return 'by mouse';
  }
  await button.focus();
  await page.keyboard.press(dice.percent(50) ? 'Enter' : 'Space');
  return 'by keys';
}

/** A point where an offer can be clicked. */
export function freePoint({ points }: Offer): Point | undefined {
  return points.find(({ reached }) => reached);
}

/** Chooses a menu item on the board, by mouse or by keyboard. */
export async function chooseFromMenu(world: World, item: RegExp | string): Promise<string> {
  const { program } = world;
  const how = await press(world, program.board.topBar.getByRole('button', { name: 'Menu' }));
  await (await program.board.menuItem(item)).click();
  return how;
}
