import { expect, test } from 'vitest';
import { relaunchOptions } from './restart.ts';

test.each([
  [{}, '/opt/digit-duels/digit-duels'],
  [{ APPIMAGE: '/home/ann/digit-duels.AppImage' }, '/home/ann/digit-duels.AppImage'],
  [{ PORTABLE_EXECUTABLE_FILE: 'D:\\portable.exe' }, 'D:\\portable.exe'],
])(
  'with %j it starts %s again, with the same arguments but for what it was to do first',
  (env, execPath) => {
    const argv = ['/opt/digit-duels/digit-duels', '--safe', '--action=new-game'];
    const given = { argv, env, execPath: '/opt/digit-duels/digit-duels' };
    expect(relaunchOptions(given)).toEqual({ execPath, args: ['--safe'] });
  },
);
