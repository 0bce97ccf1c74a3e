/**
 * Reads a typed whole number: an optional minus and digits.
 *
 * @returns undefined for any other text or a number out of range.
 */
export function parseWholeNumber(text: string, min: number, max: number): number | undefined {
  const number = /^-?\d+$/.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : undefined;
}
