import { describe, expect, it } from 'vitest';
import { message } from '../../words/message.ts';
import type { Settings } from '../settings/settings.ts';
import { rulesOf } from '../testing/in-notation.ts';
import { UnsolvableGame } from '../analysis/solution.ts';
import { pliesFrom } from '../solver/plies.ts';
import { solve } from '../solver/solve.ts';
import { layOut, type MapLayout } from './layout.ts';
import { mapStates, type StateMap } from './state-map.ts';
import { beforeMove, drawn } from '../analysis/value.ts';

const games: [string, Settings][] = [
  ['chopsticks', {}],
  ['chopsticks', { overflow: 'rollover' }],
  ['chopsticks', { suicide: true }],
  ['chopsticks', { fingers: 10 }],
  ['chopsticks', { fingers: 2 }],
  ['scholars-game', {}],
  ['summation-duel', {}],
];

/** Pairs of nodes closer together than the size of a cell. */
function overlaps({ places }: MapLayout): string[] {
  const cells = new Map<string, number[]>();
  const found: string[] = [];
  places.forEach(({ x, y }, node) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    for (const left of [column - 1, column, column + 1]) {
      for (const top of [row - 1, row, row + 1]) {
        for (const other of cells.get(`${left} ${top}`) ?? []) {
          const there = places[other] ?? { x: 0, y: 0 };
          const close = Math.abs(there.x - x) < 1 - 1e-9 && Math.abs(there.y - y) < 1 - 1e-9;
          if (close) found.push(`${node} ${other}`);
        }
      }
    }
    cells.set(`${column} ${row}`, [...(cells.get(`${column} ${row}`) ?? []), node]);
  });
  return found;
}

it('has the 160 unfinished positions of the default game, and its ends', () => {
  const { nodes } = mapStates(rulesOf('chopsticks'));
  expect(nodes.filter(({ over }) => !over)).toHaveLength(160);
  expect(nodes).toHaveLength(171);
  expect(nodes[0]).toEqual({
    key: '1111',
    position: '1111',
    distance: 0,
    over: false,
    value: drawn,
  });
});

describe.each(games)('the map of %s %o', (id, settings) => {
  const rules = rulesOf(id, settings);
  const map: StateMap = mapStates(rules);
  const layout = layOut(map);
  const at = (position: string) => {
    const parsed = rules.parsePosition(position);
    return parsed.ok ? parsed.value : undefined;
  };

  it('has every position once, with the solver’s value', () => {
    const solution = solve(rules);
    expect(new Set(map.nodes.map(({ key }) => key)).size).toBe(map.nodes.length);
    expect(map.nodes.length).toBe(solution.census?.(rules.start(0)).reachable);
    for (const { key, position, value } of map.nodes.slice(0, 1200)) {
      const there = at(position);
      expect(rules.key(there)).toBe(key);
      expect(solution.evaluate(there)).toEqual(value);
    }
  });

  it('connects a position only with the results of its plies', () => {
    const numbers = new Map(map.nodes.map(({ key }, node) => [key, node]));
    map.nodes.slice(0, 400).forEach(({ position, over }, node) => {
      const there = at(position);
      const led = over ? [] : pliesFrom(rules, there).map((after) => numbers.get(rules.key(after)));
      expect(new Set(map.next[node])).toEqual(new Set(led));
    });
  });

  it('connects each decided position with the one that determines its value', () => {
    map.nodes.forEach((node, from) => {
      if (node.over || node.value.remoteness === null) return;
      const after = (map.next[from] ?? []).map((to) => beforeMove((map.nodes[to] ?? node).value));
      expect(after).toContainEqual(node.value);
    });
  });

  it('gives every position a separate place', () => {
    expect(layout.places).toHaveLength(map.nodes.length);
    expect(overlaps(layout)).toEqual([]);
    const listed = layout.layers.flatMap(({ nodes }) => nodes);
    expect([...listed].sort((one, other) => one - other)).toEqual(map.nodes.map((_, node) => node));
    for (const { x, y } of layout.places) {
      expect(x >= 0.5 && x <= layout.width - 0.5 && y >= 0.5 && y <= layout.height - 0.5).toBe(
        true,
      );
    }
  });

  it('has the draws on the left and the end on the right', () => {
    const decided = layout.layers.filter(({ region }) => region === 'decided');
    expect(layout.layers.slice(-decided.length)).toEqual(decided);
    expect(decided.map(({ plies }) => plies)).toEqual(
      decided.map(({ plies }) => plies).sort((one, other) => other - one),
    );
    layout.layers.forEach(({ nodes, from, to, region, plies }) => {
      for (const node of nodes) {
        const { value, distance } = map.nodes[node] ?? expect.fail('It is a node of the map.');
        const { remoteness } = value;
        expect(region === 'draw' ? [null, distance] : [remoteness, plies]).toEqual([
          remoteness,
          plies,
        ]);
        const x = layout.places[node]?.x ?? -1;
        expect(x > from && x < to).toBe(true);
      }
    });
  });

  it('is deterministic', () => {
    expect(layOut(mapStates(rules))).toEqual(layout);
  });
});

describe('a map is refused', () => {
  it.each<[string, Settings, ReturnType<typeof message>]>([
    ['chopsticks', { players: 3 }, message('state-map.only-two')],
    ['digit-conquest', {}, message('state-map.chance')],
    ['chopsticks', { fingers: 20 }, message('explorer.too-many-positions', { most: 4000 })],
  ])('%s %o', (id, settings, reason) => {
    const make = () => mapStates(rulesOf(id, settings));
    expect(make).toThrow(UnsolvableGame);
    expect(make).toThrow(expect.objectContaining({ reason }));
  });
});
