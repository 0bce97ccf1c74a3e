import type { Random } from '../random.ts';

/** The items in random order, all orders equally likely. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items];
  for (let left = order.length; left > 1; left--) {
    const [taken] = order.splice(random.below(left), 1);
    if (taken !== undefined) order.push(taken);
  }
  return order;
}
