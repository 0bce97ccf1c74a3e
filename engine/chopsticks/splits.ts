import { isAsBefore, isOnePoint, sameHands, total, type Hands, type Standing } from './position.ts';
import { limitsSplits, limitsSwaps, stepOf, type ChopsticksSettings } from './settings.ts';

/**
 * The hands that a player can get by a split, a swap or a pass, hand by hand; the hands themselves among them if a pass is
 * legal.
 */
export function splitsOf(settings: ChopsticksSettings, own: Standing): readonly Hands[] {
  const { hands, swaps, splits, switches } = own;
  const asBefore =
    latest?.settings === settings &&
    latest.own.hands === hands &&
    latest.own.swaps === swaps &&
    latest.own.splits === splits &&
    latest.own.switches === switches;
  if (!asBefore) latest = { settings, own, results: findSplits(settings, own) };
  return latest?.results ?? [];
}

/** The last result, since playing a move looks it up among the splits of the same position. */
let latest: { settings: ChopsticksSettings; own: Standing; results: readonly Hands[] } | undefined;

function findSplits(settings: ChopsticksSettings, own: Standing): readonly Hands[] {
  let results: readonly Hands[] = [];
  let ways = 0;
  for (const { on, from } of waysToSplit) {
    if (!on(settings)) continue;
    const more = from(settings, own);
    if (more.length === 0) continue;
    results = ways === 0 ? more : [...results, ...more];
    ways++;
  }
  // Swaps and passes are no splits.
  if (isAtSplitLimit(settings, own)) {
    results = results.filter((result) => sameHands(result, own.hands));
  }
  // With two hands, a single way has no duplicates.
  return ways < 2 && own.hands.length <= 2 ? results : different(results);
}

/** Whether a player has split as many times in a row as the rules allow. */
export function isAtSplitLimit(settings: ChopsticksSettings, { splits }: Standing): boolean {
  return limitsSplits(settings) && splits >= settings.splitLimit;
}

function different(results: readonly Hands[]): Hands[] {
  return [...new Map(results.map((result) => [nameOf(result), result])).values()];
}

/** A key of hands. */
function nameOf(hands: Hands): string | number {
  const [left = 0, right = 0] = hands;
  return hands.length <= 2 ? left * 2 ** 16 + right : hands.join();
}

/** The ways to split; each is one rule of the game. */
const waysToSplit: readonly {
  readonly on: (settings: ChopsticksSettings) => boolean;
  readonly from: (settings: ChopsticksSettings, own: Standing) => Hands[];
}[] = [
  { on: ({ splits }) => splits !== 'none', from: ordinarySplits },
  { on: ({ splits, meta }) => splits !== 'none' && meta, from: metaSplits },
  { on: ({ passEquivalentTransfers }) => passEquivalentTransfers, from: passEquivalents },
  {
    on: ({ swaps }) => swaps,
    from: (settings, { hands, swaps }) =>
      limitsSwaps(settings) && swaps >= settings.swapLimit
        ? []
        : swapped(hands, (one, other) => one !== 0 && other !== 0),
  },
  {
    on: ({ loganClause }) => loganClause,
    from: (_, { hands }) => swapped(hands, (one, other) => (one === 0) !== (other === 0)),
  },
  {
    on: ({ onePointSwitch }) => onePointSwitch,
    from: (_, { hands, switches }) =>
      switches > 0 && isOnePoint(hands)
        ? swapped(hands, (one, other) => (one === 0) !== (other === 0))
        : [],
  },
  { on: ({ stumps }) => stumps, from: (_, { hands }) => stumpsOf(hands) },
];

/** Whether the rules have any kind of split. */
export function hasSplits(settings: ChopsticksSettings): boolean {
  return waysToSplit.some(({ on }) => on(settings));
}

function ordinarySplits(settings: ChopsticksSettings, { hands }: Standing): Hands[] {
  return sharings(settings, hands, 0).filter(
    (result) => !sameHands(result, hands) && isOfKind(settings, hands, result),
  );
}

function metaSplits(settings: ChopsticksSettings, { hands }: Standing): Hands[] {
  return sharings(settings, hands, settings.fingers).filter((result) =>
    isOfKind(settings, hands, result),
  );
}

function passEquivalents(settings: ChopsticksSettings, { hands }: Standing): Hands[] {
  return amongTwo(settings, hands, 0).filter((result) => sameHands(result, hands));
}

/** The swaps of two unequal hands. */
function swapped(hands: Hands, allowed: (one: number, other: number) => boolean): Hands[] {
  return pairsOf(hands).flatMap(([first, second]) => {
    const [one, other] = [hands[first] ?? 0, hands[second] ?? 0];
    return one !== other && allowed(one, other) ? [withTwo(hands, first, other, second, one)] : [];
  });
}

/** The last finger, halved between two hands. */
function stumpsOf(hands: Hands): Hands[] {
  if (!isOnePoint(hands)) return [];
  const live = hands.findIndex((fingers) => fingers !== 0);
  const half = (hands[live] ?? 0) / 2;
  return hands.flatMap((_, hand) =>
    hand === live ? [] : [hands.with(live, half).with(hand, half)],
  );
}

function sharings(settings: ChopsticksSettings, hands: Hands, takenOff: number): Hands[] {
  return settings.multipleTransfers && hands.length > 2
    ? amongAll(settings, hands, takenOff)
    : amongTwo(settings, hands, takenOff);
}

/**
 * All legal splits between two hands. Fingers move in steps, so a part smaller than a step stays. They move only between
 * hands that are turned the same way; a dead hand counts as either.
 *
 * @param takenOff - the fingers removed first; some must be left.
 */
function amongTwo(settings: ChopsticksSettings, hands: Hands, takenOff: number): Hands[] {
  const step = stepOf(settings);
  const results: Hands[] = [];
  for (const [first, second] of pairsOf(hands)) {
    const [one, other] = [hands[first] ?? 0, hands[second] ?? 0];
    const fingers = Math.abs(one + other) - takenOff;
    if (one * other < 0 || fingers <= 0) continue;
    const sign = one + other < 0 ? -1 : 1;
    for (let left = Math.abs(one) % step; left <= fingers; left += step) {
      const right = fingers - left;
      if (!mayBeLeft(settings, left) || !mayBeLeft(settings, right)) continue;
      results.push(withTwo(hands, first, turned(left, sign), second, turned(right, sign)));
    }
  }
  return results;
}

/**
 * {@link amongTwo} among all hands at once. A hand that keeps a number that no split may leave takes no part, so the others
 * must have fingers left.
 */
function amongAll(settings: ChopsticksSettings, hands: Hands, takenOff: number): Hands[] {
  const step = stepOf(settings);
  const results: Hands[] = [];

  function share(sign: number, before: number[], fingers: number): void {
    const hand = before.length;
    if (hand === hands.length) {
      const isLeft = (held: number) => held * sign > 0 && mayBeLeft(settings, Math.abs(held));
      if (fingers === 0 && before.some(isLeft)) results.push(before);
      return;
    }
    const held = hands[hand] ?? 0;
    if (held * sign < 0) {
      share(sign, [...before, held], fingers);
      return;
    }
    const now = Math.abs(held);
    for (let left = now % step; left <= fingers; left += step) {
      if (left !== now && !mayBeLeft(settings, left)) continue;
      share(sign, [...before, turned(left, sign)], fingers - left);
    }
  }

  for (const sign of [1, -1]) {
    const alike = total(hands.filter((fingers) => fingers * sign > 0)) - takenOff;
    if (alike > 0) share(sign, [], alike);
  }
  return results;
}

/**
 * The most splits among all hands at once, which is at half of the fingers that the hands can hold.
 */
export function countSharings(settings: ChopsticksSettings): number {
  const levels = settings.fingers / stepOf(settings);
  const half = Math.floor((settings.hands * (levels - 1)) / 2);
  let ways = [1];
  for (let hand = 0; hand < settings.hands; hand++) {
    ways = Array.from({ length: half + 1 }, (_, fingers) =>
      ways
        .slice(Math.max(0, fingers - levels + 1), fingers + 1)
        .reduce((sum, each) => sum + each, 0),
    );
  }
  return ways[half] ?? 0;
}

function withTwo(hands: Hands, first: number, one: number, second: number, other: number): Hands {
  const after = hands.slice();
  after[first] = one;
  after[second] = other;
  return after;
}

/** All pairs of a player's hands. */
function pairsOf(hands: Hands): readonly (readonly [number, number])[] {
  return (pairs[hands.length] ??= hands.flatMap((_, first) =>
    hands.slice(first + 1).map((__, after): [number, number] => [first, first + 1 + after]),
  ));
}

/** By the number of hands. */
const pairs: (readonly (readonly [number, number])[] | undefined)[] = [];

/** The signed fingers, without a negative zero. */
function turned(fingers: number, sign: number): number {
  return fingers === 0 ? 0 : fingers * sign;
}

function mayBeLeft(settings: ChopsticksSettings, fingers: number): boolean {
  const step = stepOf(settings);
  if (fingers === 0) return settings.suicide;
  return fingers >= step && fingers <= settings.fingers - step;
}

function revives(before: Hands, after: Hands): boolean {
  return after.some((fingers, hand) => fingers !== 0 && before[hand] === 0);
}

/** Whether a split is of the kind that the rules allow. */
function isOfKind(settings: ChopsticksSettings, before: Hands, after: Hands): boolean {
  const { splits } = settings;
  if (!isEvenEnough(settings, before, after)) return false;
  if (splits === 'divisions') return revives(before, after);
  return splits !== 'transfers' || !revives(before, after);
}

/** Whether the hands changed by a split are as equal as the rules ask. */
function isEvenEnough(settings: ChopsticksSettings, before: Hands, after: Hands): boolean {
  if (!settings.halvesies && settings.splits !== 'nearEven') return true;
  if (isAsBefore(before, after)) return true;
  const changed = after.filter((fingers, hand) => fingers !== before[hand]).map(Math.abs);
  const spread = Math.max(...changed) - Math.min(...changed);
  return settings.halvesies ? spread === 0 : spread <= stepOf(settings);
}
