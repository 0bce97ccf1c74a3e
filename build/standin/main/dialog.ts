import type { Dialog } from 'electron';
import { strictObject } from '../common/strict.ts';

export const dialog = strictObject('dialog', {
  // There is no window of the system's to show it in.
  showErrorBox: (title, content) => console.error(`${title}: ${content}`),
} satisfies Pick<Dialog, 'showErrorBox'>);
