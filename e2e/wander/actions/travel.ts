import { shortcuts } from '../../program.ts';
import type { Action } from '../action.ts';
import { isCovered } from '../facts.ts';
import { chooseFromMenu, press } from './pointing.ts';

/** Goes back and forward in the match. */
export const travel: readonly Action[] = [
  {
    name: 'undo',
    weight: 4,
    possible: (facts) => !isCovered(facts) && facts.view.canUndo,
    act: (world) => press(world, world.program.board.topBar.getByRole('button', { name: 'Undo' })),
  },
  {
    name: 'undo by its shortcut',
    hasty: true,
    weight: 3,
    possible: (facts) => !isCovered(facts),
    async act({ program, dice }) {
      const times = 1 + dice.below(3);
      for (let time = 0; time < times; time++) await program.press(shortcuts.undo);
      return `${times} times`;
    },
  },
  {
    name: 'redo',
    weight: 3,
    possible: (facts) => !isCovered(facts) && facts.view.canRedo,
    act: (world) => chooseFromMenu(world, 'Redo'),
  },
  {
    name: 'redo by its shortcut',
    hasty: true,
    weight: 3,
    possible: (facts) => !isCovered(facts),
    async act({ program, dice }) {
      const times = 1 + dice.below(3);
      for (let time = 0; time < times; time++) await program.press(shortcuts.redo);
      return `${times} times`;
    },
  },
  {
    name: 'jump in the list of moves',
    weight: 4,
    possible: (facts) => !isCovered(facts) && facts.moves !== null && facts.moves.listed > 0,
    async act(world) {
      const number = 1 + world.dice.below(world.facts.moves?.listed ?? 1);
      const items = world.program.board.moves.getByRole('listitem');
      const how = await press(world, items.nth(number - 1).getByRole('button'));
      return `to move ${number}, ${how}`;
    },
  },
  {
    name: 'jump in the plot',
    weight: 4,
    possible: (facts) => !isCovered(facts) && facts.plot !== null,
    async act(world) {
      const { page, dice } = world;
      const plot = page.getByRole('region', { name: 'Who stood better', exact: true });
      const slider = plot.getByRole('slider');
      if ((await slider.count()) > 0) {
        await slider.focus();
        const key = dice.pick(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);
        await page.keyboard.press(key);
        return key;
      }
      const points = plot.getByRole('button');
      const point = points.nth(dice.below(await points.count()));
      const name = (await point.getAttribute('aria-label')) ?? '';
      // Moments lie close together: a mouse may hit the one beside it.
      await point.focus();
      await page.keyboard.press('Enter');
      return name;
    },
  },
];
