import type { GameScreen } from '../../table/game-screen.ts';
import { handKeys } from '../../table/table-keys.ts';
import { words } from '../../words.svelte.ts';
import ChopsticksTable from './ChopsticksTable.svelte';
import Builder from './Builder.svelte';
import MoveDrawing from './MoveDrawing.svelte';
import Miniature from './Miniature.svelte';
import { presetPictures } from './preset-pictures.ts';
import { chopsticksInWords } from './position-words.ts';

/** The most fingers of a full hand for which there are cards. */
const mostFingers = 10;

/** The screen of Chopsticks. */
export const chopsticksScreen: GameScreen<'chopsticks'> = {
  Table: ChopsticksTable,
  colours: {
    glow: 'light-dark(#f6f1e7, #2b393d)',
    middle: 'light-dark(#ece5d8, #1f2a2e)',
    edge: 'light-dark(#dcd2c0, #141c20)',
  },
  emblem: 'M22 12 61 90M27 10 66 88M78 12 39 90M73 10 34 88',
  Miniature,
  presetPictures,
  MoveDrawing,
  Builder,
  // Each hand on the table has the card of its number beside it.
  cutOuts: ({ fingers, players, hands }) =>
    Array.from({ length: Math.min(fingers, mostFingers) - 1 }, (_, index) => index + 1).flatMap(
      (value) => Array.from({ length: players * hands }, () => ({ value })),
    ),
  positionInWords: chopsticksInWords,
  mapLabels: () => words().text('state-map.labels.chopsticks'),
  howToBegin: ({ moves }) =>
    moves.some(({ move }) => move.kind === 'split')
      ? words().text('screen-chopsticks.begin')
      : words().text('screen-chopsticks.begin-attacks'),
  keys: () => [
    ...handKeys(),
    { keys: ['S'], does: words().text('screen-chopsticks.keys.split') },
    { keys: ['+'], does: words().text('chopsticks-hands.keys.add') },
    { keys: ['-'], does: words().text('chopsticks-hands.keys.negate') },
    { keys: ['P'], does: words().text('screen-chopsticks.keys.pass') },
  ],
};
