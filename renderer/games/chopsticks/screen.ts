import type { GameScreen } from '../../table/game-screen.ts';
import { words } from '../../words.svelte.ts';
import ChopsticksTable from './ChopsticksTable.svelte';
import Builder from './Builder.svelte';
import Miniature from './Miniature.svelte';
import Picture from './Picture.svelte';
import { chopsticksInWords } from './position-words.ts';

/** How the game looks. */
export const chopsticksScreen: GameScreen<'chopsticks'> = {
  Table: ChopsticksTable,
  colours: {
    glow: 'light-dark(#f6f1e7, #2b393d)',
    middle: 'light-dark(#ece5d8, #1f2a2e)',
    edge: 'light-dark(#dcd2c0, #141c20)',
  },
  Picture,
  Miniature,
  Builder,
  positionInWords: chopsticksInWords,
  howToBegin: () => words().text('screen-chopsticks.begin'),
};
