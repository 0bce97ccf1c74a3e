import type { Rules } from '../game.ts';
import type { Value } from '../value.ts';
import { keeping, type Decision } from './decision.ts';
import { notationOf } from './notation.ts';

/** A ply that keeps the value, in notation. */
export interface BetterPly {
  readonly moves: readonly string[];
  readonly value: Value;
}

/** The plies that keep the value, the quickest first: one of all those that come to the same. */
export function keptBy<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  decision: Decision<Position, Move>,
): BetterPly[] {
  return distinct(keeping(decision), ({ after }) => rules.key(after)).map(({ moves, value }) => ({
    moves: notationOf(rules, from, moves),
    value,
  }));
}

/** One of all those that come to the same, such as strikes with either of two equal hands. */
function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (!first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}
