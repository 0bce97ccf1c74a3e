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

test('refuses the text of a key where a path belongs, before anything is packed for macOS', async () => {
  vi.stubEnv('APPLE_API_KEY', '-----BEGIN PRIVATE KEY-----');
  const packed = pack([{ system: 'mac', formats: ['zip'], arches: [] }], { pretend: true });
  await expect(packed).rejects.toThrow('APPLE_API_KEY is the text of a key.');
  await pack([{ system: 'linux', formats: ['deb'], arches: [] }], { pretend: true });
});
