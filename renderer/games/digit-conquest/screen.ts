import type { GameScreen } from '../../table/game-screen.ts';
import { words } from '../../words.svelte.ts';
import ConquestTable from './ConquestTable.svelte';
import Builder from './Builder.svelte';
import MoveDrawing from './MoveDrawing.svelte';
import Miniature from './Miniature.svelte';
import { presetPictures } from './preset-pictures.ts';
import { conquestInWords, deckInWords } from './position-words.ts';

/** The screen of Digit Conquest. */
export const conquestScreen: GameScreen<'digit-conquest'> = {
  Table: ConquestTable,
  colours: {
    glow: 'light-dark(#e8f0e4, #2b3d34)',
    middle: 'light-dark(#d7e4d2, #1f2e27)',
    edge: 'light-dark(#bfd0ba, #14201a)',
  },
  emblem: 'M17 74V34L35 52 50 22 65 52 83 34V74ZM17 84H83',
  Miniature,
  presetPictures,
  MoveDrawing,
  Builder,
  cutOuts: ({ digits, copies }) =>
    Array.from({ length: digits * copies }, (_, index) => ({
      digit: Math.floor(index / copies) + 1,
    })),
  positionInWords: conquestInWords,
  leftOut: deckInWords,
  howToBegin: ({ settings }) =>
    settings.draw === 'choice'
      ? words().text('screen-digit-conquest.begin.choice')
      : words().text('screen-digit-conquest.begin.random'),
  keys: () => [
    { keys: ['A'], does: words().text('screen-digit-conquest.keys.add') },
    { keys: ['S'], does: words().text('screen-digit-conquest.keys.subtract') },
    { keys: ['D'], does: words().text('screen-digit-conquest.keys.discard') },
    { keys: ['1–9'], does: words().text('screen-digit-conquest.keys.pick') },
  ],
};
