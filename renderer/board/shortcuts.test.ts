import { expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

test('keys are written as each platform writes them', () => {
  expect(shortcutOf('redo', 'linux')).toEqual({
    text: 'Ctrl+Shift+Z',
    aria: 'Control+Shift+Z',
  });
  expect(shortcutOf('redo', 'win32')).toEqual({ text: 'Ctrl+Y', aria: 'Control+Y' });
  expect(shortcutOf('read-position', 'darwin')).toEqual({ text: '⇧⌘P', aria: 'Meta+Shift+P' });
  expect(shortcutOf('hint', 'darwin')).toBeUndefined();
});
