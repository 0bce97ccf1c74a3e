/** Differences between shown and true values, a sentence each. */
export function differences(
  pairs: readonly (readonly [what: string, shown: unknown, actual: unknown])[],
): string[] {
  return pairs.flatMap(([what, shown, actual]) => {
    const [one, other] = [JSON.stringify(shown), JSON.stringify(actual)];
    return one === other ? [] : [`Shown is ${what} as ${one}, but it is ${other}.`];
  });
}
