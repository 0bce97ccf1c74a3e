import { expect, test } from 'vitest';
import { chopsticksRules } from '../../engine/chopsticks/chopsticks.ts';
import type { ChopsticksSettings } from '../../engine/chopsticks/settings.ts';
import { seededRandom } from '../../engine/random.ts';
import { decode, wdlOf } from '../../engine/analysis/value.ts';
import { drawnVariant } from '../../engine/testing/chopsticks-variants.ts';
import { exploreGraph } from '../../engine/solver/explore.ts';
import { decideGraph } from '../../engine/solver/retrograde.ts';
import { survey, type Survey } from './survey.ts';

/** The same figures, counted from the moves alone. */
function surveyed(settings: ChopsticksSettings): Omit<Survey, 'substance'> {
  const rules = chopsticksRules(settings);
  const graph = exploreGraph(rules, rules.start(0));
  const table = decideGraph(graph);
  const values = graph.positions.map((_, node) => decode(table[node] ?? 0));
  const nodes = new Map(graph.positions.map((position, node) => [rules.key(position), node]));
  const census = { reachable: values.length, win: 0, draw: 0, lose: 0 };
  for (const value of values) census[wdlOf(value)]++;
  const critical = graph.positions.filter((position) => {
    const left = rules.moves(position).map((move) => {
      const node = nodes.get(rules.key(rules.play(position, move))) ?? -1;
      return values[node]?.score;
    });
    return new Set(left).size > 1;
  });
  const decided = values.flatMap(({ remoteness }) => remoteness ?? []);
  const start = values[nodes.get(rules.key(rules.start(0))) ?? -1];
  if (start === undefined) throw new RangeError('The start is not there.');
  const longest = decided.length === 0 ? null : Math.max(...decided);
  return { start, longest, census, critical: critical.length };
}

test('a survey’s figures equal those counted from the moves alone', () => {
  const random = seededRandom(13);
  for (let drawn = 0; drawn < 12; drawn++) {
    const settings = drawnVariant(random) as ChopsticksSettings;
    const { substance, ...found } = survey(settings);
    expect({ settings, ...found }).toEqual({ settings, ...surveyed(settings) });
    expect(substance.length).toBeGreaterThan(0);
  }
}, 60_000);
