import { expect, test } from 'vitest';
import { gameViewOf } from '../preferences/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { rulesToChoose } from './chosen-rules.ts';

test('the rules to choose from have the same names as for a new game', () => {
  const choices = rulesToChoose(gameViewOf('chopsticks'), viewAfter());
  expect(choices.slice(0, 2)).toEqual([
    { value: 'set', label: 'From your preferences' },
    { value: 'table', label: 'The match on the table' },
  ]);
});
