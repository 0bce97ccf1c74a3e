import { expect } from '@playwright/test';
import type { Action } from '../action.ts';
import { isCovered, isPersonsTurn } from '../facts.ts';
import { chooseFromMenu, press } from '../pointing.ts';

/** Turns the guide on or off; it keeps its state during other actions. */
export const guide: readonly Action[] = [
  {
    name: 'guide on or off',
    weight: 4,
    possible: (facts) => !isCovered(facts),
    async act(world) {
      const byKey = world.dice.percent(60);
      if (byKey) await world.program.press('CmdOrCtrl+G');
      else await chooseFromMenu(world, /^Guided game/);
      return byKey ? 'by its keys' : 'from the menu';
    },
  },
  {
    name: 'have the guide show the move',
    weight: 6,
    possible: (facts) =>
      isPersonsTurn(facts) && facts.offers.some(({ name }) => name === 'Show a good move'),
    async act(world) {
      const strip = world.page.getByRole('region', { name: 'Guided game' });
      await expect(strip).toBeVisible();
      return press(world, strip.getByRole('button', { name: 'Show a good move' }));
    },
  },
];
