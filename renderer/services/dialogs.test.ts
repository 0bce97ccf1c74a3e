import { expect, test } from 'vitest';
import { Dialogs } from './dialogs.svelte.ts';

test('one dialog is open at a time', () => {
  const dialogs = new Dialogs();
  expect(dialogs.anyOpen).toBe(false);
  dialogs.open('about');
  dialogs.open('share');
  expect([dialogs.isOpen('about'), dialogs.isOpen('share'), dialogs.anyOpen]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a dialog that was replaced by another closes nothing', () => {
  const dialogs = new Dialogs();
  dialogs.open('about');
  dialogs.open('share');
  dialogs.close('about');
  expect(dialogs.isOpen('share')).toBe(true);
  dialogs.close('share');
  expect(dialogs.anyOpen).toBe(false);
});

test('a dialog has its parameters while it is open', () => {
  const dialogs = new Dialogs();
  dialogs.open('new-game', { game: 'chopsticks' });
  expect(dialogs.propsOf('new-game')).toEqual({ game: 'chopsticks' });
  expect(dialogs.propsOf('rules')).toBeUndefined();
  dialogs.open('new-game');
  expect(dialogs.propsOf('new-game')).toBeUndefined();
});

test('a dialog for reference opens on top of another one, which is there again afterwards', () => {
  const dialogs = new Dialogs();
  dialogs.open('share');
  dialogs.open('rules');
  dialogs.open('keys');
  expect((['share', 'rules', 'keys'] as const).map((name) => dialogs.isOpen(name))).toEqual([
    true,
    false,
    true,
  ]);
  dialogs.close('keys');
  expect(dialogs.isOpen('share')).toBe(true);
});
