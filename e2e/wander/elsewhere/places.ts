import { keys } from './page-actions.ts';
import { library } from './library.ts';
import type { Place } from './place.ts';
import { stateMap } from './state-map.ts';

/** Keys that continue an exercise, among those that play. */
const exercise = ['t', 'l', 'n', 'n', 'Enter', 'Space', 's', '1', '5', 'ArrowRight', 'a'];

/** The pages besides the table. */
export const places: readonly Place[] = [
  { name: 'home', keys: 'CmdOrCtrl+Shift+H', item: /^Home/, actions: [] },
  { name: 'learning overview', keys: 'CmdOrCtrl+U', item: /^Learning overview/, actions: [] },
  {
    name: 'lessons',
    keys: 'CmdOrCtrl+1',
    item: /^Lessons/,
    actions: [keys(exercise, 8, /Enter|Space/)],
  },
  {
    name: 'puzzles',
    keys: 'CmdOrCtrl+2',
    item: /^Puzzles/,
    actions: [keys(exercise, 8, /Enter|Space/)],
  },
  {
    name: 'mistakes',
    keys: 'CmdOrCtrl+3',
    item: /^Mistakes/,
    actions: [keys(exercise, 8, /Enter|Space/)],
  },
  {
    name: 'explorer',
    keys: 'CmdOrCtrl+4',
    item: /^Explorer/,
    actions: [
      keys(['PageUp', 'PageDown', 'Home', 'End', 'PageUp', 'ArrowDown'], 6),
      keys(['ArrowDown', 'ArrowRight', 'Enter', 'Tab', 's', '1', '7'], 4, /Enter/),
    ],
  },
  { name: 'state map', keys: 'CmdOrCtrl+5', item: /^State map/, actions: stateMap },
  {
    name: 'atlas',
    keys: 'CmdOrCtrl+Shift+A',
    item: /^Atlas/,
    actions: [keys(['ArrowDown', 'ArrowUp', 'PageDown', 'Home', 'End', 'Enter'], 4, /Enter/)],
  },
  { name: 'library', keys: 'CmdOrCtrl+L', item: /^Matches/, actions: library },
  {
    name: 'statistics',
    keys: 'CmdOrCtrl+Shift+L',
    item: /^Statistics/,
    actions: [keys(['Tab', 'ArrowLeft', 'ArrowRight', 'Home', 'End'], 4)],
  },
  { name: 'sheets to print', keys: 'CmdOrCtrl+7', item: /^Sheets to print/, actions: [] },
  { name: 'tasks', keys: 'CmdOrCtrl+8', item: /^Tasks/, actions: [] },
  { name: 'tournaments', keys: 'CmdOrCtrl+Shift+U', item: /^Tournaments/, actions: [] },
];
