import { chopsticks, chopsticksRules } from '../chopsticks/chopsticks.ts';
import type { ChopsticksSettings } from '../chopsticks/settings.ts';
import { countHalfPositions } from '../chopsticks/solver/half-positions.ts';
import type { Random } from '../random.ts';
import { defaultSettings, problemsWith, type Settings } from '../settings/settings.ts';
import { exploreGraph } from '../solver/explore.ts';
import { decideGraph } from '../solver/retrograde.ts';
import { solve } from '../solver/solve.ts';
import { decode, wdlOf } from '../analysis/value.ts';
import { drawnValue } from './settings-combinations.ts';

/** The most positions for a plain solver. */
const mostPositions = 4_000;

/** Random settings of two players that are small enough for a plain solver. */
export function drawnVariant(random: Random): Settings {
  return drawnSettings(
    random,
    () => ({
      players: 2,
      fingers: 2 + random.below(4),
      lives: 1 + random.below(2),
      swapLimit: random.below(3),
      splitLimit: random.below(3),
    }),
    isSmall,
  );
}

/**
 * Random settings that are valid and small enough.
 *
 * @param pinned - draws the settings with a distribution of their own.
 */
export function drawnSettings(
  random: Random,
  pinned: () => Settings,
  isSmall: (settings: Settings) => boolean,
): Settings {
  for (;;) {
    // Only a third of the settings is drawn; otherwise every game would allow everything.
    const drawn = chopsticks.settings
      .filter(() => random.below(3) === 0)
      .map((setting) => [setting.name, drawnValue(setting, random)] as const);
    const settings: Settings = {
      ...defaultSettings(chopsticks.settings),
      ...Object.fromEntries(drawn),
      ...pinned(),
    };
    if (problemsWith(chopsticks, settings).length === 0 && isSmall(settings)) return settings;
  }
}

/** Whether there are few enough pairs of half positions, counted without making them. */
function isSmall(settings: Settings): boolean {
  return countHalfPositions(settings as ChopsticksSettings) ** 2 <= mostPositions;
}

/**
 * Compares the solutions of a game of two players by an explicit graph and by half positions.
 *
 * @returns the number of positions compared.
 * @throws Error that names the first different position.
 */
export function compareSolutions(settings: Settings): number {
  const rules = chopsticksRules(settings as ChopsticksSettings);
  const start = rules.start(0);
  const solution = solve(rules);
  const graph = exploreGraph(rules, start);
  const table = decideGraph(graph);
  const under = `under ${JSON.stringify(settings)}`;
  const census = { reachable: table.length, win: 0, draw: 0, lose: 0 };
  for (const [node, position] of graph.positions.entries()) {
    const wanted = decode(table[node] ?? 0);
    const found = solution.evaluate(position);
    census[wdlOf(wanted)]++;
    if (JSON.stringify(wanted) === JSON.stringify(found)) continue;
    throw new Error(
      `${rules.formatPosition(position)} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}, ${under}`,
    );
  }
  const counted = solution.census?.(start);
  if (JSON.stringify(counted) === JSON.stringify(census)) return table.length;
  throw new Error(
    `The census is ${JSON.stringify(counted)}, not ${JSON.stringify(census)}, ${under}`,
  );
}
