import { expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { parseConfig } from './parse.ts';

const read = (keys: object) => {
  const { config, notices } = parseConfig(JSON.stringify({ keys }));
  return { keys: config.keys, said: notices.map(({ message }) => inEnglish(message)) };
};

test('a command can have any keys that a keyboard has, or none', () => {
  const keys = {
    hint: 'CmdOrCtrl+Shift+Alt+Z',
    undo: 'F12',
    redo: 'Ctrl+PageUp',
    mute: 'Ö',
    panel: 'CmdOrCtrl+?',
    replay: 'CmdOrCtrl+Plus',
    about: '',
  };
  expect(read(keys)).toEqual({ keys, said: [] });
});

test.each([
  ['ctrl+j', /“hint” can’t have the keys "ctrl\+j"/],
  ['Alt+Shift+J', /Keys are written as/],
  ['CmdOrCtrl+', /Keys are written as/],
  ['Enter', /Keys are written as/],
  [7, /can’t have the keys 7/],
])('%j are no keys, which is said, and the usual ones stay', (keys, sentence) => {
  const { keys: own, said } = read({ hint: keys, panel: 'F8' });
  expect(own).toEqual({ panel: 'F8' });
  expect(said).toEqual([expect.stringMatching(sentence)]);
});

test('an unknown command and keys of two commands are said', () => {
  expect(read({ hnt: 'F8', hint: 'F9', panel: 'F9' })).toEqual({
    keys: { hint: 'F9' },
    said: [
      expect.stringMatching(/no command “hnt”/),
      '“panel” can’t have the keys of “hint” as well: give it others.',
    ],
  });
});

test('keys of two commands are said in either notation', () => {
  expect(read({ hint: 'CmdOrCtrl+Shift+J', panel: 'Ctrl+Shift+J', undo: 'Ctrl+J' })).toEqual({
    keys: { hint: 'CmdOrCtrl+Shift+J', undo: 'Ctrl+J' },
    said: [expect.stringMatching(/“panel” can’t have the keys of “hint”/)],
  });
});
