/** The most letters of a preset's name. */
export const longestPresetName = 40;

/** Whether two names look the same to users. */
export function sameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(name: string): string {
  return name
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
    .normalize('NFKC')
    .toLowerCase();
}
