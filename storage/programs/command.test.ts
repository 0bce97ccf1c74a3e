import { expect, test } from 'vitest';
import { wordsIn } from './command.ts';

test.each([
  ['', []],
  ['  /a/player ', ['/a/player']],
  ['python3 "/my files/player.py" --depth 3', ['python3', '/my files/player.py', '--depth', '3']],
  [`node '/a "b"' ""`, ['node', '/a "b"', '']],
  [String.raw`C:\programs\player.exe $HOME`, [String.raw`C:\programs\player.exe`, '$HOME']],
])('the words of %s', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});
