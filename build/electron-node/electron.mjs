// The module electron for init.mjs: notes the calls of the program, in order, and does nothing.
import { calls, state } from './calls.mjs';

const area = { x: 0, y: 0, width: 1024, height: 768 };

/**
 * What the program needs an answer of.
 *
 * @type {Record<string, (...given: any[]) => unknown>}
 */
const answers = {
  'app.isReady': () => state.isReady,
  'app.whenReady': () => state.whenReady,
  'app.getName': () => 'Digit Duels',
  'app.getVersion': () => '1.2.3',
  'app.getPreferredSystemLanguages': () => ['en-US'],
  'app.requestSingleInstanceLock': () => process.env.SECOND_START !== '1',
  'dialog.showErrorBox': (_title, text) => console.log(text),
  'app.exit': () => process.exit(0),
  // The last that the program does when it starts.
  'app.on will-quit': () => process.exit(0),
  'screen.getPrimaryDisplay': () => ({ id: 1, bounds: area, workArea: area, scaleFactor: 1 }),
  'screen.getAllDisplays': () => [],
};

const silent = /^app\.(isReady|whenReady|get\w+)$/;

/** @param {string} name @returns {any} a function, object and class that notes what is done with it */
function spy(name) {
  return new Proxy(function () {}, {
    get: (_target, key) =>
      typeof key === 'symbol' || key === 'then' ? undefined : spy(`${name}.${key}`),
    apply(_target, _self, given) {
      const call = typeof given[0] === 'string' ? `${name} ${given[0]}` : name;
      const what = given[0] === null ? `${name} null` : call;
      if (!silent.test(name)) calls.push(what);
      const answer = answers[name] ?? answers[call];
      return answer === undefined ? spy(`${name}()`) : answer(...given);
    },
    construct() {
      calls.push(`new ${name}`);
      return spy(`a ${name}`);
    },
  });
}

export const app = spy('app');
export const BrowserWindow = spy('BrowserWindow');
export const clipboard = spy('clipboard');
export const ClipboardItem = spy('ClipboardItem');
export const crashReporter = spy('crashReporter');
export const dialog = spy('dialog');
export const ipcMain = spy('ipcMain');
export const Menu = spy('Menu');
export const nativeTheme = spy('nativeTheme');
export const protocol = spy('protocol');
export const screen = spy('screen');
export const session = spy('session');
export const shell = spy('shell');
