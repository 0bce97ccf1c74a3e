import type { Clipboard } from 'electron';
import { strictObject } from './strict.ts';

let kept = '';

/** A clipboard of the program's own: no test disturbs what a person has copied. */
export const clipboard = strictObject('clipboard', {
  readText: () => Promise.resolve(kept),
  writeText(text) {
    kept = text;
    return Promise.resolve();
  },
} satisfies Pick<Clipboard, 'readText' | 'writeText'>);
