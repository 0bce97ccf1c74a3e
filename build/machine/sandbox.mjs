// Chromium's sandbox on Linux: if the system forbids it, Electron and Chromium fail at once.
import fs from 'node:fs';
import path from 'node:path';

/**
 * @param {string} binary the path of Electron's or Chromium's binary, or of a link to it
 * @returns {{ why: string } | undefined} why the sandbox doesn't work here, or undefined if it does
 */
export function sandboxObstacle(binary) {
  if (process.platform !== 'linux') return undefined;
  if (process.getuid?.() === 0) return { why: 'the superuser runs it' };
  const folder = path.dirname(fs.realpathSync(binary));
  const helper = fs.statSync(path.join(folder, 'chrome-sandbox'), { throwIfNoEntry: false });
  const helperWorks = helper?.uid === 0 && (helper.mode & 0o4000) !== 0;
  return !helperWorks && forbidsNamespaces() ? { why: 'this system forbids it' } : undefined;
}

/** True on Ubuntu since 23.10 and on hardened kernels. */
function forbidsNamespaces() {
  return (
    readSetting('/proc/sys/kernel/apparmor_restrict_unprivileged_userns') === '1' ||
    readSetting('/proc/sys/kernel/unprivileged_userns_clone') === '0' ||
    readSetting('/proc/sys/user/max_user_namespaces') === '0'
  );
}

/** @param {string} file */
function readSetting(file) {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
