import type { GameScreen } from '../../table/game-screen.ts';
import { handKeys } from '../../table/table-keys.ts';
import { words } from '../../words.svelte.ts';
import FunctionTable from './FunctionTable.svelte';
import ScholarsTable from './ScholarsTable.svelte';
import Builder from './Builder.svelte';
import MoveDrawing from './MoveDrawing.svelte';
import Miniature from './Miniature.svelte';
import { presetPictures } from './preset-pictures.ts';
import { faceOf } from './held.ts';
import { scholarsInWords } from './position-words.ts';

/** The screen of The Scholar's Game. */
export const scholarsScreen: GameScreen<'scholars-game'> = {
  Table: ScholarsTable,
  colours: {
    glow: 'light-dark(#e9eff4, #2d3644)',
    middle: 'light-dark(#d9e2ea, #222a36)',
    edge: 'light-dark(#c0cdd8, #161c26)',
  },
  emblem: 'M50 24 92 43 50 62 8 43ZM27 52V70Q50 84 73 70V52M92 43V68',
  Miniature,
  presetPictures,
  MoveDrawing,
  Builder,
  // As many as there are hands on the table.
  cutOuts: () =>
    (['1', '2', '3', '4p', '4s', '5p', '5r'] as const).flatMap((held) =>
      Array.from({ length: 4 }, () => faceOf(held)),
    ),
  positionInWords: scholarsInWords,
  mapLabels: () => words().text('state-map.labels.scholars-game'),
  howToBegin: () => words().text('screen-scholars-game.begin'),
  keys: () => [
    ...handKeys(),
    { keys: ['R'], does: words().text('screen-scholars-game.keys.redistribute') },
    { keys: ['F'], does: words().text('screen-scholars-game.keys.switch') },
    { keys: ['W'], does: words().text('screen-scholars-game.keys.why') },
  ],
  RulesPart: FunctionTable,
};
