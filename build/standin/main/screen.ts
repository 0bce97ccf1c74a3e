import type { Display, Screen } from 'electron';
import { strictObject } from './strict.ts';

type ScreenApi = Pick<
  Screen,
  'getPrimaryDisplay' | 'getAllDisplays' | 'getDisplayMatching' | 'getDisplayNearestPoint'
>;
type KnownDisplay = Pick<
  Display,
  'id' | 'scaleFactor' | 'rotation' | 'bounds' | 'workArea' | 'size' | 'workAreaSize'
>;

const size = { width: 1920, height: 1080 };
const area = { x: 0, y: 0, ...size };
// One display that's large enough for every window; nothing outside Chromium can ask for the real.
const display = strictObject('Display', {
  id: 1,
  scaleFactor: 1,
  rotation: 0,
  bounds: area,
  workArea: area,
  size,
  workAreaSize: size,
} satisfies KnownDisplay) as unknown as Display;

export const screen = strictObject('screen', {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
  getDisplayMatching: () => display,
  getDisplayNearestPoint: () => display,
} satisfies ScreenApi);
