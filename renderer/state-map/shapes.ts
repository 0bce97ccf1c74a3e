import type { Wdl } from '../../electron/api/analysis-view.ts';

/** The shapes of values around a point, in units of the map, as beside moves. */
export const shapes: Readonly<Record<Wdl, string>> = {
  win: 'M0 -11 11 8.5H-11Z',
  draw: 'M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z',
  lose: 'M0 11 -11 -8.5H11Z',
};

/** The shape of a position whose value is hidden. */
export const unknown = 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z';
