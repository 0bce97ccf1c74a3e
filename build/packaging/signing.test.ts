import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { macSigning, refuseUnusableKeys, removeEmptyKeys } from './signing.mjs';

inFolders();

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

const keyText = '-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----';
const notary = { APPLE_API_KEY_ID: 'ABC', APPLE_API_ISSUER: 'DEF' };
const refused = (env: NodeJS.ProcessEnv) => () => refuseUnusableKeys({ ...notary, ...env });

test('takes the key for the notary service as the path of a file only, and repeats no secret', () => {
  const file = path.join(folder, 'AuthKey.p8');
  fs.writeFileSync(file, `${keyText}\n`);
  refused({ APPLE_API_KEY: file })();
  expect(refused({ APPLE_API_KEY: keyText })).toThrow(
    /^APPLE_API_KEY is the text of a key\. Apple's tool takes the path of a \.p8 file/,
  );
  const base64 = Buffer.from(keyText).toString('base64');
  expect(refused({ APPLE_API_KEY: base64 })).toThrow(/^(?!.*LS0t).*is not the path of a file/);
  fs.writeFileSync(file, base64);
  expect(refused({ APPLE_API_KEY: file })).toThrow('is not the path of a file with a key');
});

test('names what is missing of the keys for the notary service, if there is a certificate to use them with', () => {
  const half = { APPLE_API_KEY: '', APPLE_API_ISSUER: '' };
  refused(half)();
  expect(refused({ ...half, CSC_LINK: 'certificate.p12' })).toThrow(
    'and APPLE_API_KEY, APPLE_API_ISSUER is not set.',
  );
  refused({ ...half, CSC_LINK: 'certificate.p12', APPLE_KEYCHAIN_PROFILE: 'somebody' })();
});
