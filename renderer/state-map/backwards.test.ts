import { expect, test } from 'vitest';
import type { MapNodeView } from '../../electron/api/explorer.ts';
import { wdlOf } from '../../engine/analysis/value.ts';
import { gameOf } from '../../engine/games.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { mapStates } from '../../engine/state-map/state-map.ts';
import { backwardSteps, isColoured } from './backwards.ts';

const rulesOf = (id: string, differing = {}) => {
  const game = gameOf(id);
  return game.rules({ ...defaultSettings(game.settings), ...differing });
};

function mapOf(rules: ReturnType<typeof rulesOf>) {
  const { nodes, next } = mapStates(rules);
  return { nodes: nodes.map((node) => ({ ...node, x: 0, y: 0 })), next };
}

test('the map of Chopsticks is coloured backwards in ten steps', () => {
  const map = mapOf(rulesOf('chopsticks'));
  const steps = backwardSteps(map);
  expect(steps).toHaveLength(10);
  const coloured = steps.map((step) => map.nodes.filter((node) => isColoured(step, node)).length);
  expect(coloured[0]).toBe(0);
  expect(coloured[1]).toBe(map.nodes.filter(({ over }) => over).length);
  expect(coloured.at(-1)).toBe(map.nodes.length);
  expect(coloured).toEqual(coloured.toSorted((one, other) => one - other));
  expect(steps.at(-1)?.node).toBe(0);
  expect(steps.at(-1)?.text).toContain('it is a draw');
});

test.each([
  ['chopsticks', {}],
  ['chopsticks', { misere: true }],
  ['summation-duel', { numbers: 5, target: 12 }],
])('each step for %s %o follows from the earlier ones', (id, settings) => {
  const { nodes, next } = mapOf(rulesOf(id, settings));
  const steps = backwardSteps({ nodes });
  steps.forEach((step, index) => {
    const before = steps[index - 1];
    if (before === undefined || !Number.isFinite(step.upTo) || step.upTo < 1) return;
    const isNew = (node: MapNodeView) => isColoured(step, node) && !isColoured(before, node);
    nodes.forEach((node, at) => {
      if (!isNew(node)) return;
      const after = (next[at] ?? []).flatMap((to) => nodes[to] ?? []);
      if (wdlOf(node.value) === 'win') {
        expect(after.some((to) => isColoured(step, to) && wdlOf(to.value) === 'lose')).toBe(true);
      } else {
        expect(after.every((to) => isColoured(step, to) && wdlOf(to.value) === 'win')).toBe(true);
      }
    });
  });
});
