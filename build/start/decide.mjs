// What `npm start` does on the machine that it finds.

/**
 * @typedef {object} Machine
 * @property {boolean} display whether windows can be shown
 * @property {boolean} terminal whether a person at a terminal can answer
 * @property {boolean} electron whether Electron's binary is there
 * @property {boolean} browser whether a Chromium, Chrome or Edge is there
 * @property {boolean} mayInstall whether packages can be installed without asking
 */

/**
 * @typedef {'electron' | 'stand-in' | 'terminal' | 'refuse' | Attempt} Step the first four end in the program, or
 *   without it
 */

/**
 * @typedef {'download' | 'install' | 'ask'} Attempt changes the machine, if all goes well: fetches Electron,
 *   installs a browser, or asks whether to install one
 */

/**
 * @param {Machine} machine
 * @param {readonly Step[]} tried attempts that were made already
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
