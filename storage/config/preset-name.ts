/** The most letters that the name of a preset has. */
export const longestPresetName = 40;

/** Whether two names would be taken for the same. */
export function sameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}
