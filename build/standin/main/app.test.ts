import { afterEach, expect, it } from 'vitest';
import { app } from './app.ts';
import { dialog } from './dialog.ts';
import { protocol } from './protocol.ts';
import { runtime } from './runtime.ts';
import { screen } from './screen.ts';
import { session } from './session.ts';

afterEach(() => (runtime.loaded = false));

const dialogs = 'dialog module can only be used after app is ready';
const sessions = 'Session can only be received when app is ready';
const screens = "The 'screen' module can't be used before the app 'ready' event";

it.each([
  ['showMessageBox', () => dialog.showMessageBox({ message: 'Really?' }), dialogs],
  ['showOpenDialog', () => dialog.showOpenDialog({}), dialogs],
  ['showSaveDialog', () => dialog.showSaveDialog({}), dialogs],
  ['defaultSession', () => session.defaultSession, sessions],
  ['protocol.handle', () => protocol.handle('app', () => new Response()), sessions],
  ['getPrimaryDisplay', () => screen.getPrimaryDisplay(), screens],
  ['getAllDisplays', () => screen.getAllDisplays(), screens],
])('refuses %s before it is ready, in the words of Electron', (_name, use, words) => {
  expect(use).toThrow(words);
});

it.each([
  ['disableHardwareAcceleration', () => app.disableHardwareAcceleration()],
  ['registerSchemesAsPrivileged', () => protocol.registerSchemesAsPrivileged([])],
  ['appendSwitch', () => app.commandLine.appendSwitch('disable-features', 'x')],
  ['setPath', () => app.setPath('userData', '/elsewhere')],
])('refuses %s once the code of the app is loaded, although it isn’t ready yet', (_name, use) => {
  runtime.loaded = true;
  expect(use).toThrow(/before app is ready|has no effect once the app's code is loaded/);
});
