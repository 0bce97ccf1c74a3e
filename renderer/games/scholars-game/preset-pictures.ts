import type { Held } from '../../../engine/scholars-game/position.ts';
import { faceOf, type HeldFace } from './held.ts';

/** Hands before and after a move; the opponent's have their colour. */
interface HandsChanged {
  readonly before?: readonly HeldFace[];
  readonly after: readonly (HeldFace & { readonly colour?: 1 | 2 })[];
}

const held = (...all: readonly Held[]) => all.map(faceOf);

/** The presets that are listed first, each with an example of its rules. */
export const presetPictures = {
  standard: { after: held('5r', '4p') },
  'strict-double-scissors': {
    before: held('3'),
    after: held('1', '2').map((face) => ({ ...face, colour: 2 as const })),
  },
  revival: { before: held('x', '2'), after: held('1', '1') },
} satisfies Readonly<Record<string, HandsChanged>>;
