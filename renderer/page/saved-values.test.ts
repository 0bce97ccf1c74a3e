import { afterEach, expect, test } from 'vitest';
import {
  chanceOf,
  drawn,
  estimateOf,
  lossIn,
  unproven,
  winIn,
} from '../../engine/analysis/value.ts';
import { speak } from '../words.svelte.ts';
import { valueCells, valueHeads } from './saved-values.ts';

afterEach(() => speak('en'));

test('a value is in words of the language, with what is proven about it', () => {
  speak('de');
  expect(valueHeads()).toEqual(['Wert', 'Züge bis zum Ende', 'Bewiesen', 'Größter Fehler']);
  expect([winIn(5), drawn, lossIn(4), unproven].map((value) => valueCells(value, 'words'))).toEqual(
    [
      ['Gewonnen', 3, 'ja', 0],
      ['Remis', '', 'ja', 0],
      ['Verloren', 2, 'ja', 0],
      ['Remis', '', 'nein', ''],
    ],
  );
});

test('a probability is a number, proven as far as its largest error', () => {
  expect(
    [chanceOf(0.5, true), estimateOf(0.47, 0.0003), chanceOf(0.4, false), null].map((value) =>
      valueCells(value, 'score'),
    ),
  ).toEqual([
    [0.5, '', 'yes', 0],
    [0.47, '', 'yes', 0.0003],
    [0.4, '', 'no', ''],
    ['', '', '', ''],
  ]);
});
