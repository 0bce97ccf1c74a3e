import type { Message, Value } from '../../../words/message.ts';

/**
 * Some values in a row, joined by a message that takes the first one and the rest: for those that a
 * list's commas would run together with their own.
 */
export function chained(
  values: readonly Value[],
  join: (first: Value, rest: Value) => Message,
): Value {
  return values.reduceRight((rest, first) => join(first, rest));
}
