import { expect, test } from 'vitest';
import { macSigning, removeEmptyKeys } from './signing.mjs';

test('signs the program ad hoc without a certificate', () => {
  expect(macSigning({ CSC_LINK: '' })).toMatchObject({ identity: '-', notarize: false });
});

test('enables the hardened runtime with a certificate, and keeps the certificate’s signature', () => {
  const signing = macSigning({ CSC_LINK: 'certificate.p12' });
  expect(signing).toMatchObject({ hardenedRuntime: true, notarize: false });
  expect(signing).not.toHaveProperty('identity');
});

test('asks the notary service only if all of its keys are set', () => {
  const certificate = { CSC_NAME: 'Somebody' };
  const half = { ...certificate, APPLE_ID: 'somebody@example.org', APPLE_TEAM_ID: 'ABC' };
  expect(macSigning(half).notarize).toBe(false);
  expect(macSigning({ ...half, APPLE_APP_SPECIFIC_PASSWORD: 'secret' }).notarize).toBe(true);
  expect(macSigning({ APPLE_KEYCHAIN_PROFILE: 'somebody' }).notarize).toBe(false);
});

test('ignores empty keys and keeps the others', () => {
  const env = {
    CSC_LINK: '',
    CSC_KEY_PASSWORD: '',
    WIN_CSC_LINK: '',
    APPLE_API_KEY: '',
    CSC_NAME: 'Somebody',
    EMPTY: '',
  };
  removeEmptyKeys(env);
  expect(env).toEqual({ CSC_NAME: 'Somebody', EMPTY: '' });
});
