import { expect, test } from 'vitest';
import * as program from '../../electron/identity.ts';
import { appId } from './configuration.mjs';

test('the running program has the id of its installer, so that Windows takes them for one', () => {
  expect(program.appId).toBe(appId);
});
