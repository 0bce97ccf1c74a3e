import { expect, test } from 'vitest';
import { leftOut, terminalArguments } from './terminal-arguments.mjs';

test('the terminal plays what a new program would', () => {
  expect(terminalArguments([])).toEqual(['play', 'chopsticks']);
});

test('what the program was given, the terminal is given under its own names', () => {
  const args = ['--seed', '7', '--language=de', '--user-data-dir', 'here', '--no-sandbox'];
  expect(terminalArguments(args)).toEqual([
    ...['--language', 'de', 'play', 'chopsticks'],
    ...['--seed', '7', '--user-data', 'here'],
  ]);
});

test('what means nothing in the terminal is named', () => {
  expect(leftOut(['--safe', '--seed=7', '--language', 'de', 'a.duel'])).toEqual(['--safe']);
});

test('a record or a config file says which game it is', () => {
  expect(terminalArguments(['a.duel'])).toEqual(['play', '--from', 'a.duel']);
  expect(terminalArguments(['--config', 'c'])).toEqual(['play', '--config', 'c']);
});
