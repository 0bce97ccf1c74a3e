import { expect, it } from 'vitest';
import { Occurrences } from './occurrences.ts';

it('counts along a line, back from its end, and along another one', () => {
  const counted = new Occurrences(['a', 'b', 'a']);
  expect(['a', 'b', 'c'].map((key) => counted.times(key))).toEqual([2, 1, 0]);
  counted.add('c');
  counted.add('a');
  expect(['a', 'b', 'c'].map((key) => counted.times(key))).toEqual([3, 1, 1]);
  counted.remove('a');
  counted.remove('c');
  counted.add('b');
  expect(['a', 'b', 'c'].map((key) => counted.times(key))).toEqual([2, 2, 0]);
});
