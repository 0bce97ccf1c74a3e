import { shortcuts } from '../../program.ts';
import type { Action } from '../action.ts';
import { isCovered } from '../facts.ts';
import { chooseFromMenu, press } from '../pointing.ts';

/** Goes back and forward in the match. */
export const travel: readonly Action[] = [
  {
    name: 'undo',
    weight: 4,
    possible: (facts) => !isCovered(facts) && facts.view.canUndo,
    act: (world) => press(world, world.program.board.topBar.getByRole('button', { name: 'Undo' })),
  },
  byShortcut('undo'),
  {
    name: 'redo',
    weight: 3,
    possible: (facts) => !isCovered(facts) && facts.view.canRedo,
    act: (world) => chooseFromMenu(world, 'Redo'),
  },
  byShortcut('redo'),
  {
    name: 'jump in the list of moves',
    weight: 4,
    possible: (facts) => !isCovered(facts) && facts.moves !== null && facts.moves.rows > 0,
    async act(world) {
      const number = 1 + world.dice.below(world.facts.moves?.rows ?? 1);
      const items = world.program.board.moves.getByRole('list').getByRole('button');
      const how = await press(world, items.nth(number - 1));
      return `to move ${number}, ${how}`;
    },
  },
  {
    name: 'step through the moves',
    weight: 4,
    possible: (facts) => !isCovered(facts) && facts.moves !== null && facts.moves.rows > 0,
    async act(world) {
      const name = world.dice.pick([
        'To the first move',
        'One move back',
        'One move back',
        'One move forward',
        'One move forward',
        'To the last move',
      ]);
      const button = world.program.board.moves.getByRole('button', { name });
      // At the start and the end of the match there is nowhere to go.
      if ((await button.getAttribute('aria-disabled')) === 'true') return `no ${name}`;
      return `${name}, ${await press(world, button)}`;
    },
  },
  {
    name: 'jump in the plot',
    weight: 4,
    possible: (facts) => !isCovered(facts) && facts.plot !== null,
    async act(world) {
      const { page, dice } = world;
      const plot = page.getByRole('region', { name: 'Advantage', exact: true });
      const slider = plot.getByRole('slider');
      if (dice.percent(50)) {
        const key = dice.pick(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);
        await slider.focus();
        await page.keyboard.press(key);
        return key;
      }
      const box = await slider.boundingBox();
      const x = dice.below(Math.max(1, Math.floor(box?.width ?? 1)));
      await slider.click({ position: { x, y: (box?.height ?? 2) / 2 } });
      return `${x} from its left`;
    },
  },
];

/** Presses a shortcut a few times in a row. */
function byShortcut(name: 'undo' | 'redo'): Action {
  return {
    name: `${name} by its shortcut`,
    hasty: true,
    weight: 3,
    possible: (facts) => !isCovered(facts),
    async act({ program, dice }) {
      const times = 1 + dice.below(3);
      for (let time = 0; time < times; time++) await program.press(shortcuts[name]);
      return `${times} times`;
    },
  };
}
