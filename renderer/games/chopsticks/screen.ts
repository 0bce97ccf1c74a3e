import type { GameScreen } from '../../table/game-screen.ts';
import { words } from '../../words.svelte.ts';
import ChopsticksTable from './ChopsticksTable.svelte';
import { chopsticksInWords } from './position-words.ts';

/** How the game looks. */
export const chopsticksScreen: GameScreen<'chopsticks'> = {
  Table: ChopsticksTable,
  positionInWords: chopsticksInWords,
  howToBegin: () => words().text('screen-chopsticks.begin'),
};
