import { defineConfig } from '@playwright/test';
import { findElectron } from './build/machine/electron-binary.mjs';
import { standinEnvironment } from './build/standin/index.mjs';

// Playwright launches the `electron` package. Where its binary can't be had, this leads it to the stand-in.
const onElectron = findElectron() !== undefined;
if (!onElectron) Object.assign(process.env, standinEnvironment);

const program = { name: 'program', testDir: 'e2e' };
// Its specs say nothing about Electron.
const standin = { name: 'stand-in', testDir: 'build/standin/specs' };

export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: onElectron ? [program] : [program, standin],
  outputDir: 'test-results/e2e',
  // One program at a time: each opens windows that want the focus.
  workers: 1,
  // A test that fails now and then is broken; running it again would hide that.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
});
