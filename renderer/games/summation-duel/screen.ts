import type { GameScreen } from '../../table/game-screen.ts';
import { words } from '../../words.svelte.ts';
import SummationTable from './SummationTable.svelte';
import { summationInWords } from './position-words.ts';

/** How the game looks. */
export const summationScreen: GameScreen<'summation-duel'> = {
  Table: SummationTable,
  positionInWords: summationInWords,
  howToBegin: () => words().text('screen-summation-duel.begin'),
};
