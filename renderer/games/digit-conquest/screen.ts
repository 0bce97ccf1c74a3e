import type { GameScreen } from '../../table/game-screen.ts';
import { words } from '../../words.svelte.ts';
import ConquestTable from './ConquestTable.svelte';
import { conquestInWords } from './position-words.ts';

/** How the game looks. */
export const conquestScreen: GameScreen<'digit-conquest'> = {
  Table: ConquestTable,
  positionInWords: conquestInWords,
  howToBegin: ({ settings }) =>
    settings.draw === 'choice'
      ? words().text('screen-digit-conquest.begin.choice')
      : words().text('screen-digit-conquest.begin.random'),
};
