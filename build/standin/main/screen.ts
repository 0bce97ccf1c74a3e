import type { Display, Rectangle, Screen } from 'electron';
import { strictObject } from '../common/strict.ts';
import { requireReady } from './app.ts';
import { runtime } from './runtime.ts';
import type { Size } from './size.ts';
import { readXDisplay } from './x-display.ts';

/** The size if the display can't be asked: the smallest that hosted machines have. */
const smallest: Size = { width: 1024, height: 768 };
/** The height of the system's bars: macOS's menu bar above, Windows' taskbar below. */
const bars = { top: 25, bottom: 48 };

let size = smallest;

/** Asks for the size of the display, which Electron knows before the program's first line runs. */
export async function measureDisplay(): Promise<void> {
  if (process.platform === 'linux') size = (await readXDisplay(process.env)) ?? smallest;
}

/** The area that a full-screen window fills. */
export function displayBounds(): Rectangle {
  return { x: 0, y: 0, ...size };
}

/** The area for windows. Under test it has no room for the bars of any system; a user's are unknown. */
export function workArea(): Rectangle {
  const { top, bottom } = runtime.driven ? bars : { top: 0, bottom: 0 };
  return { x: 0, y: top, width: size.width, height: size.height - top - bottom };
}

/** The only display. @throws Error before the app is ready. */
function display(): Display {
  requireReady("The 'screen' module can't be used before the app 'ready' event");
  return strictObject('Display', {
    id: 1,
    bounds: displayBounds(),
    workArea: workArea(),
    scaleFactor: 1,
  } satisfies Partial<Display>) as Display;
}

export const screen = strictObject('screen', {
  getPrimaryDisplay: display,
  getAllDisplays: () => [display()],
} satisfies Pick<Screen, 'getPrimaryDisplay' | 'getAllDisplays'>);
