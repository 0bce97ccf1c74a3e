/** The most values and characters of a payload: more than any request needs. */
const mostValues = 5000;
const usualCharacters = 200_000;

/** The largest integer of unlimited length: a larger one takes as much room as a text. */
const mostInteger = 2n ** 64n;

/**
 * Whether a payload is within the limits: a structured clone of any kind, however large. The lengths of arrays, maps and
 * sets count before anything is walked, since whatever checks or copies an array visits its holes, too.
 *
 * @param mostCharacters - the limit, which is higher for a request that brings a file.
 */
export function isOfPayloadSize(payload: unknown, mostCharacters = usualCharacters): boolean {
  const left: unknown[] = [payload];
  let values = 1;
  let characters = 0;
  const isWithin = (): boolean => values <= mostValues && characters <= mostCharacters;

  /** Adds the parts of a value, unless they are too many. */
  function add(count: number, parts: () => Iterable<unknown>): void {
    values += count;
    // Security 17: A large array is never walked.
    if (isWithin()) left.push(...parts());
  }

  while (left.length > 0 && isWithin()) {
    const value = left.pop();
    if (typeof value === 'string' || value instanceof String) characters += value.length;
    // Security 17: A long integer, which takes as much room as a text, is too large.
    else if (typeof value === 'bigint' && (value > mostInteger || value < -mostInteger))
      return false;
    // Security 17: So are bytes: a buffer has a key for each.
    else if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return false;
    else if (Array.isArray(value)) add(value.length, () => value as unknown[]);
    else if (value instanceof Set) add(value.size, () => value as Set<unknown>);
    else if (value instanceof Map) {
      const entries = value as Map<unknown, unknown>;
      add(2 * value.size, () => [...entries.keys(), ...entries.values()]);
    } else {
      for (const key in value as object) {
        characters += key.length;
        add(1, () => [(value as Readonly<Record<string, unknown>>)[key]]);
        if (!isWithin()) return false;
      }
    }
  }
  return isWithin();
}
