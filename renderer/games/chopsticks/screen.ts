import type { GameScreen } from '../../table/game-screen.ts';
import ChopsticksTable from './ChopsticksTable.svelte';
import { chopsticksInWords } from './position-words.ts';

/** How the game looks. */
export const chopsticksScreen: GameScreen<'chopsticks'> = {
  Table: ChopsticksTable,
  positionInWords: chopsticksInWords,
  howToBegin: () => 'Pick up a hand, then the one to strike. Press S to split.',
};
