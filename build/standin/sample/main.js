/* global console, process, seen */
// A small program that uses the stand-in's features; the specs drive it.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { app, BrowserWindow, ipcMain, Menu, nativeTheme, protocol, session } from 'electron';

const folder = import.meta.dirname;
const types = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' };
const webPreferences = { preload: path.join(folder, 'preload.cjs'), sandbox: true };
globalThis.seen = [];

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);

function openMain() {
  const window = new BrowserWindow({ width: 640, height: 480, show: false, webPreferences });
  window.once('ready-to-show', () => window.show());
  window.on('closed', () => seen.push('closed'));
  const { webContents } = window;
  webContents.on('will-navigate', (event) => {
    if (!event.url.startsWith('app://bundle/')) event.preventDefault();
  });
  webContents.setWindowOpenHandler(({ url }) => {
    seen.push(url);
    return { action: 'deny' };
  });
  void window.loadURL('app://bundle/index.html');
}

function openSettings() {
  const settings = new BrowserWindow({
    width: 320,
    height: 240,
    useContentSize: true,
    webPreferences,
  });
  settings.webContents.on('render-process-gone', (_event, { reason }) => {
    seen.push(`gone ${reason}`);
    settings.destroy();
  });
  void settings.loadURL('app://bundle/settings.html');
}

/**
 * @param {string} id
 * @param {string} accelerator
 * @returns {Electron.MenuItemConstructorOptions}
 */
function entry(id, accelerator) {
  return {
    id,
    label: id,
    accelerator,
    click: (_item, _window, { triggeredByAccelerator }) => {
      seen.push(`${id} ${String(triggeredByAccelerator)}`);
    },
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
        entry('undo', 'CmdOrCtrl+Z'),
        { type: 'separator' },
        { id: 'quit', label: 'Quit', click: () => app.quit() },
      ],
    },
    {
      label: 'View',
      submenu: [
        { id: 'reset-zoom', role: 'resetZoom' },
        { id: 'zoom-in', role: 'zoomIn' },
        { role: 'zoomOut' },
        { id: 'full-screen', role: 'togglefullscreen' },
      ],
    },
    {
      label: 'Edit',
      submenu: [
        { id: 'undo-role', role: 'undo', registerAccelerator: false },
        { id: 'redo-role', role: 'redo' },
        { id: 'cut', role: 'cut' },
        { id: 'paste', role: 'paste' },
        { id: 'select-all', role: 'selectAll' },
      ],
    },
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
ipcMain.handle('echo', (_event, /** @type {unknown} */ value) => value);
ipcMain.handle('uncopied', () => () => 1);
ipcMain.handle('tick', (_event, /** @type {number} */ count) => {
  for (const { webContents } of BrowserWindow.getAllWindows()) {
    for (let tick = 0; tick < count; tick++)
      webContents.send('tick', { tick, when: new Date(tick) });
  }
});

/** @param {string} when */
function answer(when) {
  if (!process.argv.includes(`--say=${when}`)) return;
  console.log(`said ${when}`);
  app.exit(0);
}

answer('before ready');
if (app.requestSingleInstanceLock({ given: new Map([['k', process.argv.length]]) })) {
  app.on('second-instance', (_event, argv, where, data) => {
    seen.push(
      JSON.stringify(argv.slice(1)),
      where,
      Object.keys(/** @type {object} */ (data)).join(),
    );
  });
  nativeTheme.on('updated', () => seen.push(`theme ${nativeTheme.themeSource}`));
  app.on('window-all-closed', () => app.quit());
  await import('./late.js');
  void app.whenReady().then(() => {
    answer('when ready');
    session.defaultSession.setPermissionRequestHandler((_page, permission, permit) => {
      seen.push(`wanted ${permission}`);
      permit(false);
    });
    session.defaultSession.setPermissionCheckHandler((_page, permission) => {
      seen.push(`checked ${permission}`);
      return false;
    });
    session.defaultSession.on('will-download', (event) => {
      seen.push('wanted a download');
      event.preventDefault();
    });
    protocol.handle('app', async (request) => {
      const { pathname } = new URL(request.url);
      const kind = /** @type {keyof typeof types} */ (path.extname(pathname));
      return new Response(await readFile(path.join(folder, 'ui', pathname), 'utf8'), {
        headers: {
          'content-type': types[kind],
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

if (process.argv.includes('--late')) {
  void readFile(import.meta.filename).then(() => {
    try {
      app.disableHardwareAcceleration();
    } catch (error) {
      console.log(/** @type {Error} */ (error).message);
    }
    app.exit(0);
  });
}
