import { afterEach, expect, test, vi } from 'vitest';
import type { MatchView } from '../../electron/api/match-view.ts';
import { preferencesOf } from '../preferences/testing.ts';
import { useSingleKeys } from '../design/single-keys.svelte.ts';
import type { PageId } from '../services/router.svelte.ts';
import { viewAfter } from '../table/testing.ts';
import { appKey, endsReplay } from './app-keys.ts';
import type { App } from './app.ts';
import { appWith } from './testing.ts';

afterEach(() => {
  document.body.replaceChildren();
  useSingleKeys(true);
});

/** A board on a page, with a finished match or with one between computers. */
function appAt(page: PageId = 'table', controls: Partial<MatchView['controls']> = {}): App {
  const view = viewAfter({ moves: ['A-C'] });
  const all = { ...view.controls, finished: true, computers: 'play' as const, ...controls };
  const app = appWith({ view: { ...view, controls: all } });
  app.services.router.go(page as 'home');
  return app;
}

/** The command that a key runs, if any. */
function ran(event: KeyboardEvent, app = appAt()): string | undefined {
  const run = vi.spyOn(app.services.commands, 'run').mockReturnValue();
  appKey(event, app)?.();
  const id = run.mock.lastCall?.[0];
  run.mockRestore();
  return id;
}

/** A key event on an element of the page. */
function pressed(key: string, on: string, init: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = on;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
  document.body.querySelector('button, input, [role]:not(:has(button))')?.dispatchEvent(event);
  return event;
}

test.each([
  ['a dialog', '<div role="dialog"><button></button></div>'],
  ['a question', '<div role="alertdialog"><button></button></div>'],
  ['a list of choices', '<div role="listbox"></div>'],
  ['a button that opens one', '<button role="combobox"></button>'],
  ['a text field', '<input>'],
])('the board ignores keys in %s', (_, on) => {
  for (const key of ['m', 'p', 'ArrowLeft']) {
    expect(ran(pressed(key, on)), key).toBeUndefined();
  }
});

test.each(['<input>', '<div role="dialog"><button></button></div>', '<button></button>'])(
  'undo and redo in %s run the same commands as in the menu',
  (on) => {
    const ids = [
      pressed('z', on, { ctrlKey: true }),
      pressed('Z', on, { ctrlKey: true, shiftKey: true }),
      pressed('x', on, { ctrlKey: true }),
    ].map((event) => ran(event));
    expect(ids).toEqual(['undo', 'redo', undefined]);
  },
);

test.each(['<button></button>', '<input>'])(
  'Ctrl and a question mark list the keys in %s, with Shift, too, as most keyboards write it',
  (on) => {
    expect(ran(pressed('?', on, { ctrlKey: true, shiftKey: true }), appAt('home'))).toBe('keys');
    expect(ran(pressed('?', on, { ctrlKey: true }))).toBe('keys');
    expect(ran(pressed('?', on))).toBeUndefined();
  },
);

test('a letter of the user’s own that undoes does so at the table, and is typed in a text field', () => {
  const app = appAt();
  const { preferences } = app.services;
  preferences.view = preferencesOf('{ "keys": { "undo": "U" } }');
  expect(ran(pressed('u', '<button></button>'), app)).toBe('undo');
  expect(ran(pressed('u', '<input>'), app)).toBeUndefined();
});

test('a letter with Shift is another one', () => {
  expect(ran(pressed('M', '<button></button>', { shiftKey: true }))).toBeUndefined();
});

test('the board handles keys elsewhere', () => {
  const done = ['m', 'p', 'ArrowLeft'].map((key) => ran(pressed(key, '<button></button>')));
  expect(done).toEqual(['mute', 'pause', 'back']);
});

test('keys without a modifier act at the table only, and not at all if single keys are off', () => {
  const single = ['m', 'p'].map((key) => pressed(key, '<button></button>'));
  expect(single.map((event) => ran(event, appAt('home')))).toEqual([undefined, undefined]);
  useSingleKeys(false);
  expect(single.map((event) => ran(event))).toEqual([undefined, undefined]);
  expect(ran(pressed('ArrowLeft', '<button></button>')), 'no letter').toBe('back');
});

test('P and the space bar pause computers, but the space bar on a button presses it', () => {
  const at = (key: string, on: string, repeat = false) => ran(pressed(key, on, { repeat }));
  expect(at('p', '<button></button>')).toBe('pause');
  expect(at('p', '<button></button>', true)).toBeUndefined();
  expect(at(' ', '<p role="note"></p>')).toBe('pause');
  expect(at(' ', '<button></button>')).toBeUndefined();
  const waiting = appAt('table', { computers: 'wait' });
  expect(ran(pressed('.', '<button></button>'), waiting)).toBe('step');
  const alone = appAt('table', { computers: null });
  for (const key of ['p', ' ', '.']) {
    expect(ran(pressed(key, '<p role="note"></p>'), alone), key).toBeUndefined();
  }
});

const through = ['Home', 'End', 'PageUp', 'PageDown', 'ArrowLeft', 'ArrowRight'];

test('keys step through a finished match, but arrow keys don’t step through a running one', () => {
  const all = (on: string, app?: App) => through.map((key) => ran(pressed(key, on), app));
  const done = ['to-first', 'to-last', 'back', 'forward', 'back', 'forward'];
  expect(all('<button></button>')).toEqual(done);
  const going = appAt('table', { finished: false });
  expect(all('<button></button>', going)).toEqual([...done.slice(0, 4), undefined, undefined]);
  expect(all('<div role="slider"></div>')).toEqual(through.map(() => undefined));
  expect(all('<button></button>', appAt('library'))).toEqual(through.map(() => undefined));
});

test('Page Up and Page Down with Shift go from mistake to mistake', () => {
  const app = appAt();
  const keys = () =>
    ['PageUp', 'PageDown'].map((key) =>
      ran(pressed(key, '<p role="note"></p>', { shiftKey: true }), app),
    );
  expect(keys()).toEqual(['previous-mistake', 'next-mistake']);
});

test('Escape dismisses notices, refusals first, and otherwise belongs to the page', () => {
  const escape = () => pressed('Escape', '<button></button>');
  for (const page of ['table', 'home', 'library'] as const) {
    const app = appAt(page);
    const { notices, preferences } = app.services;
    expect(appKey(escape(), app)).toBeUndefined();
    const dismiss = vi.spyOn(preferences, 'dismiss').mockReturnValue();
    preferences.view = preferencesOf('{ "appearance": { "motion": "never" } }');
    notices.report('No.');
    appKey(escape(), app)?.();
    expect([notices.problem, dismiss.mock.calls.length]).toEqual(['', 0]);
    appKey(escape(), app)?.();
    expect(dismiss).toHaveBeenCalledExactlyOnceWith(preferences.view.notices);
  }
});

test('Escape stops a replay at the table', () => {
  const app = appAt();
  const { replay } = app.board.controls;
  replay.playing = true;
  appKey(pressed('Escape', '<button></button>'), app)?.();
  expect(replay.playing).toBe(false);
});

test('any key stops a replay, except its own keys and those of commands, which stop it themselves', () => {
  const button = '<button></button>';
  expect(endsReplay(pressed('x', button))).toBe(true);
  expect(endsReplay(pressed('x', '<div data-replay><button></button></div>'))).toBe(false);
  expect(endsReplay(pressed('x', '<div role="listbox"><button></button></div>'))).toBe(false);
  expect(endsReplay(pressed('Escape', '<div data-replay><button></button></div>'))).toBe(true);
  expect(endsReplay(pressed('Control', button))).toBe(false);
  expect(endsReplay(pressed('p', button, { ctrlKey: true }))).toBe(false);
  expect(endsReplay(new PointerEvent('pointerdown'))).toBe(true);
});

test('holding a letter down turns the sound off once', () => {
  expect(ran(pressed('m', '<button></button>'))).toBe('mute');
  expect(ran(pressed('m', '<button></button>', { repeat: true }))).toBeUndefined();
});
