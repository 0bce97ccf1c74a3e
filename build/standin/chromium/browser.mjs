import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * The paths where Chromium may be installed, best first. On Linux, Debian's binary comes before its
 * start script, which doesn't pass debugging pipes on.
 *
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function browserCandidates(platform = process.platform, env = process.env) {
  if (platform === 'darwin') {
    const apps = [
      'Google Chrome.app/Contents/MacOS/Google Chrome',
      'Chromium.app/Contents/MacOS/Chromium',
      'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      'Google Chrome Canary.app/Contents/MacOS/Google Chrome Canary',
    ];
    const homes = ['/Applications', path.posix.join(env.HOME ?? '/', 'Applications')];
    return homes.flatMap((home) => apps.map((app) => path.posix.join(home, app)));
  }
  if (platform === 'win32') {
    const apps = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    const homes = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return apps.flatMap((app) =>
      homes.flatMap((home) => (home ? [path.win32.join(home, app)] : [])),
    );
  }
  const names = [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    'microsoft-edge-stable',
  ];
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder !== '');
  return [
    '/usr/lib/chromium/chromium',
    ...names.flatMap((name) => folders.map((folder) => path.posix.join(folder, name))),
  ];
}

/**
 * Finds the Chromium, Chrome or Edge that shows the stand-in's windows. DIGIT_DUELS_BROWSER may name one
 * by its path, which isn't checked.
 *
 * @returns {string | undefined} the executable's path, or undefined if none is installed
 */
export function findBrowser() {
  const named = process.env.DIGIT_DUELS_BROWSER;
  if (named) return isExecutable(named) ? named : undefined;
  return browserCandidates().find(isExecutable);
}

/**
 * @param {string} file
 * @returns {boolean}
 */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
