import { cleanup, fireEvent, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestOf } from '../../electron/api/requests.ts';
import { fakeMain } from '../library/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { App } from './app.ts';
import { giveKeys, obstacleTo } from './own-keys.ts';
import { appWith, drawApp, type DrawnApp } from './testing.ts';

// A hidden page waits for no animation frames.
beforeEach(() => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(true));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The user's own keys, as the fake config file has them. */
let own: Record<string, string>;
let app: DrawnApp;

async function open(keys: Record<string, string> = {}, config: object = {}): Promise<void> {
  own = { ...keys };
  const changed = async () => {
    await app.prefer({ ...config, keys: own });
    return null;
  };
  app = await drawApp(
    {
      setPreference({ path: [part, id = ''], value }: RequestOf<'setPreference'>) {
        expect(part).toBe('keys');
        // As the main process does, in one change.
        own = Object.fromEntries(Object.entries(own).filter(([, keys]) => keys !== value));
        own[id] = String(value);
        return changed();
      },
      resetPreferences({ paths }: RequestOf<'resetPreferences'>) {
        const reset = paths.map(([, id]) => id);
        own = Object.fromEntries(Object.entries(own).filter(([id]) => !reset.includes(id)));
        return changed();
      },
    },
    { ...config, keys: own },
  );
  await app.show(viewAfter({ moves: ['A-C'] }));
  await vi.dynamicImportSettled();
  await tick();
  await app.command('keys');
}

/** The button of a command; to ask for its role takes seconds in a page of this size. */
const field = (name: string | RegExp) => screen.getByLabelText(name);
const button = (label: string) => screen.getByText(label, { selector: 'button > span' });
const press = (key: string, held: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
const control = { ctrlKey: true };

const isOpen = () => document.querySelector('[role=dialog]') !== null;

/** Chooses a command by the keyboard, and presses its new keys. */
async function change(name: string | RegExp, key: string, held: KeyboardEventInit = control) {
  field(name).focus();
  await fireEvent.click(field(name));
  await press(key, held);
  await tick();
}

test('new keys are kept and shown, and run their command at once in place of the old ones', async () => {
  await open();
  await change(/^Hint: Ctrl\+H/, 'Y');
  await waitFor(() => expect(own).toEqual({ hint: 'CmdOrCtrl+Y' }));
  expect(document.activeElement).toBe(field('Hint: Ctrl+Y. Change'));
  await change(/^Sound: M/, '!', control);
  await waitFor(() => expect(own['mute']).toBe('CmdOrCtrl+!'));
  await change(/^Keys: /, '#');
  await waitFor(() => expect(own['keys']).toBe('CmdOrCtrl+#'));
  await press('Escape');
  expect(isOpen()).toBe(false);
  await press('?', control);
  expect(isOpen()).toBe(false);
  await press('#', control);
  expect(isOpen()).toBe(true);
});

test('keys of another command are taken from it only if the user wants that', async () => {
  await open({ panel: 'F8' });
  await change(/^Hint: /, 'F8', {});
  field('“Side panel” has F8.');
  await fireEvent.click(button('Cancel'));
  expect(own).toEqual({ panel: 'F8' });
  await change(/^Hint: /, 'F8', {});
  await press('Escape');
  await tick();
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(field('Hint: Ctrl+H. Change'));
  await change(/^Hint: /, 'F8', {});
  expect(document.activeElement).toBe(button('Use them here').parentElement);
  await fireEvent.click(button('Use them here'));
  await waitFor(() => expect(own).toEqual({ hint: 'F8' }));
  expect(field('Side panel: Ctrl+B. Change')).toBeTruthy();
  await change(/^Hint: /, 'b');
  await fireEvent.click(button('Use them here'));
  await waitFor(() => expect(field('Side panel: no keys. Change')).toBeTruthy());
});

test('keys that belong elsewhere can’t be a command’s, which is said', async () => {
  await open();
  field(/^Hint: /).focus();
  await fireEvent.click(field(/^Hint: /));
  for (const [key, held, sentence] of [
    ['s', {}, 'S is for “Split your hands”'],
    ['7', {}, '7 is for “Pick a digit'],
    ['c', control, 'Ctrl+C is for “Copy'],
    ['a', control, 'Ctrl+A is for “Select all matches”'],
    ['x', control, 'Ctrl+X belongs to the system'],
  ] as const) {
    await press(key, held);
    expect(screen.getByRole('alert', { hidden: true }).textContent).toContain(sentence);
  }
  await press('Escape');
  expect(own).toEqual({});
  expect(isOpen()).toBe(true);
});

test.each([
  ['x', {}],
  ['X', { shiftKey: true }],
  ['+', {}],
])('%s with %j can’t be keys while single keys are off', async (key, held) => {
  await open({}, { access: { singleKeys: false } });
  await change(/^Hint: /, key, held);
  expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('Single keys are off');
});

test('usual keys that another command has go back only if the user wants that', async () => {
  await open({ panel: 'F8', hint: 'CmdOrCtrl+B' });
  await fireEvent.click(field('Reset Side panel to Ctrl+B'));
  await tick();
  field('“Hint” has Ctrl+B.');
  await fireEvent.click(button('Cancel'));
  expect(own).toEqual({ panel: 'F8', hint: 'CmdOrCtrl+B' });
  await fireEvent.click(field('Reset Side panel to Ctrl+B'));
  await tick();
  await fireEvent.click(button('Use them here'));
  await waitFor(() => expect(own).toEqual({}));
});

test('keys of the menus of a Mac are fixed on a Mac only', () => {
  const { services } = new App();
  for (const keys of ['CmdOrCtrl+M', 'CmdOrCtrl+Alt+H', 'CmdOrCtrl+Ctrl+F']) {
    const obstacleOn = (on: string) => obstacleTo(keys, { id: 'panel' }, services, on);
    expect(obstacleOn('darwin'), keys).toHaveProperty('reason');
    expect(obstacleOn('linux'), keys).toBeUndefined();
  }
});

test('a Mac asks for Ctrl, too, where another command has Cmd: elsewhere they are one', () => {
  const { services } = appWith({ config: { keys: { hint: 'CmdOrCtrl+J' } } });
  const obstacleFor = (keys: string) => obstacleTo(keys, { id: 'panel' }, services, 'darwin');
  expect(obstacleFor('Ctrl+J')).toHaveProperty('command.id', 'hint');
  expect(obstacleFor('Ctrl+Shift+J')).toBeUndefined();
});

test('“Use them here” takes Ctrl on a Mac, too, where the command gets its usual Cmd back', async () => {
  const { services } = appWith({ config: { keys: { panel: 'Ctrl+J' } } });
  const main = fakeMain({ resetPreferences: () => null });
  // Hint has Cmd+J on a Mac.
  await giveKeys({ id: 'hint' }, 'CmdOrCtrl+J', services, 'darwin');
  expect(main.payloads('resetPreferences')).toEqual([
    {
      paths: [
        ['keys', 'panel'],
        ['keys', 'hint'],
      ],
    },
  ]);
});

test('a command can have no keys, and one or all go back to the usual ones', async () => {
  await open({ panel: 'F8', undo: 'F9' });
  await change(/^Hint: /, 'Backspace', {});
  await waitFor(() => expect(own['hint']).toBe(''));
  await fireEvent.click(field('Reset Hint to Ctrl+H'));
  await waitFor(() => expect(own).toEqual({ panel: 'F8', undo: 'F9' }));
  await change(/^Side panel: /, 'b');
  await waitFor(() => expect(own).toEqual({ undo: 'F9' }));
  await fireEvent.click(button('Reset all keys…'));
  await fireEvent.click(button('Reset'));
  await waitFor(() => expect(own).toEqual({}));
});

test('arrows and letters with Alt are no keys for commands, and leaving the field keeps the old ones', async () => {
  await open();
  await change(/^Hint: /, 'ArrowLeft', {});
  await press('g', { altKey: true });
  await press('Shift', { shiftKey: true });
  expect(field('Hint: press the new keys')).toBeTruthy();
  const hint = field('Hint: press the new keys').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hint)?.textContent).toContain('Backspace removes them');
  field(/^Undo: /).focus();
  await waitFor(() => expect(field('Hint: Ctrl+H. Change')).toBeTruthy());
  expect(own).toEqual({});
});
