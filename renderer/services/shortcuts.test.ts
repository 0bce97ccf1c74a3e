import { afterEach, expect, test } from 'vitest';
import { App } from '../app/app.ts';
import { speak } from '../words.svelte.ts';
import { hasKeysOf, keysPressed, shortcutOf } from './shortcuts.ts';

afterEach(() => speak('en'));

const { commands } = new App().services;
const of = (id: string) => commands.of(id);

test('keys are written in each platform’s style', () => {
  expect(shortcutOf(of('redo'), 'linux')).toEqual({
    text: 'Ctrl+Shift+Z',
    aria: 'Control+Shift+Z',
  });
  expect(shortcutOf(of('redo'), 'win32')).toEqual({ text: 'Ctrl+Y', aria: 'Control+Y' });
  expect(shortcutOf(of('read-position'), 'darwin')).toEqual({ text: '⇧⌘P', aria: 'Meta+Shift+P' });
  expect(shortcutOf(of('hint'), 'darwin')).toEqual({ text: '⌘J', aria: 'Meta+J' });
  expect(shortcutOf(of('forward'), 'linux')).toEqual({ text: 'Page Down', aria: 'PageDown' });
});

test('keys are named in the language, and the same for assistive technology in any language', () => {
  speak('de');
  expect(shortcutOf(of('redo'), 'linux')).toEqual({
    text: 'Strg+Umschalt+Z',
    aria: 'Control+Shift+Z',
  });
  expect(shortcutOf(of('read-position'), 'darwin')?.text).toBe('⇧⌘P');
});

test('a key matches only with its modifiers, on each platform', () => {
  const press = (key: string, held: KeyboardEventInit) =>
    new KeyboardEvent('keydown', { key, ...held });
  const control = { ctrlKey: true };
  expect(hasKeysOf(of('undo'), press('z', control), 'linux')).toBe(true);
  expect(hasKeysOf(of('undo'), press('z', control), 'darwin')).toBe(false);
  expect(hasKeysOf(of('undo'), press('z', { metaKey: true }), 'darwin')).toBe(true);
  expect(hasKeysOf(of('undo'), press('z', {}), 'linux')).toBe(false);
  expect(hasKeysOf(of('undo'), press('z', { ...control, altKey: true }), 'linux')).toBe(false);
  expect(hasKeysOf(of('undo'), press('Z', { ...control, shiftKey: true }), 'linux')).toBe(false);
  expect(hasKeysOf(of('redo'), press('Z', { ...control, shiftKey: true }), 'linux')).toBe(true);
  expect(hasKeysOf(of('redo'), press('y', control), 'linux')).toBe(false);
  expect(hasKeysOf(of('redo'), press('y', control), 'win32')).toBe(true);
});

test.each([
  ['j', { ctrlKey: true }, 'CmdOrCtrl+J'],
  ['+', {}, 'Plus'],
  ['+', { ctrlKey: true }, 'CmdOrCtrl+Plus'],
  ['ß', { ctrlKey: true }, 'CmdOrCtrl+ß'],
  ['ä', {}, 'Ä'],
  ['ArrowUp', { ctrlKey: true }, 'CmdOrCtrl+Up'],
])('%s with %j is written %s, and pressed again runs its command', (key, held, keys) => {
  const event = new KeyboardEvent('keydown', { key, ...held });
  expect(keysPressed(event, 'linux')).toBe(keys);
  expect(hasKeysOf({ keys }, event, 'linux')).toBe(true);
});

test('AltGr writes signs only, although it counts as Ctrl and Alt on Windows', () => {
  // The DOM of the tests takes every Alt for AltGr.
  const press = (key: string, held: KeyboardEventInit, altGr: boolean) =>
    Object.assign(new KeyboardEvent('keydown', { key, ...held }), {
      getModifierState: (name: string) => name === 'AltGraph' && altGr,
    });
  const both = { ctrlKey: true, altKey: true };
  const keys = 'CmdOrCtrl+Alt+@';
  expect(keysPressed(press('@', both, true), 'win32')).toBeUndefined();
  expect(keysPressed(press('@', both, false), 'win32')).toBe(keys);
  expect(hasKeysOf({ keys }, press('@', both, true), 'win32')).toBe(false);
  expect(hasKeysOf({ keys }, press('@', both, false), 'win32')).toBe(true);
  expect(keysPressed(press('g', { altKey: true }, false), 'win32')).toBeUndefined();
});
