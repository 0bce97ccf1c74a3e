import { afterEach, expect, test, vi } from 'vitest';
import { pack } from './pack.mjs';

// The staged program exists only after a build.
vi.mock('./stage.mjs');
afterEach(() => vi.unstubAllEnvs());

test('treats the empty variable that a workflow makes of a missing secret as no certificate', async () => {
  vi.stubEnv('CSC_LINK', '');
  vi.stubEnv('CSC_NAME', 'Somebody');
  await pack([], { pretend: true });
  expect(process.env).not.toHaveProperty('CSC_LINK');
  expect(process.env).toHaveProperty('CSC_NAME', 'Somebody');
});
