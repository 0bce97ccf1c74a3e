import type { Invariant } from '../invariant.ts';
import { analysis } from './analysis.ts';
import { announce } from './announce.ts';
import { dialogs, focus, offers, sideways, sight } from './page.ts';
import { shown } from './shown.ts';

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
