import { expect, test } from 'vitest';
import { sandboxMissing } from './sandbox.ts';

const env = { APPIMAGE: '/home/me/digit-duels.AppImage', APPDIR: '/tmp/.mount_digit' };
const execPath = '/tmp/.mount_digit/digit-duels';
const argv = ['digit-duels', '--no-sandbox'];

test('an AppImage that had to be started without a sandbox says so', () => {
  expect(sandboxMissing({ argv, env, execPath })?.code).toBe('program.no-sandbox');
});

test('one that has its sandbox says nothing, and neither does any other package', () => {
  expect(sandboxMissing({ argv: ['digit-duels'], env, execPath })).toBeUndefined();
  expect(sandboxMissing({ argv, env: {}, execPath })).toBeUndefined();
  expect(sandboxMissing({ argv, env, execPath: '/opt/digit-duels' })).toBeUndefined();
});
