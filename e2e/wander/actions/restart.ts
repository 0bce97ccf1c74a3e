import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Action, World } from '../action.ts';
import { isComputing, type Facts } from '../facts.ts';
import { standing } from '../standing.ts';

/**
 * Whether a restart continues the match, from home, too. An unfinished match with moves of its persons is continued
 * where it was; after a finished one, whatever its position, home begins another.
 */
function isUnfinished({ view }: Facts): boolean {
  const persons = view.players.some(({ kind }) => kind === 'person');
  const begun = view.history
    .slice(0, view.at)
    .some(({ seat }) => seat !== null && (!persons || view.players[seat]?.kind === 'person'));
  const isOver = view.series === null && view.controls.finished;
  return begun && !isOver && view.state.kind === 'person';
}

async function restart(world: World, end: () => Promise<void>): Promise<void> {
  const before = world.facts;
  const after = await world.restart(end);
  if (!isUnfinished(before)) return;
  expect(standing(after), 'the match should go on as it was').toEqual(standing(before));
}

/** Ends the program and starts it again. */
export const restarts: readonly Action[] = [
  {
    name: 'quit and start again',
    weight: 1,
    possible: (facts) => !isComputing(facts),
    async act(world) {
      await restart(world, () => world.program.quit());
      return '';
    },
  },
  {
    name: 'close the board and start again',
    weight: 1,
    // On macOS the program stays without a window.
    possible: (facts) => !isComputing(facts) && process.platform !== 'darwin',
    async act(world) {
      await restart(world, async () => {
        const closed = world.program.app.waitForEvent('close');
        await world.page.close();
        await closed;
      });
      return '';
    },
  },
  {
    name: 'write nonsense into the config file',
    weight: 1,
    possible: () => true,
    act({ userData, dice }) {
      const file = path.join(userData, 'config.jsonc');
      const text = readFileSync(file, 'utf8');
      const [words, written] = dice.pick([
        ['an unknown theme', text.replace(/"theme": ?"\w+"/, '"theme": "mauve"')],
        ['a brace too few', text.replace(/\}\s*$/, '')],
        ['an unknown key', text.replace('{', '{ "wanderer": true,')],
      ] as const);
      writeFileSync(file, written);
      return Promise.resolve(words);
    },
  },
];
