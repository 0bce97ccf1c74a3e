import path from 'node:path';
import { expect, test } from 'vitest';
import { foldersBelow, standardFolders } from './folders.ts';

const home = path.resolve('home');
const elsewhere = path.resolve('elsewhere');
const name = 'Digit Duels';

/** The folders as paths from the home folder, or from `elsewhere`. */
function placesOn(platform: string, env: Readonly<Record<string, string>> = {}) {
  const folders = standardFolders(platform, env, home);
  const from = (folder: string) =>
    folder.replace(home, '~').replace(elsewhere, '…').replaceAll(path.sep, '/');
  const { data, state, logs, cache } = folders;
  return { data: from(data), state: from(state), logs: from(logs), cache: from(cache) };
}

test('each system has its usual places', () => {
  expect(placesOn('linux')).toEqual({
    data: `~/.config/${name}`,
    state: `~/.local/state/${name}`,
    logs: `~/.local/state/${name}/logs`,
    cache: `~/.cache/${name}`,
  });
  expect(placesOn('darwin')).toEqual({
    data: `~/Library/Application Support/${name}`,
    state: `~/Library/Application Support/${name}/State`,
    logs: `~/Library/Logs/${name}`,
    cache: `~/Library/Caches/${name}`,
  });
  expect(placesOn('win32')).toEqual({
    data: `~/AppData/Roaming/${name}`,
    state: `~/AppData/Local/${name}/State`,
    logs: `~/AppData/Local/${name}/Logs`,
    cache: `~/AppData/Local/${name}/Cache`,
  });
});

test.each([
  ['linux', 'XDG_CONFIG_HOME', 'data', `…/${name}`],
  ['linux', 'XDG_STATE_HOME', 'logs', `…/${name}/logs`],
  ['linux', 'XDG_CACHE_HOME', 'cache', `…/${name}`],
  ['win32', 'APPDATA', 'data', `…/${name}`],
  ['win32', 'LOCALAPPDATA', 'cache', `…/${name}/Cache`],
] as const)('on %s, %s names another place', (platform, variable, folder, place) => {
  expect(placesOn(platform, { [variable]: elsewhere })[folder]).toBe(place);
});

test.each(['', 'config'])('XDG_CONFIG_HOME=%j counts as unset, as XDG says', (value) => {
  expect(placesOn('linux', { XDG_CONFIG_HOME: value }).data).toBe(`~/.config/${name}`);
});

test('a folder of one’s own has everything below it', () => {
  const { state, logs, cache } = foldersBelow(home);
  for (const folder of [state, logs, cache])
    expect(path.relative(home, folder)).not.toMatch(/^\.\./);
});
