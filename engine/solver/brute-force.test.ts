import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chopsticks, chopsticksRules } from '../chopsticks/chopsticks.ts';
import type { ChopsticksPosition, Hands } from '../chopsticks/position.ts';
import type { ChopsticksSettings } from '../chopsticks/settings.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { settingsCombinations } from '../testing/settings-combinations.ts';
import { censusOf, sweep } from '../testing/sweeps.ts';
import { solveGraph } from './retrograde.ts';
import { solve } from './solve.ts';

/** Every 13th combination has larger hands and is solved from its graph, too. No power of two, so that every switch is on in some. */
const sparse = 13;

/** Half fingers and lives multiply the positions, so hands are smaller with them. */
function sized(settings: Settings, index: number): Settings {
  const least = settings['stumps'] === true ? 2 : settings['suddenDeath'] === 'lives' ? 3 : 4;
  return { ...settings, fingers: index % sparse === 0 ? least + 1 : least };
}

/** The settings whose combinations are all compared. */
const varied = [
  'overflow',
  'suicide',
  'swaps',
  'passEquivalentTransfers',
  'loganClause',
  'meta',
  'halvesies',
  'stumps',
  'suns',
  'suddenDeath',
];
const unvaried = Object.fromEntries(
  Object.entries(defaultSettings(chopsticks.settings)).filter(([name]) => !varied.includes(name)),
);

/** Unreachable positions are compared only in combinations with few positions. */
function everyStart(settings: ChopsticksSettings): ChopsticksPosition[] {
  const few = !(settings.stumps && settings.suddenDeath === 'lives');
  return [chopsticksRules(settings).start(0), ...(few ? everyPosition(settings) : [])];
}

const combinations = settingsCombinations(chopsticks, { ...unvaried, lives: 2 }).map(sized);

describe.each(['cutoff', 'rollover'])('under %s', (overflow) => {
  describe.each(['off', 'instant', 'lives'])('with sudden death %s', (suddenDeath) => {
    it('every position of every combination has the value that plain sweeps find', () => {
      const these = combinations.filter(
        (each) => each['overflow'] === overflow && each['suddenDeath'] === suddenDeath,
      );
      expect(these.length).toBeGreaterThanOrEqual(overflow === 'cutoff' ? 128 : 256);
      for (const [index, settings] of these.entries()) compare(settings, index);
    }, 300_000);
  });
});

it('and with other numbers of fingers and lives', () => {
  const settings = fc.record({
    combination: fc.constantFrom(...combinations),
    fingers: fc.integer({ min: 2, max: 6 }),
    lives: fc.integer({ min: 1, max: 2 }),
  });
  fc.assert(
    fc.property(settings, ({ combination, fingers, lives }) => {
      const tamed = combination['stumps'] === true ? Math.min(fingers, 4) : fingers;
      compare({ ...combination, fingers: tamed, lives });
    }),
    { numRuns: 5, seed: 3 },
  );
}, 120_000);

/** @throws Error naming the first position on which two ways to solve a game don't agree. */
function compare(settings: Settings, index = 0): void {
  const rules = chopsticksRules(settings as ChopsticksSettings);
  const start = rules.start(0);
  const swept = sweep(rules, everyStart(settings as ChopsticksSettings));
  const census = censusOf(swept);
  const solved = solve(rules);
  const solutions = [solved, ...(index % sparse === 0 ? [solveGraph(rules, start)] : [])];
  for (const solution of solutions) {
    demandSame(solution.census?.(start) ?? {}, census, settings, () => 'The census');
  }
  for (const { position, value } of swept) {
    for (const solution of solutions) {
      demandSame(solution.evaluate(position), value, settings, () =>
        rules.formatPosition(position),
      );
    }
  }
}

function demandSame<Fields extends object>(
  found: Fields,
  wanted: Fields,
  settings: Settings,
  what: () => string,
): void {
  for (const name of Object.keys(wanted) as (keyof Fields)[]) {
    if (wanted[name] === found[name]) continue;
    throw new Error(
      `${what()}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}, under ${JSON.stringify(settings)}`,
    );
  }
}

/** Every position of ordered pairs and, if lives count, with every number of lives left. */
function everyPosition(settings: ChopsticksSettings): ChopsticksPosition[] {
  const rules = chopsticksRules(settings);
  const step = settings.stumps ? 0.5 : 1;
  const pairs: Hands[] = [];
  for (let high = 0; high < settings.fingers; high += step) {
    for (let low = 0; low <= high; low += step) pairs.push([low, high]);
  }
  const lives = Array.from({ length: settings.lives }, (_, left) => left + 1);
  const lifePairs =
    settings.suddenDeath === 'lives'
      ? lives.flatMap((own) => lives.map((theirs) => ({ lives: [own, theirs] })))
      : [{}];
  return pairs
    .flatMap((own) => pairs.map((theirs) => ({ hands: [own, theirs], turn: 0, out: [] })))
    .flatMap((position) => lifePairs.map((left) => ({ ...position, ...left })))
    .flatMap((position) => {
      const read = rules.parsePosition(rules.formatPosition(position));
      return read.ok ? [read.value] : [];
    });
}
