import { expect, test } from 'vitest';
import { macSigning, removeEmptyKeys } from './signing.mjs';

test('without a certificate the program is signed in nobody’s name', () => {
  expect(macSigning({ CSC_LINK: '' })).toMatchObject({ identity: '-', notarize: false });
});

test('a certificate brings the hardened runtime, and is not replaced by nobody’s', () => {
  const signing = macSigning({ CSC_LINK: 'certificate.p12' });
  expect(signing).toMatchObject({ hardenedRuntime: true, notarize: false });
  expect(signing).not.toHaveProperty('identity');
});

test('the notary service is asked where all of its keys are there', () => {
  const certificate = { CSC_NAME: 'Somebody' };
  const half = { ...certificate, APPLE_ID: 'somebody@example.org', APPLE_TEAM_ID: 'ABC' };
  expect(macSigning(half).notarize).toBe(false);
  expect(macSigning({ ...half, APPLE_APP_SPECIFIC_PASSWORD: 'secret' }).notarize).toBe(true);
  expect(macSigning({ APPLE_KEYCHAIN_PROFILE: 'somebody' }).notarize).toBe(false);
});

test('keys that are empty are as good as none, and those that are not stay', () => {
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
