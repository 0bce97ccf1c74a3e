import type { Display, Screen } from 'electron';
import { strictObject } from '../common/strict.ts';

/** The only display, since nothing outside Chromium can query the real ones. Tests replace it. */
const display = strictObject('Display', {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1080 },
  scaleFactor: 1,
} satisfies Partial<Display>) as Display;

/** The area that a full-screen window fills. */
export const displayBounds = display.bounds;

export const screen = strictObject('screen', {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
} satisfies Pick<Screen, 'getPrimaryDisplay' | 'getAllDisplays'>);
