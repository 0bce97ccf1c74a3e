import { expect, test } from 'vitest';
import { commandText, wordsIn } from './command.ts';

test.each([
  ['', []],
  ['  /a/player ', ['/a/player']],
  ['python3 "/my files/player.py" --depth 3', ['python3', '/my files/player.py', '--depth', '3']],
  [`node '/a "b"' ""`, ['node', '/a "b"', '']],
  [String.raw`C:\programs\player.exe $HOME`, [String.raw`C:\programs\player.exe`, '$HOME']],
])('the words of %s', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test.each([
  [['/a/player', '--depth', '3'], '/a/player --depth 3'],
  [[String.raw`C:\my files\player.exe`, ''], String.raw`"C:\my files\player.exe" ""`],
  [['/a "b"', 'c’s', "d's"], `'/a "b"' c’s "d's"`],
])('the text of %j has the same words', ([file = '', ...args], text) => {
  expect(commandText({ file, args })).toBe(text);
  expect(wordsIn(text)).toEqual([file, ...args]);
});

test('nothing of a command is hidden that quotation marks don’t hold', () => {
  const args = [`both ' and "`, 'two\nlines', 'exe.\u202egnp'];
  expect(commandText({ file: 'player', args })).toBe(
    String.raw`player "both ' and \"" "two\nlines" "exe.\u202egnp"`,
  );
});
