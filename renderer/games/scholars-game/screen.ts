import type { GameScreen } from '../../table/game-screen.ts';
import FunctionTable from './FunctionTable.svelte';
import ScholarsTable from './ScholarsTable.svelte';
import { scholarsInWords } from './position-words.ts';

/** How the game looks. */
export const scholarsScreen: GameScreen<'scholars-game'> = {
  Table: ScholarsTable,
  positionInWords: scholarsInWords,
  howToBegin: () =>
    'Pick up a hand, then the one to act on. Press R to redistribute, F or the emblem of a 4 or a 5 to switch, ? to hear why not.',
  RulesPart: FunctionTable,
};
