import type { BrowserWindowConstructorOptions } from 'electron';

/** What every window of the program is: sandboxed, and told apart from its page. */
export function windowOptions(
  preload: string,
  size: { width: number; height: number; minWidth: number; minHeight: number },
  dark: boolean,
): BrowserWindowConstructorOptions {
  return {
    ...size,
    // The page is as large as said, whatever frame and menu bar take.
    useContentSize: true,
    show: false,
    // The colour of the table, so that a window does not flash before its page is drawn.
    backgroundColor: dark ? '#1b2523' : '#e9e4d8',
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      spellcheck: false,
    },
  };
}
