import path from 'node:path';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'standin.spec.ts',
  outputDir: path.join(import.meta.dirname, '../../test-results/standin'),
  timeout: 30_000,
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
});
