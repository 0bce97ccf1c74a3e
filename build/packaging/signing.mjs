// How packages are signed: with the certificates in the environment, or else as far as a system requires
// it.
import fs from 'node:fs';
import { UserError } from '../common/say.mjs';

/**
 * Removes empty variables of certificates and Apple's notary service. A workflow sets them for missing
 * secrets, and electron-builder takes an empty path for a certificate.
 *
 * @param {NodeJS.ProcessEnv} env changed in place
 */
export function removeEmptyKeys(env) {
  for (const [name, value] of Object.entries(env)) {
    if (/^(WIN_)?CSC_|^APPLE_/.test(name) && value === '') Reflect.deleteProperty(env, name);
  }
}

/**
 * macOS on Apple silicon refuses code without a valid signature, so without a certificate the code is
 * signed ad hoc. Libraries can't be validated against such a signature, so the hardened runtime is off.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Pick<import('electron-builder').MacConfiguration, 'identity' | 'hardenedRuntime' |
 * 'notarize' | 'entitlements' | 'entitlementsInherit' | 'gatekeeperAssess'>}
 */
export function macSigning(env) {
  if (!hasCertificate(env)) {
    return { identity: '-', hardenedRuntime: false, notarize: false, gatekeeperAssess: false };
  }
  return {
    hardenedRuntime: true,
    entitlements: 'build/packaging/mac/entitlements.plist',
    entitlementsInherit: 'build/packaging/mac/entitlements.plist',
    notarize: mayNotarize(env),
    gatekeeperAssess: false,
  };
}

/** The sets of variables for Apple's notary service; one complete set is enough. */
const notaryKeys = [
  ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'],
  ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
  ['APPLE_KEYCHAIN_PROFILE'],
];

/**
 * Refuses keys with which Apple's notary service could not be asked. Without this, the packages would not be
 * notarised, or packing would fail only once the app is signed and uploaded.
 *
 * @param {NodeJS.ProcessEnv} env
 * @throws {UserError} which names the variable, and never its value
 */
export function refuseUnusableKeys(env) {
  const key = env.APPLE_API_KEY ?? '';
  if (key !== '' && !isKeyFile(key)) {
    const fault = /PRIVATE KEY|\n/.test(key)
      ? 'is the text of a key'
      : 'is not the path of a file with a key';
    throw new UserError(
      `APPLE_API_KEY ${fault}. Apple's tool takes the path of a .p8 file: write the key into one, and name that.`,
    );
  }
  const begun = notaryKeys.find((names) => names.some((name) => isSet(env, name)));
  if (begun === undefined || !hasCertificate(env) || mayNotarize(env)) return;
  const missing = begun.filter((name) => !isSet(env, name));
  throw new UserError(
    `Notarising takes ${begun.join(', ')}, and ${missing.join(', ')} is not set. Set all of them, or none.`,
  );
}

/** @param {string} file */
function isKeyFile(file) {
  try {
    return fs.readFileSync(file, 'utf8').includes('-----BEGIN PRIVATE KEY-----');
  } catch {
    return false;
  }
}

/** @param {NodeJS.ProcessEnv} env */
function hasCertificate(env) {
  return isSet(env, 'CSC_LINK') || isSet(env, 'CSC_NAME');
}

/** @param {NodeJS.ProcessEnv} env */
function mayNotarize(env) {
  return notaryKeys.some((names) => names.every((name) => isSet(env, name)));
}

/**
 * @param {NodeJS.ProcessEnv} env an empty variable counts as unset: a workflow makes it of a missing
 * secret
 * @param {string} name
 */
function isSet(env, name) {
  return (env[name] ?? '') !== '';
}
