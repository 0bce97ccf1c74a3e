import { describe, expect, it } from 'vitest';
import { pick, seededRandom, type Random } from '../random.ts';
import {
  defaultSettings,
  problemsWith,
  type Setting,
  type Settings,
} from '../settings/settings.ts';
import { drawnValue } from '../testing/settings-combinations.ts';
import { chopsticks, chopsticksRules } from './chopsticks.ts';
import { ascending, type Hands, type Standing } from './position.ts';
import { partsOf, type ChopsticksSettings } from './settings.ts';
import { splitsOf } from './splits.ts';

const allSettings: readonly Setting[] = chopsticks.settings;

/** Random valid settings of two players, with half of those for splits changed. */
function drawnSettings(random: Random): ChopsticksSettings {
  for (;;) {
    const drawn = allSettings
      .filter(({ topic, name }) => topic === 'splits' || name === 'integers' || topic === 'fingers')
      .filter(() => random.below(2) === 0)
      .map((setting) => [setting.name, drawnValue(setting, random)] as const);
    const settings: Settings = {
      ...defaultSettings(chopsticks.settings),
      ...Object.fromEntries(drawn),
      suns: false,
      start: '',
      fingers: 2 + random.below(5),
      hands: 1 + random.below(4),
      swaps: random.below(2) === 0,
      swapLimit: random.below(3),
      splitLimit: random.below(3),
      meta: random.below(3) > 0,
    };
    const some = settings as ChopsticksSettings;
    const isSmall = levelsOf(some).length ** some.hands <= 800;
    if (isSmall && problemsWith(chopsticks, settings).length === 0) return some;
  }
}

/** All levels of a hand. */
function levelsOf(settings: ChopsticksSettings): number[] {
  const parts = partsOf(settings);
  const most = settings.fingers * parts - 1;
  const least = settings.integers ? -most : 0;
  return Array.from({ length: most - least + 1 }, (_, level) => (least + level) / parts);
}

function everyHands(settings: ChopsticksSettings): Hands[] {
  let all: Hands[] = [[]];
  for (let hand = 0; hand < settings.hands; hand++) {
    all = all.flatMap((before) => levelsOf(settings).map((level) => [...before, level]));
  }
  return all;
}

const sumOf = (hands: Hands): number => hands.reduce((sum, fingers) => sum + fingers, 0);
const isPermuted = (one: Hands, other: Hands): boolean =>
  ascending(one).join() === ascending(other).join();

/** Every choice of two hands or more; without multiple transfers, of two. */
function choices({ hands, multipleTransfers }: ChopsticksSettings): number[][] {
  const all = Array.from({ length: 2 ** hands }, (_, bits) =>
    Array.from({ length: hands }, (_each, hand) => hand).filter((hand) => (bits >> hand) & 1),
  );
  return all.filter(({ length }) => (multipleTransfers ? length >= 2 : length === 2));
}

/** A second implementation of the rules of splits, which judges a result in place of finding it. */
function mayBecome(settings: ChopsticksSettings, own: Standing, after: Hands): boolean {
  const { fingers, splits, quarters, knubs, suicide } = settings;
  const { hands, swaps, splits: splitsBefore, switches } = own;
  const step = quarters ? 0.25 : knubs ? 0.5 : 1;
  const changed = hands.flatMap((held, hand) => (held === after[hand] ? [] : [hand]));
  const [first = 0, second = 0] = changed;

  function isShared(chosen: number[], takenOff: number): boolean {
    const before = chosen.map((hand) => hands[hand] ?? 0);
    const left = chosen.map((hand) => after[hand] ?? 0);
    if (changed.some((hand) => !chosen.includes(hand))) return false;
    const sign = sumOf(before) < 0 ? -1 : 1;
    if ([...before, ...left].some((held) => held * sign < 0)) return false;
    if (takenOff > 0 && Math.abs(sumOf(before)) <= takenOff) return false;
    if (Math.abs(sumOf(before)) - takenOff !== Math.abs(sumOf(left))) return false;
    return left.every((held, place) => {
      const size = Math.abs(held);
      const mayBeDead = size === 0 && suicide;
      const isLive = size >= step && size <= fingers - step;
      return (mayBeDead || isLive) && Number.isInteger((held - (before[place] ?? 0)) / step);
    });
  }

  function isOfKind(): boolean {
    const sizes = changed.map((hand) => Math.abs(after[hand] ?? 0));
    const spread = Math.max(...sizes) - Math.min(...sizes);
    const revives = changed.some((hand) => hands[hand] === 0);
    if (settings.halvesies && spread > 0) return false;
    if (splits === 'nearEven' && spread > step) return false;
    return splits === 'divisions' ? revives : splits !== 'transfers' || !revives;
  }

  const { splitLimit } = settings;
  if (splitLimit > 0 && splitsBefore >= splitLimit && !isPermuted(hands, after)) return false;
  const chosen = choices(settings);
  if (splits !== 'none' && changed.length > 0 && isOfKind()) {
    if (!isPermuted(hands, after) && chosen.some((each) => isShared(each, 0))) return true;
    if (settings.meta && chosen.some((each) => isShared(each, fingers))) return true;
  }
  if (settings.passEquivalentTransfers && isPermuted(hands, after)) {
    const pairs = choices({ ...settings, multipleTransfers: false });
    const isPass = ([one = 0, other = 0]: number[]) =>
      (hands[one] ?? 0) * (hands[other] ?? 0) >= 0 && (hands[one] ?? 0) + (hands[other] ?? 0) !== 0;
    if (pairs.some((pair) => isPass(pair) && isShared(pair, 0))) return true;
  }
  const isSwap =
    changed.length === 2 && hands[first] === after[second] && hands[second] === after[first];
  const isOfLiveHands = hands[first] !== 0 && hands[second] !== 0;
  if (isSwap && settings.swaps && isOfLiveHands) {
    if (settings.swapLimit === 0 || swaps < settings.swapLimit) return true;
  }
  const isLastFinger =
    hands
      .filter((held) => held !== 0)
      .map(Math.abs)
      .join() === '1';
  if (isSwap && !isOfLiveHands) {
    if (settings.loganClause) return true;
    if (settings.onePointSwitch && switches > 0 && isLastFinger) return true;
  }
  const halves = after.filter((held) => held !== 0);
  return (
    settings.stumps &&
    isLastFinger &&
    halves.length === 2 &&
    halves.every((held) => held === sumOf(hands) / 2) &&
    hands.every((held, hand) => held === 0 || after[hand] !== 0)
  );
}

describe('the results of splits, swaps and passes', () => {
  it('are exactly those that the rules allow, with all hands judged one by one', () => {
    const random = seededRandom(23);
    let allowed = 0;
    let metas = 0;
    for (let drawn = 0; drawn < 150; drawn++) {
      const settings = drawnSettings(random);
      const all = everyHands(settings);
      for (let held = 0; held < 4; held++) {
        const own: Standing = {
          hands: pick(random, all),
          lives: 1,
          swaps: random.below(settings.swapLimit + 1),
          splits: random.below(settings.splitLimit + 1),
          switches: random.below(2),
        };
        const found = splitsOf(settings, own).map((hands) => hands.join(' '));
        const wanted = all.filter((after) => mayBecome(settings, own, after));
        const names = wanted.map((hands) => hands.join(' '));
        const what = `${JSON.stringify(own)} under ${JSON.stringify(settings)}`;
        expect(found.toSorted(), what).toEqual(names.toSorted());
        expect(new Set(found).size, what).toBe(found.length);
        allowed += found.length;
        metas += wanted.filter(
          (after) =>
            Math.abs(sumOf(after)) < Math.abs(sumOf(own.hands)) && settings.splits !== 'all',
        ).length;
      }
    }
    expect(allowed).toBeGreaterThan(900);
    expect(metas).toBeGreaterThan(10);
  }, 120_000);
});

it('swaps and splits in a row are counted from a player’s last other turn, even if that one ends the game', () => {
  const random = seededRandom(31);
  let ends = 0;
  let counted = 0;
  let split = 0;
  for (let game = 0; game < 400; game++) {
    const settings: ChopsticksSettings = {
      ...defaultSettings(chopsticks.settings),
      swaps: true,
      swapLimit: 1 + random.below(3),
      fingers: 3 + random.below(2),
      splitLimit: 1 + random.below(3),
      selfAttack: random.below(4) === 0,
      players: 2 + random.below(2),
      hands: 2 + random.below(2),
      loganClause: random.below(2) === 0,
      onePointSwitch: random.below(2) === 0,
      cherryBomb: random.below(2) === 0,
      selfAdd: random.below(4) === 0,
      misere: random.below(3) === 0,
      splits: random.below(3) === 0 ? 'divisions' : 'all',
    };
    const rules = chopsticksRules(settings);
    let position = rules.start(0);
    const swaps = position.hands.map(() => 0);
    const splits = position.hands.map(() => 0);
    for (let turn = 0; turn < 60 && rules.turn(position).kind === 'player'; turn++) {
      const move = pick(random, rules.moves(position));
      const mover = position.turn;
      const own = position.hands[mover] ?? [];
      const isSwap = move.kind === 'split' && isPermuted(own, move.to);
      const isSplit = move.kind === 'split' && !isSwap;
      swaps[mover] = isSwap ? Math.min(settings.swapLimit, (swaps[mover] ?? 0) + 1) : 0;
      splits[mover] = isSplit ? (splits[mover] ?? 0) + 1 : 0;
      const wasSwapped = (position.swaps?.[mover] ?? 0) > 0;
      position = rules.play(position, move);
      expect(position.swaps).toEqual(swaps);
      expect(position.splits).toEqual(splits);
      expect(Math.max(...splits)).toBeLessThanOrEqual(settings.splitLimit);
      if (isSwap) counted++;
      if (isSplit) split++;
      if (wasSwapped && rules.turn(position).kind === 'over') ends++;
    }
  }
  expect(counted).toBeGreaterThan(900);
  expect(split).toBeGreaterThan(500);
  expect(ends).toBeGreaterThan(20);
}, 60_000);
