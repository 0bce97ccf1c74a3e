import { expect, test } from 'vitest';
import { packViews } from './puzzle-view.ts';
import { message } from '../../words/message.ts';
import { inEnglishAndGerman } from '../../words/testing.ts';

test('the difficulty of a puzzle is one sentence', () => {
  expect(inEnglishAndGerman(message('puzzles.page.rated', { rating: 1240, found: 42 }))).toEqual([
    'Difficulty 1240: computers that make mistakes solve it in 42 of 100 tries.',
    'Schwierigkeit 1240: Computer, die Fehler machen, lösen die Aufgabe in 42 von 100 Versuchen.',
  ]);
});

test('every pack to choose has a name of its own in both languages', () => {
  const labels = packViews().map(({ label }) => inEnglishAndGerman(label));
  for (const language of [0, 1]) {
    expect(new Set(labels.map((label) => label[language])).size).toBe(labels.length);
  }
});
