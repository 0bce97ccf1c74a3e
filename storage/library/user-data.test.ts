import path from 'node:path';
import { expect, test } from 'vitest';
import { standardUserData } from './user-data.ts';

test.each([
  ['linux', {}, ['home', '.config', 'Digit Duels']],
  ['linux', { XDG_CONFIG_HOME: 'config' }, ['config', 'Digit Duels']],
  ['darwin', {}, ['home', 'Library', 'Application Support', 'Digit Duels']],
  ['win32', { APPDATA: 'roaming' }, ['roaming', 'Digit Duels']],
])('on %s with %j it is what the README says', (platform, env, folders) => {
  expect(standardUserData(platform, env, 'home')).toBe(path.join(...folders));
});
