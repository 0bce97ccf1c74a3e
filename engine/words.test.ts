import { expect, test } from 'vitest';
import { possessive, withArticle } from './words.ts';

test('a number has the article that its name is spoken with', () => {
  const numbers = [1, 7, 8, 10, 11, 12, 18, 80, 81, 100, 110, 118, 180];
  expect(numbers.map(withArticle).join(', ')).toBe(
    'a 1, a 7, an 8, a 10, an 11, a 12, an 18, an 80, an 81, a 100, a 110, a 118, a 180',
  );
});

test('who is addressed owns things as you do', () => {
  expect([possessive('You'), possessive('Ann')]).toEqual(['your', 'Ann’s']);
});
