import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchView } from '../../electron/api/match-view.ts';
import { dialogOpens } from '../design/open-dialog.ts';
import { fakeMain } from '../library/testing.ts';
import { preferencesOf } from '../preferences/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { appWith } from './testing.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (moves: string[]): MatchView => ({ ...viewAfter({ moves }), revision: 1 });

/** A board at the table, with a move to take back. */
function begin(view: MatchView | null = at(['A-C'])) {
  const main = fakeMain({ undo: () => ({ revision: 2 }), restart: () => ({ revision: 3 }) });
  const app = appWith({ view: view ?? undefined });
  app.services.router.go('table');
  const { commands, dialogs, match, pages, router } = app.services;
  const run = (...ids: string[]) => ids.forEach((id) => commands.run(id));
  const asked = () => main.asked.map(({ name }) => name);
  return { board: app.board, commands, dialogs, match, pages, router, run, asked };
}

/** Puts a dialog over the page. */
function openOver(role = 'alertdialog', html = ''): HTMLElement {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', role);
  dialog.innerHTML = html;
  document.body.append(dialog);
  return dialog;
}

beforeEach(() => document.body.replaceChildren());

test('commands open their pages and dialogs', () => {
  const { board, dialogs, run } = begin();
  for (const [id, name] of [
    ...(['new-game', 'rules', 'about', 'keys', 'set-up', 'recent-files'] as const).map(
      (same) => [same, same] as const,
    ),
    ['comment-move', 'comment'],
    ['resign', 'ending'],
  ] as const) {
    run(id);
    expect(dialogs.isOpen(name), id).toBe(true);
  }
  run('panel');
  expect(board.panelOpen).toBe(false);
});

test('every page has a command', async () => {
  const { pages, router, run } = begin();
  for (const { id } of pages) {
    run(id);
    await vi.waitFor(() => expect(router.page).toBe(id));
  }
});

test('an unknown command is a programming error', () => {
  expect(() => begin().run('to-the-moon')).toThrow('There is no command "to-the-moon".');
});

test('commands for the match do nothing while another page is in front', () => {
  const { asked, board, router, run } = begin();
  router.go('home');
  run('undo', 'redo', 'hint', 'analysis', 'panel', 'restart', 'swap-seats');
  expect(asked()).toEqual([]);
  expect([board.analysing.on, board.panelOpen]).toEqual([false, true]);
  router.go('table');
  run('undo');
  expect(asked()).toEqual(['undo']);
});

test('commands that change a match do nothing behind a dialog', () => {
  const { asked, run } = begin();
  const dialog = openOver();
  run('undo', 'redo', 'restart', 'back', 'swap-seats', 'next-mistake');
  expect(asked()).toEqual([]);
  dialog.remove();
  run('undo');
  expect(asked()).toEqual(['undo']);
});

test('a disabled command does nothing', () => {
  const { asked, dialogs, run } = begin(at([]));
  run('undo', 'redo', 'comment-move', 'again', 'claim-draw', 'pause', 'step', 'replay');
  expect([asked(), dialogs.anyOpen]).toEqual([[], false]);
});

test('before there is a match, its commands do nothing', () => {
  const { asked, dialogs, commands } = begin(null);
  const ofMatch = commands.list.filter(({ reach, menu }) => reach === 'table' && menu !== 'view');
  for (const { id } of ofMatch) commands.run(id);
  expect([asked(), dialogs.anyOpen]).toEqual([[], false]);
});

test('pages respond to commands while they are in front, the newest first', () => {
  const { asked, commands, router, run } = begin();
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const calls = () => [first.mock.calls.length, second.mock.calls.length];
  router.go('library');
  const stop = commands.answer({ undo: first, hint: first });
  const stopSecond = commands.answer({ undo: second });
  run('undo', 'hint');
  expect(calls()).toEqual([1, 1]);
  const dialog = openOver();
  run('undo', 'hint');
  expect(calls(), 'not behind a dialog').toEqual([1, 1]);
  dialog.remove();
  stopSecond();
  run('undo');
  expect(calls()).toEqual([2, 1]);
  stop();
  run('undo');
  expect([calls(), asked()]).toEqual([[2, 1], []]);
});

test('undo in a text field undoes typing, also in a dialog', () => {
  const { asked, run } = begin();
  const exec = vi.fn(() => true);
  Object.assign(document, { execCommand: exec });
  openOver('dialog', '<textarea></textarea>').querySelector('textarea')?.focus();
  run('undo', 'redo');
  expect(exec.mock.calls).toEqual([['undo'], ['redo']]);
  expect(asked()).toEqual([]);
  Reflect.deleteProperty(document, 'execCommand');
});

test('a command that opens a page closes dialogs to read, but does nothing while a form is open', async () => {
  for (const form of [true, false]) {
    const { router, run, asked } = begin();
    const dialog = openOver('dialog');
    const close = vi.fn<() => void>(() => dialog.remove());
    const closed = dialogOpens({ form, parent: undefined, close });
    run('library', 'hint');
    await vi.waitFor(() => expect(router.page).toBe(form ? 'table' : 'library'));
    expect(close).toHaveBeenCalledTimes(form ? 0 : 1);
    if (form) expect(asked()).toEqual([]);
    closed();
    dialog.remove();
  }
});

test('the table is shown once an open form has closed', async () => {
  const { router, run } = begin();
  router.go('home');
  const dialog = openOver('dialog');
  const closed = dialogOpens({ form: true, parent: undefined, close: () => undefined });
  run('table');
  await Promise.resolve();
  expect(router.page).toBe('home');
  dialog.remove();
  closed();
  await vi.waitFor(() => expect(router.page).toBe('table'));
});

test('some commands work whatever is open: the sound, and those of the main process', () => {
  const { asked, run } = begin();
  openOver();
  run('mute', 'preferences');
  expect(asked()).toEqual(['setPreference', 'runCommand']);
});

test('the sound turned off and on again at once is on', async () => {
  const app = appWith();
  const { commands, preferences } = app.services;
  const hear = (on: unknown) =>
    (preferences.view = preferencesOf(JSON.stringify({ sound: { on } })));
  hear(true);
  const main = fakeMain({ setPreference: ({ value }: { value: unknown }) => void hear(value) });
  for (const key of ['mute', 'mute', 'mute', 'mute']) commands.run(key);
  await vi.waitFor(() => expect(main.asked).toHaveLength(4));
  const values = main.payloads('setPreference').map((set) => (set as { value: boolean }).value);
  expect(values).toEqual([false, true, false, true]);
});

test('the Rules command shows the rules of the match on the table', () => {
  const { dialogs, run } = begin();
  run('rules');
  expect(dialogs.isOpen('rules')).toBe(true);
  expect(dialogs.propsOf('rules')).toBeUndefined();
});

test('a command stops a replay, except the one that controls it', () => {
  const moves = ['A-C', 'A-C'];
  const { board, run } = begin({ ...viewAfter({ moves, at: 0 }), revision: 1 });
  const { replay } = board.controls;
  run('replay');
  expect(replay.playing).toBe(true);
  run('replay');
  expect(replay.playing).toBe(false);
  run('replay', 'panel');
  expect(replay.playing).toBe(false);
});

test('a command says whether it is enabled, and whether it is checked', () => {
  const { commands, match, router, run } = begin(at([]));
  const can = (id: string) => commands.of(id).enabled?.() !== false;
  const isOn = (id: string) => commands.of(id).checked?.();
  expect([can('undo'), can('restart'), can('page-back')]).toEqual([false, false, false]);
  match.view = at(['A-C']);
  router.go('home');
  expect([can('undo'), can('restart'), can('page-back')]).toEqual([true, true, true]);
  expect(['analysis', 'panel', 'guide', 'mute'].map(isOn)).toEqual([false, true, false, true]);
  router.go('table');
  run('panel');
  expect(isOn('panel')).toBe(false);
});
