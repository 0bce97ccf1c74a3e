import type { BrowserWindowConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { checkWindowOptions } from './window-options.ts';

describe('window options', () => {
  it('accepts the options that windows here have', () => {
    const webPreferences = { preload: '/preload.cjs', sandbox: true, nodeIntegration: false };
    expect(() => checkWindowOptions({ width: 640, show: false, webPreferences })).not.toThrow();
  });

  it.each<[string, BrowserWindowConstructorOptions]>([
    ["BrowserWindow option 'vibrancy'", { vibrancy: 'sidebar' }],
    ["webPreferences option 'zoomFactor'", { webPreferences: { zoomFactor: 2 } }],
    ["webPreferences 'sandbox: false'", { webPreferences: { sandbox: false } }],
    ["webPreferences 'spellcheck: true'", { webPreferences: { spellcheck: true } }],
  ])('refuses %s', (what, options) => {
    expect(() => checkWindowOptions(options)).toThrow(
      `Electron stand-in: ${what} is not implemented`,
    );
  });
});
