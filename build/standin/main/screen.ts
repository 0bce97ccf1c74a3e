import type { Display, Screen } from 'electron';
import { strictObject } from '../common/strict.ts';

/** The only display: nothing outside Chromium can ask for the real ones. Tests put others in its place. */
const display = strictObject('Display', {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1080 },
  scaleFactor: 1,
} satisfies Partial<Display>) as Display;

/** The area that a window fills in full screen. */
export const displayBounds = display.bounds;

export const screen = strictObject('screen', {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
} satisfies Pick<Screen, 'getPrimaryDisplay' | 'getAllDisplays'>);
