import type { Message, Value } from '../../../words/message.ts';

/**
 * Joins values by a message that takes the first one and the rest, for values that contain commas
 * themselves.
 */
export function chained(
  values: readonly Value[],
  join: (first: Value, rest: Value) => Message,
): Value {
  return values.reduceRight((rest, first) => join(first, rest));
}
