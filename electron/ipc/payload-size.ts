/** The most values and characters of a payload: more than any request needs. */
const mostValues = 5000;
const usualCharacters = 200_000;

/**
 * Whether a payload is within the limits; whatever is in it, few values are visited.
 *
 * @param mostCharacters - the limit, which is higher for a request that brings a file.
 */
export function isOfPayloadSize(payload: unknown, mostCharacters = usualCharacters): boolean {
  const left: unknown[] = [payload];
  let characters = 0;
  for (let values = 1; left.length > 0; values++) {
    const value = left.pop();
    if (typeof value === 'string') characters += value.length;
    if (values + left.length > mostValues || characters > mostCharacters) return false;
    if (typeof value !== 'object' || value === null) continue;
    // A buffer has a key for each byte.
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return false;
    for (const key in value) {
      characters += key.length;
      left.push((value as Readonly<Record<string, unknown>>)[key]);
      if (values + left.length > mostValues) return false;
    }
  }
  return true;
}
