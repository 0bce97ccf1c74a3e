import { expect, it } from 'vitest';
import { perft, perftByMoves, perftByNumbers } from '../solver/perft.ts';
import {
  defaultSettings,
  parseAssignment,
  underOwnNames,
  type Settings,
} from '../settings/settings.ts';
import { valueOf } from '../testing/in-notation.ts';
import { settingsCombinations } from '../testing/settings-combinations.ts';
import { chopsticks } from './chopsticks.ts';
import more from './perft-more.json';
import two from './perft-two.json';

const defaults = defaultSettings(chopsticks.settings);

/** The settings that the table does not vary. */
const varied = [...two.switches, 'overflow', 'suns', 'suddenDeath'];
const uncounted = Object.fromEntries(
  Object.entries(defaults).filter(([name]) => !varied.includes(name)),
);

it.each([
  ['cutoff', [1, 4, 16, 72, 360, 1624, 6792, 26184, 97352]],
  ['rollover', [1, 4, 16, 72, 360, 1672, 7520]],
])('counts the sequences of moves under %s', (overflow, figures) => {
  const rules = chopsticks.rules({ ...defaults, overflow });
  expect(figures.map((_, depth) => perft(rules, rules.start(0), depth).nodes)).toEqual(figures);
});

// Both tables come from a second, independent program.
it('agrees with the table for every combination of two players', () => {
  const wrong: string[] = [];
  let compared = 0;
  for (const settings of settingsCombinations(chopsticks, { ...uncounted, lives: two.lives })) {
    for (const [what, counted] of countedFor(settings)) {
      const nodes = count(settings, what);
      compared += counted.length;
      if (counted.some((each) => each !== nodes)) {
        wrong.push(`${what} ${JSON.stringify(settings)}: ${nodes}, not ${counted.join(' or ')}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThanOrEqual(3 * 2304);
}, 120_000);

it.each(more)(
  'agrees with the table: $position $settings',
  ({ settings, position, depth, nodes }) => {
    const assignments = settings.split(' ').map((text) => parseAssignment(chopsticks, text));
    const values = assignments.flatMap((each) => (each.ok ? [each.value] : []));
    expect(values).toHaveLength(assignments.length);
    const all = {
      ...defaults,
      ...underOwnNames(chopsticks.settings, Object.fromEntries(values)),
    };
    expect(count(all, `${position} ${depth}`)).toBe(nodes);
  },
);

it.each<Settings>([{}, { swaps: true, swapLimit: 1 }, { splitLimit: 1 }, { cherryBomb: true }])(
  'walks through all positions before the last moves: %o',
  (settings) => {
    const rules = chopsticks.rules({ ...defaults, ...settings });
    const nodesAt = (depth: number) => perftByMoves(rules, rules.start(0), depth).nodes;
    const walked = [0, 1, 2, 3, 4, 5, 6].map(nodesAt).reduce((sum, nodes) => sum + nodes, 0);
    expect(perft(rules, rules.start(0), 7)).toEqual({ nodes: nodesAt(7), walked });
    expect(perftByMoves(rules, rules.start(0), 7)).toEqual({ nodes: nodesAt(7), walked });
  },
);

/** @throws Error if counting by numbers comes to something else. */
function count(settings: Settings, what: string): number {
  const [text = '', depth] = what.split(' ');
  const rules = chopsticks.rules(settings);
  const position = text === 'start' ? rules.start(0) : valueOf(rules.parsePosition(text));
  const counted = perftByMoves(rules, position, Number(depth));
  const numbered = rules.solver?.numbered?.(Infinity);
  const byNumbers = numbered && perftByNumbers(numbered, position, Number(depth));
  if (
    byNumbers !== undefined &&
    (byNumbers.nodes !== counted.nodes || byNumbers.walked !== counted.walked)
  ) {
    throw new Error(
      `${what} ${JSON.stringify(settings)}: ${JSON.stringify(byNumbers)} by numbers, ${JSON.stringify(counted)} by the rules`,
    );
  }
  return counted.nodes;
}

/**
 * The table's figures for some settings: the switches are the bits of the index, the first the lowest. It has a rule
 * of two names under each of them, and under both.
 */
function countedFor(settings: Settings): [string, (number | undefined)[]][] {
  const suns = settings['suns'] === true ? ', suns' : '';
  const group = `${String(settings['overflow'])}${suns}, ${String(settings['suddenDeath'])}`;
  const named =
    settings['suicide'] === true
      ? [
          [true, false],
          [false, true],
          [true, true],
        ]
      : [[false, false]];
  const indices = named.map(([suicide, fullTransfers]) => {
    const written: Settings = {
      ...settings,
      suicide: suicide === true,
      fullTransfers: fullTransfers === true,
    };
    return two.switches.reduce(
      (sum, name, bit) => sum + (written[name] === true ? 2 ** bit : 0),
      0,
    );
  });
  const figures: Record<string, Record<string, number[]>> = two.figures;
  return Object.entries(figures[group] ?? {}).map(([what, row]) => [
    what,
    indices.map((index) => row[index]),
  ]);
}
