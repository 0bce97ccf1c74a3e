import type { GameScreen } from '../../table/game-screen.ts';
import ConquestTable from './ConquestTable.svelte';
import { conquestInWords } from './position-words.ts';

/** How the game looks. */
export const conquestScreen: GameScreen<'digit-conquest'> = {
  Table: ConquestTable,
  positionInWords: conquestInWords,
  howToBegin: ({ settings }) =>
    settings['draw'] === 'choice'
      ? 'Pick a digit first: click it, or press its key. Then press A to add it to your score, or S to subtract it from theirs.'
      : 'Add the digit to your score, or subtract it from theirs: press A or S.',
};
