import { expect, test } from 'vitest';
import { leftOut, terminalArguments } from './terminal-arguments.mjs';

test('the terminal plays the same game as a new program', () => {
  expect(terminalArguments([])).toEqual(['play', 'chopsticks']);
});

test('the program’s options are passed to the terminal under its names', () => {
  const args = ['--seed', '7', '--language=de', '--user-data-dir', 'here', '--no-sandbox'];
  expect(terminalArguments(args)).toEqual([
    '--language',
    'de',
    'play',
    'chopsticks',
    '--seed',
    '7',
    '--user-data',
    'here',
  ]);
});

test('options without an equivalent in the terminal are listed', () => {
  expect(leftOut(['--safe', '--seed=7', '--language', 'de', 'a.duel'])).toEqual(['--safe']);
});

test('a record or a config file determines the game', () => {
  expect(terminalArguments(['a.duel'])).toEqual(['play', '--from', 'a.duel']);
  expect(terminalArguments(['--config', 'c'])).toEqual(['play', '--config', 'c']);
});
