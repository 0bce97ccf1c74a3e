import { expect, test } from 'vitest';
import { packViews } from './puzzle-view.ts';
import { message } from '../../words/message.ts';
import { inEnglishAndGerman } from '../../words/testing.ts';

test('the difficulty of a puzzle is one sentence', () => {
  expect(inEnglishAndGerman(message('puzzles.page.rated', { rating: 1240, found: 42 }))).toEqual([
    'Difficulty 1240: of 100 computers that make mistakes, 42 find it.',
    'Schwierigkeit 1240: Von 100 Computern, die Fehler machen, finden 42 die Lösung.',
  ]);
});

test('every pack to choose has a name of its own in both languages', () => {
  const labels = packViews().map(({ label }) => inEnglishAndGerman(label));
  for (const language of [0, 1]) {
    expect(new Set(labels.map((label) => label[language])).size).toBe(labels.length);
  }
});
