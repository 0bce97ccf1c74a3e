import type { Invariant } from '../invariant.ts';
import { analysis } from './analysis.ts';
import { announce } from './announce.ts';
import { dialogs } from './dialogs.ts';
import { focus } from './focus.ts';
import { offers } from './offers.ts';
import { shown } from './shown.ts';
import { sideways } from './sideways.ts';
import { sight } from './sight.ts';

/** All invariants. */
export const invariants: readonly Invariant[] = [
  dialogs,
  offers,
  sight,
  focus,
  announce,
  shown,
  analysis,
  sideways,
];
