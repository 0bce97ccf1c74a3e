import type { BrowserWindowConstructorOptions } from 'electron';

/** The options of every window: sandboxed, with an isolated preload script. */
export function windowOptions(
  preload: string,
  size: { width: number; height: number; minWidth: number; minHeight: number },
  dark: boolean,
): BrowserWindowConstructorOptions {
  return {
    ...size,
    // The size is that of the page, without frame and menu bar.
    useContentSize: true,
    show: false,
    // The colour of the theme, so that a window does not flash before its page is drawn.
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
