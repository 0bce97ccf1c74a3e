import type { HandsChanged } from '../../hands/hands-changed.ts';

const held = (...values: readonly number[]) => values.map((value) => ({ value }));
/** A two strikes a four. */
const struck = [{ value: 2, colour: 2 as const }, { value: 4 }];

/** The presets that are listed first, each with an example of its rules. */
export const presetPictures: Readonly<Record<string, HandsChanged>> = {
  cutoff: { before: struck, after: held(0) },
  rollover: { before: struck, after: held(1) },
  suicide: { before: held(1, 2), after: held(0, 3) },
  halvesies: { before: held(1, 3), after: held(2, 2) },
  suns: { after: held(4, 4) },
  'three-hands': { after: held(1, 1, 1) },
};
