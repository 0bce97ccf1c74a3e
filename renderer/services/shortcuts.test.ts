import { afterEach, expect, test } from 'vitest';
import { speak } from '../words.svelte.ts';
import { hasKeysOf, shortcutOf } from './shortcuts.ts';

afterEach(() => speak('en'));

test('keys are written as each platform writes them', () => {
  expect(shortcutOf('redo', 'linux')).toEqual({
    text: 'Ctrl+Shift+Z',
    aria: 'Control+Shift+Z',
  });
  expect(shortcutOf('redo', 'win32')).toEqual({ text: 'Ctrl+Y', aria: 'Control+Y' });
  expect(shortcutOf('read-position', 'darwin')).toEqual({ text: '⇧⌘P', aria: 'Meta+Shift+P' });
  expect(shortcutOf('hint', 'darwin')).toEqual({ text: '⌘J', aria: 'Meta+J' });
  expect(shortcutOf('forward', 'linux')).toEqual({ text: 'Page Down', aria: 'PageDown' });
});

test('keys are called as the language calls them, and the same by assistive technology', () => {
  speak('de');
  expect(shortcutOf('redo', 'linux')).toEqual({
    text: 'Strg+Umschalt+Z',
    aria: 'Control+Shift+Z',
  });
  expect(shortcutOf('read-position', 'darwin')?.text).toBe('⇧⌘P');
});

test('keys are known by what is held with them, on each platform', () => {
  const press = (key: string, held: KeyboardEventInit) =>
    new KeyboardEvent('keydown', { key, ...held });
  const control = { ctrlKey: true };
  expect(hasKeysOf('undo', press('z', control), 'linux')).toBe(true);
  expect(hasKeysOf('undo', press('z', control), 'darwin')).toBe(false);
  expect(hasKeysOf('undo', press('z', { metaKey: true }), 'darwin')).toBe(true);
  expect(hasKeysOf('undo', press('z', {}), 'linux')).toBe(false);
  expect(hasKeysOf('undo', press('z', { ...control, altKey: true }), 'linux')).toBe(false);
  expect(hasKeysOf('undo', press('Z', { ...control, shiftKey: true }), 'linux')).toBe(false);
  expect(hasKeysOf('redo', press('Z', { ...control, shiftKey: true }), 'linux')).toBe(true);
  expect(hasKeysOf('redo', press('y', control), 'linux')).toBe(false);
  expect(hasKeysOf('redo', press('y', control), 'win32')).toBe(true);
});
