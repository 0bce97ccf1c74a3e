import type { Held } from '../../../engine/scholars-game/position.ts';
import type { HandsChanged } from '../../hands/hands-changed.ts';
import { faceOf } from './held.ts';

const held = (...all: readonly Held[]) => all.map(faceOf);

/** The presets that are listed first, each with an example of its rules. */
export const presetPictures: Readonly<Record<string, HandsChanged>> = {
  standard: { after: held('5r', '4p') },
  'strict-double-scissors': {
    before: held('3'),
    after: held('1', '2').map((face) => ({ ...face, colour: 2 as const })),
  },
  revival: { before: held('x', '2'), after: held('1', '1') },
};
