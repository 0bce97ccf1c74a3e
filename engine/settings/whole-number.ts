/**
 * Reads a whole number as a person types it: an optional minus and digits, nothing else.
 *
 * @returns nothing where the text is anything else, or out of the range.
 */
export function parseWholeNumber(text: string, min: number, max: number): number | undefined {
  const number = /^-?\d+$/.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : undefined;
}
