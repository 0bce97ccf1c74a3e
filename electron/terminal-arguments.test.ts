import { expect, test } from 'vitest';
import { terminalArguments } from './terminal-arguments.ts';

test.each([
  ['play chopsticks', 'play chopsticks'],
  ['--no-sandbox play --seed 1', 'play --seed 1'],
  ['--language de play chopsticks', '--language de play chopsticks'],
  ['--language=de --no-sandbox help', '--language=de help'],
  ['plya', 'plya'],
])('“digit-duels %s” is for the terminal', (typed, args) => {
  expect(terminalArguments(typed.split(' '))).toEqual(args.split(' '));
});

test.each([
  '',
  '--language de',
  '--seed 1 play',
  '--version',
  'match.duel',
  'duel:abc',
  '/games/play',
  '-psn_0_1 play',
])('“digit-duels %s” opens the window, or is refused by it', (typed) => {
  expect(terminalArguments(typed.split(' ').filter(Boolean))).toBeUndefined();
});
