import { expect, test } from 'vitest';
import { sandboxMissing } from './sandbox.ts';

const appImage = { APPIMAGE: '/home/me/digit-duels.AppImage' };

test('an AppImage that had to be started without a sandbox says so', () => {
  expect(sandboxMissing(['digit-duels', '--no-sandbox'], appImage)?.code).toBe(
    'program.no-sandbox',
  );
});

test('one that has its sandbox says nothing, and neither does any other package', () => {
  expect(sandboxMissing(['digit-duels'], appImage)).toBeUndefined();
  expect(sandboxMissing(['digit-duels', '--no-sandbox'], {})).toBeUndefined();
});
