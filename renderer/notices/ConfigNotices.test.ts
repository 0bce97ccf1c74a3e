import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { inEnglish, saying } from '../../words/testing.ts';
import { message } from '../../words/message.ts';
import type { ConfigNotice } from '../../electron/api/preferences.ts';
import { noticesOf } from '../preferences/testing.ts';
import { speak } from '../words.svelte.ts';
import ConfigNotices from './ConfigNotices.svelte';
import { fileName } from './count.ts';

const ondismiss = vi.fn<(notices: readonly ConfigNotice[]) => void>();
const onshowfile = vi.fn();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

/** Shows the notices about a config file. */
function show(config: object, more: readonly ConfigNotice[] = []): readonly ConfigNotice[] {
  const notices = noticesOf(JSON.stringify(config));
  const file = '/home/me/.config/digit-duels/config.jsonc';
  render(ConfigNotices, { notices: [...notices, ...more], file, ondismiss, onshowfile });
  return notices;
}

const nineFaults = {
  game: 'chess',
  players: 3,
  difficulty: 'brutal',
  first: 'me',
  appearance: { theme: 'pink', motion: 'wild', textSize: 5 },
  chopsticks: { fingers: 1, overflow: 'sideways' },
};

test('a single fault is shown in full and dismissed on its own', async () => {
  const [notice] = show({ first: 'me' });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(`first can’t be "me". Allowed: "random" or a seat`);
  await fireEvent.click(within(alert).getByRole('button', { name: 'Got it' }));
  expect(ondismiss).toHaveBeenCalledExactlyOnceWith([notice]);
});

test('nine faults are one notice with their number, which opens the list', async () => {
  const notices = show(nineFaults);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('9 settings in config.jsonc could not be used.');
  await fireEvent.click(within(alert).getByRole('button', { name: 'Show all…' }));

  const list = screen.getByRole('dialog', { name: '9 settings could not be used' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(
    notices.map(({ message }) => inEnglish(message)),
  );
  await fireEvent.click(within(list).getByRole('button', { name: 'Show the file' }));
  expect(onshowfile).toHaveBeenCalledOnce();
  expect(ondismiss).not.toHaveBeenCalled();
  await fireEvent.click(within(list).getByRole('button', { name: 'Got it' }));
  expect(ondismiss).toHaveBeenCalledExactlyOnceWith(notices);
});

test('the notices are in the chosen language, and settings keep their names from the file', async () => {
  show({ appearance: { theme: 'pink' } });
  speak('de');
  onTestFinished(() => speak('en'));
  await tick();
  expect(screen.getByRole('alert').textContent).toContain(
    'appearance: theme kann nicht "pink" sein',
  );
});

test("a notice that isn't about a setting is shown beside the count and stays", async () => {
  const sentence = 'The match of last time can’t be gone on with.';
  const match = { id: -1, key: '', message: saying(sentence) };
  show(nineFaults, [match]);
  const [first, second] = screen.getAllByRole('alert');
  expect(first?.textContent).toContain(sentence);
  expect(second?.textContent).toContain('9 settings');
  await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(ondismiss).toHaveBeenCalledExactlyOnceWith([match]);
});

test.each([
  ['/home/me/config.jsonc', 'config.jsonc'],
  ['C:\\Users\\me\\config.jsonc', 'config.jsonc'],
])('the file %s is called %s', (path, name) => {
  expect(fileName(path)).toBe(name);
});

test('after a crash, the notice copies what a report needs, and stays until it is closed', async () => {
  const request = vi.fn(() => Promise.resolve({ ok: true, value: null }));
  vi.stubGlobal('digitDuels', { request });
  onTestFinished(() => void vi.unstubAllGlobals());
  const crash = { id: 7, key: '', message: message('program.crashed', { folder: '/dumps' }) };
  show({}, [crash]);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('/dumps');
  await fireEvent.click(within(alert).getByRole('button', { name: 'Copy diagnostics' }));
  expect(request).toHaveBeenCalledWith('copyDiagnostics', undefined);
  await vi.waitFor(() => expect(alert.textContent).toContain('Copied.'));
  expect(ondismiss).not.toHaveBeenCalled();
  await fireEvent.click(within(alert).getByRole('button', { name: 'Close' }));
  expect(ondismiss).toHaveBeenCalledExactlyOnceWith([crash]);
});
