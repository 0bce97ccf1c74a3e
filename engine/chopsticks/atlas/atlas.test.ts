import { describe, expect, test } from 'vitest';
import { codeOf, neighbours, pointOf, rulesChanged } from '../../atlas/atlas.ts';
import { defaultSettings, problemsWith, type Settings } from '../../settings/settings.ts';
import { solve } from '../../solver/solve.ts';
import { chopsticks, chopsticksRules } from '../chopsticks.ts';
import { chopsticksSettings, type ChopsticksSettings } from '../settings.ts';
import { chopsticksAtlas } from './atlas.ts';
import { axes, pointFor, settingsOf } from './axes.ts';
import { effective } from './effective.ts';

const { points } = chopsticksAtlas.combinations();

const usual: Settings = defaultSettings(chopsticksSettings);

function stands(given: Settings): Settings {
  const settings = effective({ ...usual, ...given } as ChopsticksSettings);
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => usual[name] !== value),
  );
}

describe('settings that come to the same game are one combination', () => {
  test.each<[given: Settings, stands: Settings]>([
    [{ knubs: true, quarters: true }, { quarters: true }],
    [{ halvesies: true, splits: 'nearEven' }, { halvesies: true }],
    [{ halvesies: true, splits: 'none' }, { splits: 'none' }],
    [{ halvesies: true, splits: 'none', meta: true }, { splits: 'none' }],
    [{ splits: 'divisions', meta: true }, { splits: 'divisions' }],
    [
      { splits: 'divisions', meta: true, hands: 3, multipleTransfers: true },
      { splits: 'divisions', meta: true, hands: 3, multipleTransfers: true },
    ],
    [{ suicide: true, splits: 'none' }, { splits: 'none' }],
    [{ swapLimit: 3 }, {}],
    [
      { splitLimit: 1, splits: 'none', stumps: true },
      { splits: 'none', stumps: true },
    ],
    [{ lives: 2 }, {}],
    [{ multipleTransfers: true }, {}],
    [{ onePointSwitch: true, loganClause: true }, { loganClause: true }],
    [
      { onePointSwitch: true, passEquivalentTransfers: true, suicide: true },
      { passEquivalentTransfers: true, suicide: true },
    ],
    [{ swaps: true, passEquivalentTransfers: true }, { passEquivalentTransfers: true }],
    [{ hands: 1, selfAttack: true, splits: 'none', meta: true }, { hands: 1 }],
    [{ fingers: 2, start: '1111' }, { fingers: 2 }],
    [
      { overflow: 'rollover', start: '4444' },
      { overflow: 'rollover', suns: true },
    ],
    [{ suddenDeath: 'instant', stumps: true }, { suddenDeath: 'instant' }],
  ])('%j', (given, standing) => {
    expect(stands(given)).toEqual(standing);
  });

  test('and have the same values', () => {
    let compared = 0;
    for (const point of points.filter((_, place) => place % 4000 === 7)) {
      const rest = neighbours(chopsticksAtlas, point);
      for (const { axis, value, point: standing } of rest) {
        const asked = settingsOf(point.with(axis, value));
        if (JSON.stringify(asked) === JSON.stringify(settingsOf(standing))) continue;
        if (chopsticksAtlas.positions(point.with(axis, value)) > 3000) continue;
        if (problemsWith(chopsticks, asked).length > 0) continue;
        compared++;
        const [own, its] = [asked, settingsOf(standing)].map((settings) => {
          const rules = chopsticksRules(settings);
          return solve(rules).evaluate(rules.start(0));
        });
        expect({ asked, ...own }).toEqual({ asked, ...its });
      }
    }
    expect(compared).toBeGreaterThan(10);
  }, 60_000);
});

test('every combination stands for itself, can be played, and is there once', () => {
  expect(new Set(points.map((point) => codeOf(axes, point))).size).toBe(points.length);
  for (const point of points.filter((_, place) => place % 11 === 0)) {
    expect(chopsticksAtlas.standingFor(point)).toEqual(point);
    expect(pointFor(settingsOf(point))).toEqual(point);
    expect(pointOf(axes, codeOf(axes, point))).toEqual(point);
  }
}, 60_000);

test('every axis begins with the default of its setting', () => {
  for (const { setting, values } of axes)
    expect([setting, values[0]]).toEqual([setting, usual[setting]]);
});

test('every rule alone is there at every size', () => {
  const single = points.filter((point) => rulesChanged(point) === 1);
  const names = ({ values }: { values: readonly unknown[] }, size: number) =>
    single.filter((point) => point[0] === size).length > values.length;
  expect(axes[0].values.every((_, size) => names(axes[0], size))).toBe(true);
});
