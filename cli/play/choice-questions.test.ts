import { expect, test } from 'vitest';
import { wordsOf } from '../../words/say.ts';
import { optionsFor } from './choice-questions.ts';

const choices = ['+1', '+10', 'hint'].map((text) => ({ text, sentence: `what ${text} does` }));
const offered = (typed: string) =>
  optionsFor(choices, typed, wordsOf('en')).map(({ value }) => value);

test('everything is offered until something is typed', () => {
  expect(offered('')).toEqual(['+1', '+10', 'hint']);
});

test('what is typed narrows the list, in either case', () => {
  expect(offered('HI')).toEqual(['hint']);
  expect(offered('+')).toEqual(['+1', '+10']);
});

test('what begins with what is typed comes before what only says it', () => {
  expect(offered('h')).toEqual(['hint', '+1', '+10']);
});

test('what is written out in full is meant alone', () => {
  expect(offered('+1')).toEqual(['+1']);
});

test('what fits nothing is offered as it stands', () => {
  expect(offered('x9')).toEqual(['x9']);
});
