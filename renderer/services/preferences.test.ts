import { afterEach, expect, test, vi } from 'vitest';
import { fakeMain } from '../library/testing.ts';
import { preferencesOf } from '../preferences/testing.ts';
import { Services } from './services.svelte.ts';

afterEach(() => vi.unstubAllGlobals());

function preferencesWith(config: string) {
  const main = fakeMain({ setPreference: () => null });
  const { announcer, preferences } = new Services();
  preferences.view = preferencesOf(config);
  return { main, announcer, preferences, set: () => main.payloads('setPreference') };
}

test('only changed choices are saved for the next time', async () => {
  const { preferences, set } = preferencesWith('{}');
  preferences.keep({ game: 'chopsticks', first: 2 });
  await vi.waitFor(() => expect(set()).toEqual([{ path: ['first'], value: 2 }]));
});

test('turning the sound off is announced once it is off', async () => {
  const { announcer, preferences, set } = preferencesWith('{}');
  expect(preferences.audible).toBe(true);
  void preferences.toggleSound();
  await vi.waitFor(() => expect(announcer.said.at(-1)?.text).toBe('The sound is off.'));
  expect(set()).toEqual([{ path: ['sound', 'on'], value: false }]);
});
