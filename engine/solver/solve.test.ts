import { describe, expect, it } from 'vitest';
import { message } from '../../words/message.ts';
import { chopsticksRules } from '../chopsticks/chopsticks.ts';
import { chopsticksSettings } from '../chopsticks/settings.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { valueOf } from '../testing/in-notation.ts';
import { solveGraph } from './retrograde.ts';
import { solve } from './solve.ts';
import { drawn, lossIn, winIn, type Value } from '../analysis/value.ts';

const rulesUnder = (settings: Settings) =>
  chopsticksRules(defaultSettings(chopsticksSettings, settings));

describe.each<[Settings, object, object]>([
  [{ overflow: 'cutoff' }, drawn, { reachable: 171, win: 42, lose: 18, draw: 111 }],
  [{ overflow: 'rollover' }, drawn, { reachable: 204, win: 25, lose: 17, draw: 162 }],
  [
    { overflow: 'cutoff', suicide: true },
    lossIn(26),
    { reachable: 191, win: 120, lose: 61, draw: 10 },
  ],
  [
    { overflow: 'rollover', suicide: true },
    drawn,
    { reachable: 207, win: 72, lose: 35, draw: 100 },
  ],
  // The rest from a second, independent program.
  [{ splitLimit: 1 }, drawn, { reachable: 403, win: 191, lose: 65, draw: 147 }],
  [{ splitLimit: 2 }, drawn, { reachable: 736, win: 190, lose: 51, draw: 495 }],
  [
    { overflow: 'rollover', splitLimit: 1 },
    drawn,
    { reachable: 538, win: 61, lose: 28, draw: 449 },
  ],
])('the figures of the rules under %o', (settings, start, census) => {
  const rules = rulesUnder(settings);
  it.each([
    ['half positions', solve(rules)],
    ['an explicit graph', solveGraph(rules, rules.start(0))],
  ])('by %s', (_, solution) => {
    expect(solution.evaluate(rules.start(0))).toEqual(start);
    expect(solution.census?.(rules.start(0))).toEqual(census);
  });
});

describe.each([
  ['half positions', solve],
  [
    'an explicit graph',
    (rules: ReturnType<typeof rulesUnder>) => solveGraph(rules, rules.start(0)),
  ],
])('a solution by %s', (_, solveBy) => {
  it.each<[string, Value]>([
    ['1111', drawn],
    ['0104', winIn(1)],
    ['0401', winIn(1)],
    ['0004', lossIn(0)],
    ['0400', winIn(0)],
  ])('says what %s is worth: %o', (text, value) => {
    const rules = rulesUnder({});
    const position = valueOf(rules.parsePosition(text));
    expect(solveBy(rules).evaluate(position)).toEqual(value);
  });

  it('counts from any position', () => {
    const rules = rulesUnder({});
    const ended = valueOf(rules.parsePosition('0004'));
    expect(solveBy(rules).census?.(ended)).toEqual({ reachable: 1, win: 0, draw: 0, lose: 1 });
  });
});

it('reports progress of a large game', () => {
  const rules = rulesUnder({ fingers: 60, suicide: true });
  const reports: number[] = [];
  const solution = solve(rules, (decided) => reports.push(decided));
  expect(reports).toEqual(reports.toSorted((one, other) => one - other));
  expect(reports.length).toBeGreaterThan(0);
  expect(solution.evaluate(rules.start(0))).toEqual(drawn);
});

it('refuses a game with too many positions', () => {
  const rules = rulesUnder({ fingers: 60, suddenDeath: 'lives', lives: 9 });
  expect(() => solve(rules)).toThrow(
    expect.objectContaining({
      reason: message('game.too-many-positions', { positions: 334_890_000 }),
    }),
  );
});

it('solves hands of a hundred fingers', () => {
  const rules = rulesUnder({ fingers: 100, overflow: 'rollover' });
  const solution = solve(rules);
  expect(solution.evaluate(rules.start(0))).toEqual(drawn);
  expect(solution.census?.(rules.start(0))).toEqual({
    reachable: 25_497_348,
    win: 9905,
    draw: 25_482_392,
    lose: 5051,
  });
}, 120_000);
