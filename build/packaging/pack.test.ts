import { afterEach, expect, test, vi } from 'vitest';
import { pack } from './pack.mjs';

// What is packed is there only after a build.
vi.mock('./stage.mjs');
afterEach(() => vi.unstubAllEnvs());

test('a missing secret, which a workflow makes empty, is taken for no certificate', async () => {
  vi.stubEnv('CSC_LINK', '');
  vi.stubEnv('CSC_NAME', 'Somebody');
  await pack([], { pretend: true });
  expect(process.env).not.toHaveProperty('CSC_LINK');
  expect(process.env).toHaveProperty('CSC_NAME', 'Somebody');
});
