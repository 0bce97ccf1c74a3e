/** What is shown differently from what is so, a sentence each: what, as it is shown, as it is. */
export function differences(
  pairs: readonly (readonly [what: string, shown: unknown, actual: unknown])[],
): string[] {
  return pairs.flatMap(([what, shown, actual]) => {
    const [one, other] = [JSON.stringify(shown), JSON.stringify(actual)];
    return one === other ? [] : [`Shown is ${what} as ${one}, but it is ${other}.`];
  });
}
