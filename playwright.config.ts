import { defineConfig } from '@playwright/test';
import { findElectron } from './build/electron-binary.mjs';
import { standinEnvironment } from './build/standin.mjs';

// Playwright launches the `electron` package. Where its binary can't be had, this leads it to the stand-in.
const onElectron = findElectron() !== undefined;
if (!onElectron) Object.assign(process.env, standinEnvironment());

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // The stand-in's own specs say nothing about Electron.
  testIgnore: onElectron ? 'standin/**' : [],
  outputDir: 'test-results/e2e',
  // One program at a time: each opens windows that want the focus.
  workers: 1,
  // A test that fails now and then is broken; running it again would hide that.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
});
