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
      // Security 4: Every page is sandboxed.
      sandbox: true,
      // Security 3: The preload script and the page live apart.
      contextIsolation: true,
      // Security 2: No page has Node.
      nodeIntegration: false,
      // Security 2: No worker of a page has Node.
      nodeIntegrationInWorker: false,
      // Security 2: No frame of a page has Node.
      nodeIntegrationInSubFrames: false,
      // Security 6: Pages keep to the same-origin policy.
      webSecurity: true,
      // Security 8: No insecure content.
      allowRunningInsecureContent: false,
      // Security 9: No experiments of Chromium’s.
      experimentalFeatures: false,
      // Security 11: No page may hold another (`webview`), so none has `allowpopups`.
      webviewTag: false,
      // Security 7: No dictionary is fetched for a text field.
      spellcheck: false,
      // Security 10, never `enableBlinkFeatures: 'CSSVariables',`: No features of Blink’s beyond the usual.
    },
  };
}
