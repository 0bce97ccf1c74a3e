// Decides what `npm start` does on this machine.

/**
 * @typedef {object} Machine
 * @property {boolean} display whether windows can be shown
 * @property {boolean} terminal whether a user at a terminal can answer
 * @property {boolean} electron whether Electron's binary is installed
 * @property {boolean} browser whether Chromium, Chrome or Edge is installed
 * @property {boolean} mayInstall whether packages can be installed without asking
 */

/**
 * @typedef {'electron' | 'stand-in' | 'terminal' | 'refuse' | Attempt} Step the first four are final: they run
 *   the program or give up
 */

/**
 * @typedef {'download' | 'install' | 'ask'} Attempt changes the machine, if it succeeds: downloads
 *   Electron, installs a browser, or asks whether to install one
 */

/**
 * @param {Machine} machine
 * @param {readonly Step[]} tried attempts made so far
 * @returns {Step}
 */
export function nextStep({ display, terminal, electron, browser, mayInstall }, tried) {
  if (!display) return terminal ? 'terminal' : 'refuse';
  if (electron) return 'electron';
  if (!tried.includes('download')) return 'download';
  if (browser) return 'stand-in';
  const attempt = mayInstall ? 'install' : 'ask';
  return (mayInstall || terminal) && !tried.includes(attempt) ? attempt : 'refuse';
}
