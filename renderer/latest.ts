/**
 * Tells the newest of several requests from those that it has overtaken.
 *
 * @returns a function that begins a turn. What it returns says whether that turn is still the newest: an answer, or a
 * failure, of an older one is dropped.
 */
export function latest(): () => () => boolean {
  let newest = 0;
  return () => {
    const turn = ++newest;
    return () => turn === newest;
  };
}

/**
 * Does something, and tells why it can't be done unless it has been overtaken.
 *
 * @param isLatest - what a turn of {@link latest} returned.
 * @param tell - is given the reason, in a sentence.
 * @returns whether it was done.
 */
export async function attempt(
  isLatest: () => boolean,
  tell: (reason: string) => void,
  action: () => Promise<void>,
): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    if (isLatest()) tell(error instanceof Error ? error.message : String(error));
    return false;
  }
}
