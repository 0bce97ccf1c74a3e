import type { GameScreen } from '../../table/game-screen.ts';
import { arrowKeys } from '../../table/table-keys.ts';
import { words } from '../../words.svelte.ts';
import SummationTable from './SummationTable.svelte';
import Builder from './Builder.svelte';
import MoveDrawing from './MoveDrawing.svelte';
import Miniature from './Miniature.svelte';
import { presetPictures } from './preset-pictures.ts';
import { summationInWords, usedInWords } from './position-words.ts';

/** The screen of Summation Duel. */
export const summationScreen: GameScreen<'summation-duel'> = {
  Table: SummationTable,
  colours: {
    glow: 'light-dark(#f3e9ee, #3b3038)',
    middle: 'light-dark(#e7d8e0, #2c242b)',
    edge: 'light-dark(#d3bfca, #1d171c)',
  },
  emblem: 'M74 30V20H26L52 50 26 80H74V70',
  Miniature,
  presetPictures,
  MoveDrawing,
  Builder,
  // Cards that are never used up need no copies.
  cutOuts: ({ numbers, copies }) => {
    const each = copies === 'unlimited' ? 1 : copies;
    return Array.from({ length: numbers * each }, (_, index) => ({
      digit: Math.floor(index / each) + 1,
    }));
  },
  positionInWords: summationInWords,
  leftOut: usedInWords,
  mapLabels: () => words().text('state-map.labels.summation-duel'),
  howToBegin: () => words().text('screen-summation-duel.begin'),
  keys: () => [
    { keys: ['0–9'], does: words().text('screen-summation-duel.keys.type') },
    { keys: ['Backspace'], does: words().text('screen-summation-duel.keys.erase') },
    { keys: ['Enter'], does: words().text('screen-summation-duel.keys.play') },
    { keys: arrowKeys, does: words().text('key-sheet.cards.go') },
  ],
};
