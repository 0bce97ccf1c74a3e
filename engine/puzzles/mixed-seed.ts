/** Makes one seed of several numbers, which come out far apart where they differ little. */
export function mixedSeed(...numbers: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const number of numbers) {
    mixed = Math.imul(mixed ^ number, 0x85ebca6b);
    mixed ^= mixed >>> 13;
    mixed = Math.imul(mixed, 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return mixed >>> 0;
}
