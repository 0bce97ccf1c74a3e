let used = $state(true);

/** Turns letters, digits and signs without a modifier on or off as keys (WCAG 2.2, 2.1.4). */
export function useSingleKeys(on: boolean): void {
  used = on;
}

/**
 * Whether a key has no use because single keys are off: a letter, a digit or a sign, also with Shift, or a range of them.
 *
 * @param key - as in `KeyboardEvent.key` or an accelerator, such as `S`, `Shift+S` or `Home`; or a range, such as `0–9`.
 */
export function isUnusedKey(key: string): boolean {
  const single = key.replace(/^Shift\+/, '');
  return !used && key !== ' ' && (single.length === 1 || single === 'Plus' || key.includes('–'));
}
