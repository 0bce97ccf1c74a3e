import { ascending, samePair, total, type Pair } from './position.ts';
import { allowsDeadHand, type ChopsticksSettings } from './settings.ts';

/**
 * Every pair that a player can turn his own hands into, left and right told apart; the pair itself
 * among them where no finger need move, which is a pass.
 */
export function splitsOf(settings: ChopsticksSettings, pair: Pair): Pair[] {
  const found = new Map<string, Pair>();
  for (const { on, from } of waysToSplit) {
    if (!on(settings)) continue;
    for (const result of from(settings, pair)) found.set(result.join(), result);
  }
  return [...found.values()];
}

/** Each way is one rule of the game; a variant adds its own here. */
const waysToSplit: readonly {
  readonly on: (settings: ChopsticksSettings) => boolean;
  readonly from: (settings: ChopsticksSettings, pair: Pair) => Pair[];
}[] = [
  { on: () => true, from: ordinarySplits },
  { on: (settings) => settings.meta, from: metaSplits },
  { on: (settings) => settings.passEquivalentTransfers, from: passEquivalents },
  {
    on: (settings) => settings.swaps,
    from: (_, [left, right]) => swap(left > 0 && right > 0, left, right),
  },
  {
    on: (settings) => settings.loganClause,
    from: (_, [left, right]) => swap((left === 0) !== (right === 0), left, right),
  },
  {
    on: (settings) => settings.stumps,
    from: (_, pair) => (ascending(pair).join() === '0,1' ? [[0.5, 0.5]] : []),
  },
];

function ordinarySplits(settings: ChopsticksSettings, pair: Pair): Pair[] {
  return shares(settings, pair, total(pair)).filter(
    (result) => !samePair(result, pair) && isHalvesieEnough(settings, result),
  );
}

function metaSplits(settings: ChopsticksSettings, pair: Pair): Pair[] {
  const left = total(pair) - settings.fingers;
  return left <= 0
    ? []
    : shares(settings, pair, left).filter((result) => isHalvesieEnough(settings, result));
}

function passEquivalents(settings: ChopsticksSettings, pair: Pair): Pair[] {
  return shares(settings, pair, total(pair)).filter((result) => samePair(result, pair));
}

function swap(allowed: boolean, left: number, right: number): Pair[] {
  return allowed && left !== right ? [[right, left]] : [];
}

/**
 * All ways to share a number of fingers between two hands as a split may leave them. Whole fingers
 * move, so a half finger stays with its hand.
 */
function shares(settings: ChopsticksSettings, pair: Pair, fingers: number): Pair[] {
  const results: Pair[] = [];
  for (let left = pair[0] % 1; left <= fingers; left++) {
    const result: Pair = [left, fingers - left];
    if (mayBeLeft(settings, result)) results.push(result);
  }
  return results;
}

function mayBeLeft(settings: ChopsticksSettings, [left, right]: Pair): boolean {
  const most = settings.fingers - 1;
  if (left > most || right > most) return false;
  if (left >= 1 && right >= 1) return true;
  return allowsDeadHand(settings) && ((left === 0 && right > 0) || (right === 0 && left > 0));
}

function isHalvesieEnough(settings: ChopsticksSettings, [left, right]: Pair): boolean {
  return !settings.halvesies || left === right;
}
