import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { saying } from '../../words/testing.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PreferencesView } from '../../electron/api/preferences.ts';
import { games } from '../../engine/games.ts';
import { gameName } from '../../words/game-words.ts';
import { wordsOf } from '../../words/say.ts';
import PreferencesPage from './PreferencesPage.svelte';
import { speak } from '../words.svelte.ts';
import { preferencesOf } from './testing.ts';

const request = vi.fn<(name: string, payload: unknown) => Promise<unknown>>();

const listeners = new Map<string, (payload: unknown) => void>();

/** Sends preferences, also as later answers. */
function sendPreferences(preferences: PreferencesView): void {
  request.mockImplementation((name) => {
    listeners.get('preferences')?.(preferences);
    return Promise.resolve({ ok: true, value: name === 'playingPrograms' ? [] : null });
  });
}

/** Opens the page with this text as the config file. */
async function open(text: string): Promise<void> {
  sendPreferences(preferencesOf(text));
  vi.stubGlobal('digitDuels', {
    request,
    on(name: string, listener: (payload: unknown) => void) {
      listeners.set(name, listener);
      return () => listeners.delete(name);
    },
  });
  render(PreferencesPage);
  await screen.findByRole('tab', { name: 'Chopsticks' });
}

beforeEach(() => {
  request.mockReset();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  speak('en');
  vi.unstubAllGlobals();
});

/** The last request to reset settings. */
function lastReset(): { readonly paths: readonly string[][] } {
  const [name, payload] = request.mock.lastCall ?? [];
  expect(name).toBe('resetPreferences');
  return payload as { paths: string[][] };
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('the page opens where requested, and goes to pages requested later', async () => {
  location.hash = '#summation-duel';
  await open('{ "game": "digit-conquest" }');
  location.hash = '';
  expect(selected()).toBe('Summation Duel');
  listeners.get('preferencesPage')?.('chopsticks');
  await waitFor(() => expect(selected()).toBe('Chopsticks'));
});

test('there is a page for each game, for the looks and for the files, and the last game played comes first', async () => {
  await open('{ "game": "digit-conquest" }');
  expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
    'Play',
    ...games.map(({ id }) => gameName(wordsOf('en'), id)),
    'Table and hands',
    'Sound',
    'Accessibility',
    'Files',
  ]);
  expect(screen.getByRole('tabpanel', { name: 'Digit Conquest' })).toBeTruthy();
  await fireEvent.click(tab('Table and hands'));
  const table = screen.getByRole('tabpanel', { name: 'Table and hands' });
  expect(within(table).getByText('Theme')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Rules of Digit Conquest' })).toBeNull();
});

test('many settings are grouped by topic, and a few need no headings', async () => {
  await open('{}');
  const headings = () =>
    screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  await fireEvent.click(tab('Chopsticks'));
  expect(headings()).toEqual([
    'Hands',
    'Splits and swaps',
    'Strikes and other moves',
    'Parts of fingers and the start',
    'The end and the order of turns',
  ]);
  await fireEvent.click(tab('Summation Duel'));
  expect(headings()).toEqual([]);
});

test('the arrow keys go from page to page', async () => {
  await open('{}');
  tab('Chopsticks').focus();
  await fireEvent.keyDown(tab('Chopsticks'), { key: 'ArrowUp' });
  await waitFor(() => expect(tab('Play').getAttribute('aria-selected')).toBe('true'));
  await fireEvent.keyDown(tab('Play'), { key: 'ArrowUp' });
  await waitFor(() => expect(tab('Files').getAttribute('aria-selected')).toBe('true'));
  expect(document.activeElement).toBe(tab('Files'));
});

test('resetting the rules of a game asks first, naming the game, and resets nothing else', async () => {
  await open('{ "chopsticks": { "meta": true }, "appearance": { "theme": "dark" } }');
  await fireEvent.click(screen.getByRole('button', { name: 'Reset to defaults…' }));
  const question = screen.getByRole('alertdialog', { name: 'Reset the rules of Chopsticks?' });
  expect(question.textContent).toContain('Meta');
  expect(request).not.toHaveBeenCalledWith('resetPreferences', expect.anything());
  await fireEvent.click(within(question).getByRole('button', { name: 'Reset' }));
  const { paths } = lastReset();
  expect(paths).toContainEqual(['chopsticks', 'meta']);
  expect(paths.every(([part]) => part === 'chopsticks')).toBe(true);
  await screen.findByText('Back to the defaults.');
});

test('everything can be reset from the page of the files', async () => {
  await open(
    '{ "chopsticks": { "meta": true }, "appearance": { "theme": "dark", "pace": "fast" } }',
  );
  await fireEvent.click(tab('Files'));
  await fireEvent.click(screen.getByRole('button', { name: 'Reset everything…' }));
  const question = screen.getByRole('alertdialog', { name: 'Reset everything?' });
  const items = within(question).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Chopsticks Meta',
    'Play Pace: Fast',
    'Table and hands Theme: Dark',
  ]);
  await fireEvent.click(within(question).getByRole('button', { name: 'Reset' }));
  const { paths } = lastReset();
  for (const path of [
    ['chopsticks', 'meta'],
    ['appearance', 'pace'],
    ['appearance', 'theme'],
  ]) {
    expect(paths).toContainEqual(path);
  }
  expect(paths).not.toContainEqual(['sound', 'on']);
});

test('if all settings have their defaults, there is nothing to reset', async () => {
  await open('{ "chopsticks": { "meta": true } }');
  await fireEvent.click(tab('Table and hands'));
  const button = screen.getByRole('button', { name: 'Reset to defaults…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(button);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a refused rule gives the reason beside it', async () => {
  await open('{ "game": "summation-duel" }');
  request.mockResolvedValue({ ok: false, error: saying('Target can’t be 200.') });
  const field = screen.getByRole('spinbutton', { name: 'Target' });
  await fireEvent.change(field, { target: { value: '200' } });
  const problem = await screen.findByText('Target can’t be 200.');
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(problem.id);
});

test('a new language applies at once, and its field keeps the focus', async () => {
  await open('{}');
  await fireEvent.click(tab('Play'));
  sendPreferences(preferencesOf('{ "language": "de" }', 'de'));
  const german = screen.getByRole('radio', { name: 'Deutsch' });
  german.focus();
  await fireEvent.click(german);
  expect(request).toHaveBeenLastCalledWith('setPreference', {
    path: ['language'],
    value: 'de',
  });
  await screen.findByRole('heading', { name: 'Einstellungen' });
  expect(document.title).toBe('Digit Duels – Einstellungen');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Deutsch' }));
  expect(screen.getByRole('radiogroup', { name: 'Sprache' })).toBeTruthy();
  await fireEvent.click(tab('Dateien'));
  expect(screen.getByRole('button', { name: 'Alles zurücksetzen\u{a0}…' })).toBeTruthy();
  await fireEvent.click(tab('Chopsticks'));
  const panel = screen.getByRole('tabpanel', { name: 'Chopsticks' });
  expect(panel.textContent).toContain('Gilt ab dem nächsten Spiel.');
  const suns = screen.getByRole('switch', { name: 'Sonnen' });
  const about = (suns.getAttribute('aria-describedby') ?? '').split(' ');
  expect(about.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    'Braucht Volle Hände: Überlauf.',
  );
});

const search = () => screen.getByRole('searchbox', { name: 'Search the preferences' });

test('a search finds settings on every page, and they can be changed in the results', async () => {
  await open('{ "game": "chopsticks" }');
  await fireEvent.input(search(), { target: { value: 'GLOVES' } });
  const results = screen.getByRole('region', { name: 'Search results' });
  expect(within(results).getByRole('status').textContent.trim()).toBe('1 result.');
  expect(within(results).getByRole('heading').textContent).toBe('Table and hands');
  const hands = within(results).getByRole('radiogroup', { name: 'Hands' });
  await fireEvent.click(within(hands).getByText('White gloves'));
  expect(request).toHaveBeenLastCalledWith('setPreference', {
    path: ['looks', 'hands'],
    value: 'white-gloves',
  });
  await fireEvent.click(
    within(results).getByRole('button', { name: 'Show the page Table and hands' }),
  );
  expect(screen.getByRole('tabpanel', { name: 'Table and hands' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Search results' })).toBeNull();
});

test('Ctrl+F goes to the search, and Escape clears it', async () => {
  await open('{}');
  await fireEvent.keyDown(window, { key: 'f', ctrlKey: true });
  expect(document.activeElement).toBe(search());
  await fireEvent.input(search(), { target: { value: 'xyzzy' } });
  expect(screen.getByRole('status').textContent).toContain('Nothing matches “xyzzy”');
  expect(screen.queryByRole('tabpanel')).toBeNull();
  await fireEvent.keyDown(search(), { key: 'Escape' });
  expect(screen.getByRole('tabpanel', { name: 'Chopsticks' })).toBeTruthy();
});

test('a single setting can be reset, and the focus stays there', async () => {
  await open('{ "looks": { "hands": "umber", "table": "felt" } }');
  await fireEvent.click(tab('Table and hands'));
  const button = screen.getByRole('button', { name: 'Reset Hands to Peach' });
  sendPreferences(preferencesOf('{ "looks": { "table": "felt" } }'));
  await fireEvent.click(button);
  expect(lastReset()).toEqual({ paths: [['looks', 'hands']] });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(button);
  screen.getByRole('button', { name: 'Reset Table to Match the game' }).focus();
  await waitFor(() => expect(button.isConnected).toBe(false));
});
