import type { GameScreen } from '../../table/game-screen.ts';
import { words } from '../../words.svelte.ts';
import SummationTable from './SummationTable.svelte';
import Builder from './Builder.svelte';
import Miniature from './Miniature.svelte';
import Picture from './Picture.svelte';
import { summationInWords } from './position-words.ts';

/** How the game looks. */
export const summationScreen: GameScreen<'summation-duel'> = {
  Table: SummationTable,
  colours: {
    glow: 'light-dark(#f3e9ee, #3b3038)',
    middle: 'light-dark(#e7d8e0, #2c242b)',
    edge: 'light-dark(#d3bfca, #1d171c)',
  },
  Picture,
  Miniature,
  Builder,
  positionInWords: summationInWords,
  howToBegin: () => words().text('screen-summation-duel.begin'),
};
