import { expect, test } from 'vitest';
import { windowOptions } from './window-options.ts';

const size = { width: 1280, height: 800, minWidth: 640, minHeight: 520 };

test('a page is sandboxed, with the preload script as its only privilege', () => {
  const { webPreferences } = windowOptions('/built/preload.cjs', size, false);
  // The complete list: any addition (Blink features, more arguments) is a risk.
  expect(webPreferences).toEqual({
    preload: '/built/preload.cjs',
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
  });
});

test('a window has the size of its page, and is shown once it is drawn, in the colour of its theme', () => {
  const light = windowOptions('preload.cjs', size, false);
  const dark = windowOptions('preload.cjs', size, true);
  expect(light).toMatchObject({ ...size, useContentSize: true, show: false });
  expect(light.backgroundColor).not.toBe(dark.backgroundColor);
});
