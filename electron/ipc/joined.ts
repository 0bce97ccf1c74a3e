/** Every type of a union at once. */
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Both,
) => void
  ? Both
  : never;

/** The handlers of several features in one. @throws RangeError if two of them answer the same request. */
export function joined<Parts extends readonly object[]>(...parts: Parts): All<Parts[number]> {
  const entries = parts.flatMap((part) => Object.entries(part));
  const handlers = Object.fromEntries(entries);
  if (Object.keys(handlers).length < entries.length) {
    throw new RangeError('Two features answer the same request.');
  }
  return handlers as All<Parts[number]>;
}
