import type { MenuItemConstructorOptions } from 'electron';
import { unsupported } from '../common/strict.ts';
import { app } from './app.ts';
import type { ManagedWindow } from './window-registry.ts';

type Template = readonly MenuItemConstructorOptions[];

/** A menu role: Electron's usual label, keys and action. */
export interface Role {
  readonly label: string;
  readonly accelerator?: string;
  /** Whether the system handles its keys and the menu only shows them. */
  readonly keysAreShownOnly?: boolean;
  readonly run?: (window: ManagedWindow) => void;
  readonly runApp?: () => void;
  readonly submenu?: Template;
}

/** A role on a platform; roles of other systems exist but do nothing. */
export function roleOf(name: string, platform: NodeJS.Platform = process.platform): Role {
  const mac = platform === 'darwin';
  const role = {
    ...editing(platform),
    ...viewing(mac),
    ...ofWindows(mac),
    ...ofApp(platform),
    ...menus(mac),
  }[name.toLowerCase()];
  return role ?? unsupported(`menu role '${name}'`);
}

type Roles = Readonly<Record<string, Role>>;

function editing(platform: NodeJS.Platform): Roles {
  const mac = platform === 'darwin';
  const edit = (label: string, command: string, rest: Partial<Role> = {}): Role => ({
    label,
    ...rest,
    run: (window) => window.edit(command),
  });
  const keysAreShownOnly = true;
  return {
    undo: edit('Undo', 'Undo', { accelerator: 'CommandOrControl+Z' }),
    redo: edit('Redo', 'Redo', {
      accelerator: platform === 'win32' ? 'Control+Y' : 'Shift+CommandOrControl+Z',
    }),
    cut: edit('Cut', 'Cut', { accelerator: 'CommandOrControl+X', keysAreShownOnly }),
    copy: edit('Copy', 'Copy', { accelerator: 'CommandOrControl+C', keysAreShownOnly }),
    paste: edit('Paste', 'Paste', { accelerator: 'CommandOrControl+V', keysAreShownOnly }),
    pasteandmatchstyle: edit('Paste and Match Style', 'PasteAndMatchStyle', {
      accelerator: mac ? 'Cmd+Option+Shift+V' : 'Shift+CommandOrControl+V',
      keysAreShownOnly,
    }),
    delete: edit('Delete', 'Delete'),
    selectall: edit('Select All', 'SelectAll', { accelerator: 'CommandOrControl+A' }),
    togglespellchecker: {
      label: 'Check Spelling While Typing',
      run: () => unsupported('the spell checker'),
    },
    showsubstitutions: { label: 'Show Substitutions' },
    togglesmartquotes: { label: 'Smart Quotes' },
    togglesmartdashes: { label: 'Smart Dashes' },
    toggletextreplacement: { label: 'Text Replacement' },
    startspeaking: { label: 'Start Speaking' },
    stopspeaking: { label: 'Stop Speaking' },
  };
}

function viewing(mac: boolean): Roles {
  const zoom = (label: string, key: string, steps: number | null): Role => ({
    label,
    accelerator: `CommandOrControl+${key}`,
    run: (window) => window.zoomBy(steps),
  });
  const reload = (window: ManagedWindow): void => window.reload();
  return {
    resetzoom: zoom('Actual Size', '0', null),
    zoomin: zoom('Zoom In', 'Plus', 0.5),
    zoomout: zoom('Zoom Out', '-', -0.5),
    reload: { label: 'Reload', accelerator: 'CmdOrCtrl+R', run: reload },
    forcereload: { label: 'Force Reload', accelerator: 'Shift+CmdOrCtrl+R', run: reload },
    toggledevtools: {
      label: 'Toggle Developer Tools',
      accelerator: mac ? 'Alt+Command+I' : 'Ctrl+Shift+I',
      run: () => unsupported('WebContents.toggleDevTools'),
    },
    togglefullscreen: {
      label: 'Toggle Full Screen',
      accelerator: mac ? 'Control+Command+F' : 'F11',
      run: (window) => window.toggleFullScreen(),
    },
  };
}

function ofWindows(mac: boolean): Roles {
  return {
    close: {
      label: mac ? 'Close Window' : 'Close',
      accelerator: 'CommandOrControl+W',
      run: (window) => window.close(),
    },
    minimize: {
      label: 'Minimize',
      accelerator: 'CommandOrControl+M',
      run: (window) => window.minimize(),
    },
    zoom: { label: 'Zoom' },
    front: { label: 'Bring All to Front' },
    window: { label: 'Window' },
    ...Object.fromEntries(tabs.map((name) => [name, { label: '' }])),
  };
}

/** Only macOS provides labels for these. */
const tabs = [
  'toggletabbar',
  'selectnexttab',
  'selectprevioustab',
  'showalltabs',
  'mergeallwindows',
  'movetabtonewwindow',
];

function ofApp(platform: NodeJS.Platform): Roles {
  const mac = platform === 'darwin';
  const about: Role = {
    label: platform === 'linux' ? 'About' : `About ${app.getName()}`,
    ...(mac ? {} : { runApp: () => unsupported('app.showAboutPanel') }),
  };
  const quitLabel = mac ? `Quit ${app.getName()}` : platform === 'win32' ? 'Exit' : 'Quit';
  return {
    about,
    services: { label: 'Services' },
    hide: { label: `Hide ${app.getName()}`, accelerator: 'Command+H' },
    hideothers: { label: 'Hide Others', accelerator: 'Command+Alt+H' },
    unhide: { label: 'Show All' },
    quit: {
      label: quitLabel,
      ...(platform === 'win32' ? {} : { accelerator: 'CommandOrControl+Q' }),
      runApp: () => app.quit(),
    },
    help: { label: 'Help' },
    recentdocuments: { label: 'Open Recent' },
    clearrecentdocuments: { label: 'Clear Menu' },
  };
}

function menus(mac: boolean): Roles {
  const separator = { type: 'separator' } as const;
  return {
    appmenu: {
      label: app.getName(),
      submenu: [
        { role: 'about' },
        separator,
        { role: 'services' },
        separator,
        { role: 'hide' },
        { role: 'hideOthers' },
        { role: 'unhide' },
        separator,
        { role: 'quit' },
      ],
    },
    filemenu: { label: 'File', submenu: [{ role: mac ? 'close' : 'quit' }] },
    editmenu: {
      label: 'Edit',
      submenu: [
        { role: 'undo' },
        { role: 'redo' },
        separator,
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        ...(mac ? macEditing : ([{ role: 'delete' }, separator, { role: 'selectAll' }] as const)),
      ],
    },
    viewmenu: {
      label: 'View',
      submenu: [
        { role: 'reload' },
        { role: 'forceReload' },
        { role: 'toggleDevTools' },
        separator,
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        separator,
        { role: 'togglefullscreen' },
      ],
    },
    windowmenu: {
      label: 'Window',
      submenu: [
        { role: 'minimize' },
        { role: 'zoom' },
        ...(mac ? ([separator, { role: 'front' }] as const) : ([{ role: 'close' }] as const)),
      ],
    },
    sharemenu: { label: 'Share', submenu: [] },
  };
}

const macEditing: Template = [
  { role: 'pasteAndMatchStyle' },
  { role: 'delete' },
  { role: 'selectAll' },
  { type: 'separator' },
  {
    label: 'Substitutions',
    submenu: [
      { role: 'showSubstitutions' },
      { type: 'separator' },
      { role: 'toggleSmartQuotes' },
      { role: 'toggleSmartDashes' },
      { role: 'toggleTextReplacement' },
    ],
  },
  { label: 'Speech', submenu: [{ role: 'startSpeaking' }, { role: 'stopSpeaking' }] },
];
