import { expect, test } from 'vitest';
import { helpLines } from '../../electron/command-line.ts';
import { wordsOf } from '../../words/say.ts';
import { languageTags } from '../../words/languages.ts';
import { answerTo } from './answer.mjs';

test.each(languageTags)('help is what the program itself would print in %s', (tag) => {
  const words = wordsOf(tag);
  const said = helpLines().map((line) => words.say(line));
  expect(answerTo(['--help', '--language', tag], {})).toBe(said.join('\n'));
});

test('uses the environment’s language unless one is chosen', () => {
  const german = { LANG: 'de_AT.UTF-8' };
  expect(answerTo(['--help'], german)).toContain('Aufruf:');
  expect(answerTo(['--help', '--language=en'], german)).toContain('Usage:');
  expect(answerTo(['--help'], { ...german, LC_ALL: 'C' })).toContain('Usage:');
});

test('leaves everything else to the program', () => {
  expect(answerTo([], {})).toBeUndefined();
  expect(answerTo(['--self-test'], {})).toBeUndefined();
  expect(answerTo(['--seed', '7', 'match.duel'], {})).toBeUndefined();
});
