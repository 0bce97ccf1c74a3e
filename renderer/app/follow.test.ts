import { afterEach, expect, test, vi } from 'vitest';
import { wholeUpdate } from '../../electron/api/testing.ts';
import { withFirstViews } from '../../electron/windows/first-views.ts';
import { heldMain } from '../library/testing.ts';
import { preferencesOf } from '../preferences/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { speak, words } from '../words.svelte.ts';
import { App } from './app.ts';
import { follow } from './follow.ts';

afterEach(() => {
  speak('en');
  vi.unstubAllGlobals();
});

/** A board that follows the main process and has no data yet. */
function begin() {
  const main = heldMain();
  const app = new App();
  const { dialogs, match, preferences, router } = app.services;
  const stop = follow(app);
  return { main, stop, board: app.board, dialogs, match, preferences, router };
}

const show = (revision: number, guided = false) =>
  wholeUpdate({ ...viewAfter(), revision, guided });

test('a new board requests the match, the people and the preferences once', () => {
  const { main, match, preferences } = begin();
  expect(main.asked.map(({ name }) => name).sort()).toEqual([
    'people',
    'preferences',
    'task',
    'view',
  ]);
  main.tell('preferences', preferencesOf('{ "appearance": { "pace": "fast" } }'));
  main.tell('view', show(1));
  expect([preferences.pace, match.view?.revision]).toEqual(['fast', 1]);
});

test('a board whose page comes with its first views shows them, and requests them afterwards', async () => {
  const people = { people: [], here: null };
  const views = { preferences: preferencesOf('{}'), people, match: show(3) };
  document.head.innerHTML = withFirstViews('</head>', views);
  const { main, match, router } = begin();
  const requested = () => main.asked.map(({ name }) => name);
  expect([router.page, match.view?.revision]).toEqual(['home', 3]);
  expect(requested()).not.toContain('view');
  await vi.waitFor(() =>
    expect(requested()).toEqual(expect.arrayContaining(['preferences', 'view'])),
  );
  main.tell('view', show(4));
  expect(match.view?.revision).toBe(4);
  expect(document.querySelector('#first-views')).toBeNull();
});

test('a board that was removed ignores events', () => {
  const { main, stop, board, match, preferences, router } = begin();
  main.tell('view', show(1));
  router.go('table');
  board.review.open();
  stop();
  main.tell('view', show(2));
  main.tell('command', 'panel');
  main.tell('preferences', preferencesOf('{}'));
  main.tell('reviewProgress', { done: 7, of: 9 });
  expect([match.view?.revision, board.panelOpen, preferences.view]).toEqual([1, true, undefined]);
  expect(board.review.progress).toEqual({ done: 0, of: 0 });
});

test('the window starts with the page of the preferences, and stays there when they change', () => {
  const { main, router } = begin();
  expect(router.page).toBeUndefined();
  main.tell('preferences', preferencesOf('{}'));
  expect(router.page).toBe('home');
  main.tell('preferences', preferencesOf('{ "start": "table" }'));
  expect(router.page).toBe('home');

  const other = begin();
  other.main.tell('preferences', preferencesOf('{ "start": "table" }'));
  expect(other.router.page).toBe('table');
});

test('the language of the preferences is used', () => {
  const { main } = begin();
  main.tell('preferences', preferencesOf('{}', 'de'));
  expect(words().language).toBe('de');
});

test('turning the guide on announces its advice at once', () => {
  const { main } = begin();
  main.tell('view', show(1));
  expect(main.payloads('guide')).toEqual([]);
  main.tell('view', show(2, true));
  expect(main.payloads('guide')).toEqual([{ revision: 2 }]);
});

test('commands of the menu bar are run', () => {
  const { main, dialogs } = begin();
  main.tell('command', 'about');
  expect(dialogs.isOpen('about')).toBe(true);
});
