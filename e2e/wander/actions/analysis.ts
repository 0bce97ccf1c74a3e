import { shortcuts } from '../../program.ts';
import type { Action } from '../action.ts';
import { isCovered, isPersonsTurn } from '../facts.ts';
import { chooseFromMenu, press } from '../pointing.ts';

/** Uses the analysis, the hint and the side panel. */
export const analysis: readonly Action[] = [
  {
    name: 'analysis on or off',
    weight: 4,
    possible: (facts) => !isCovered(facts),
    async act(world) {
      const button = world.program.board.topBar.getByRole('button', { name: 'Analysis' });
      // A narrow top bar has no room for it.
      return (await button.isVisible()) ? press(world, button) : chooseFromMenu(world, /^Analysis/);
    },
  },
  {
    name: 'analysis by its shortcut',
    hasty: true,
    weight: 2,
    possible: () => true,
    async act({ program }) {
      await program.press(shortcuts.analysis);
      return shortcuts.analysis;
    },
  },
  {
    name: 'hint',
    weight: 3,
    possible: isPersonsTurn,
    act: (world) => chooseFromMenu(world, 'Hint'),
  },
  {
    name: 'panel shown or hidden',
    weight: 3,
    possible: (facts) => !isCovered(facts),
    act: (world) => chooseFromMenu(world, /^Side panel/),
  },
  {
    name: 'turn to the other tab of the panel',
    weight: 4,
    possible: (facts) => !isCovered(facts) && facts.tab !== null,
    async act(world) {
      const { page, facts } = world;
      const name = facts.tab === 'Moves' ? 'Analysis' : 'Moves';
      return `${name}, ${await press(world, page.getByRole('tab', { name, exact: true }))}`;
    },
  },
  {
    name: 'have the position read',
    weight: 2,
    possible: (facts) => !isCovered(facts),
    act: (world) => chooseFromMenu(world, /^Read the position/),
  },
];
