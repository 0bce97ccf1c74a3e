import { expect, test } from 'vitest';
import { windowOptions } from './window-options.ts';

const size = { width: 1280, height: 800, minWidth: 640, minHeight: 520 };

test('a page is sandboxed, and has nothing but the preload script', () => {
  const { webPreferences } = windowOptions('/built/preload.cjs', size, false);
  // All of them: whatever is added here (Blink's features, more arguments) opens a door.
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

test('a window gives its page the size, and is shown once there is something to see, on the colour of its theme', () => {
  const light = windowOptions('preload.cjs', size, false);
  const dark = windowOptions('preload.cjs', size, true);
  expect(light).toMatchObject({ ...size, useContentSize: true, show: false });
  expect(light.backgroundColor).not.toBe(dark.backgroundColor);
});
