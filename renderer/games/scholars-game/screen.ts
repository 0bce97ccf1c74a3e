import type { GameScreen } from '../../table/game-screen.ts';
import { words } from '../../words.svelte.ts';
import FunctionTable from './FunctionTable.svelte';
import ScholarsTable from './ScholarsTable.svelte';
import { scholarsInWords } from './position-words.ts';

/** How the game looks. */
export const scholarsScreen: GameScreen<'scholars-game'> = {
  Table: ScholarsTable,
  positionInWords: scholarsInWords,
  howToBegin: () => words().text('screen-scholars-game.begin'),
  RulesPart: FunctionTable,
};
