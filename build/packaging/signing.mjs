// How packages are signed: with the certificates in the environment, or else as far as a system requires
// it.

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
  if (!isSet(env, 'CSC_LINK') && !isSet(env, 'CSC_NAME')) {
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
