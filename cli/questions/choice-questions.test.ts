import { expect, test } from 'vitest';
import { wordsOf } from '../../words/say.ts';
import { optionsFor } from './choice-questions.ts';

const choices = ['+1', '+10', 'hint'].map((text) => ({ text, sentence: `what ${text} does` }));
const offered = (typed: string) =>
  optionsFor(choices, typed, wordsOf('en')).map(({ value }) => value);

test('all choices are offered for an empty input', () => {
  expect(offered('')).toEqual(['+1', '+10', 'hint']);
});

test('the input narrows the list, in either case', () => {
  expect(offered('HI')).toEqual(['hint']);
  expect(offered('+')).toEqual(['+1', '+10']);
});

test('choices that begin with the input come before those that contain it', () => {
  expect(offered('h')).toEqual(['hint', '+1', '+10']);
});

test('an exact choice is offered alone', () => {
  expect(offered('+1')).toEqual(['+1']);
});

test('an input that matches nothing is offered itself', () => {
  expect(offered('x9')).toEqual(['x9']);
});
