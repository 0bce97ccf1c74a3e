/* global seen */
// A small program that uses what the stand-in has to offer; standin.spec.ts drives it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  net,
  protocol,
  session,
  shell,
} from 'electron';

const folder = import.meta.dirname;
const webPreferences = { preload: path.join(folder, 'preload.cjs'), sandbox: true };
globalThis.seen = [];

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);

function openMain() {
  const window = new BrowserWindow({ width: 640, height: 480, show: false, webPreferences });
  window.once('ready-to-show', () => window.show());
  window.on('close', (event) => {
    seen.push('close');
    if (globalThis.keepOpen) event.preventDefault();
  });
  const { webContents } = window;
  webContents.on('did-finish-load', () => {
    webContents.send('tick', { text: 'loaded', when: new Date(0) });
  });
  webContents.on('will-navigate', (event) => {
    if (!event.url.startsWith('app://bundle/')) event.preventDefault();
  });
  webContents.setWindowOpenHandler(({ url }) => {
    void shell.openExternal(url);
    return { action: 'deny' };
  });
  void window.loadURL('app://bundle/index.html');
}

function openSettings() {
  const settings = new BrowserWindow({ width: 320, height: 240, webPreferences });

  void settings.loadURL('app://bundle/settings.html');
}

/**
 * @param {string} id
 * @param {string} accelerator
 * @param {Electron.MenuItemConstructorOptions} more
 * @returns {Electron.MenuItemConstructorOptions}
 */
function entry(id, accelerator, more = {}) {
  return {
    id,
    label: id,
    accelerator,
    click: (_item, _window, { triggeredByAccelerator }) => {
      seen.push(`${id} ${String(triggeredByAccelerator)}`);
    },
    ...more,
  };
}

function buildMenu() {
  return Menu.buildFromTemplate([
    {
      label: 'File',
      submenu: [
        { id: 'settings', label: 'Settings', accelerator: 'CmdOrCtrl+,', click: openSettings },
        entry('new', 'CmdOrCtrl+N'),
        entry('help', 'F1'),
        entry('off', 'F2', { enabled: false }),
        entry('hidden', 'F4', { visible: false }),
        entry('undo', 'CmdOrCtrl+Z'),
        { type: 'separator' },
        { id: 'quit', role: 'quit' },
      ],
    },
    { role: 'viewMenu' },
  ]);
}

ipcMain.handle(
  'greet',
  (event, /** @type {string} */ name, /** @type {Map<string, bigint>} */ table) => ({
    text: `hello ${name}`,
    from: event.senderFrame?.url,
    table: new Map([['k', table.get('k')]]),
    when: new Date(86_400_000),
    bytes: new Uint8Array([1, 2, 3]),
  }),
);
ipcMain.handle('fail', () => {
  throw new TypeError('no luck');
});
ipcMain.handle('ask', async () => (await dialog.showMessageBox({ message: 'Sure?' })).response);
ipcMain.on('again', (event, /** @type {number} */ count) => {
  for (let tick = 0; tick < count; tick++) event.sender.send('tick', { tick });
});

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', (_event, argv) => seen.push(`second ${argv.at(-1) ?? ''}`));
  app.on('window-all-closed', () => app.quit());
  nativeTheme.on('updated', () => seen.push(`dark ${String(nativeTheme.shouldUseDarkColors)}`));
  await import('./late.js');
  void app.whenReady().then(() => {
    session.defaultSession.setPermissionRequestHandler((_page, _permission, answer) => {
      answer(false);
    });
    protocol.handle('app', async (request) => {
      const { pathname } = new URL(request.url);
      if (request.method === 'POST') return Response.json({ echo: await request.text() });
      const file = await net.fetch(pathToFileURL(path.join(folder, 'ui', pathname)).href);
      return new Response(file.body, {
        headers: {
          'content-type': file.headers.get('content-type') ?? '',
          'content-security-policy': "default-src 'self' app:",
        },
      });
    });
    Menu.setApplicationMenu(buildMenu());
    openMain();
  });
} else {
  app.quit();
}
