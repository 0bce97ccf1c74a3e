import { expect, test } from 'vitest';
import { relaunchOptions } from './restart.ts';

const appImage = { APPIMAGE: '/home/ann/digit-duels.AppImage' };

test.each([
  [{}, '/opt/digit-duels/digit-duels'],
  [{ ...appImage, APPDIR: '/opt/digit-duels' }, '/home/ann/digit-duels.AppImage'],
  // Another program’s AppImage has started this one.
  [{ ...appImage, APPDIR: '/tmp/.mount_editor' }, '/opt/digit-duels/digit-duels'],
  [{ ...appImage, APPDIR: '/opt/digit' }, '/opt/digit-duels/digit-duels'],
  [{ PORTABLE_EXECUTABLE_FILE: 'D:\\portable.exe' }, 'D:\\portable.exe'],
])('with %j it starts %s again', (env, execPath) => {
  const given = {
    argv: ['/opt/digit-duels/digit-duels'],
    env,
    execPath: '/opt/digit-duels/digit-duels',
  };
  expect(relaunchOptions(given).execPath).toBe(execPath);
});

test.each([
  [['--safe', '--action=new-game'], ['--safe']],
  [['--action', 'new-game', '--safe'], ['--safe']],
  [
    ['app', '/home/ann/a.duel', 'duel:abc', '--seed', '7'],
    ['app', '--seed', '7'],
  ],
  [['--user-data-dir=/games/a.duel'], ['--user-data-dir=/games/a.duel']],
])('with %j it starts again with %j, so that nothing is opened or done twice', (args, kept) => {
  const given = { argv: ['digit-duels', ...args], env: {}, execPath: '/opt/digit-duels' };
  expect(relaunchOptions(given).args).toEqual(kept);
});
