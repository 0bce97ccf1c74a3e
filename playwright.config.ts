import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findElectron } from './build/machine/electron-binary.mjs';
import { standinEnvironment } from './build/standin/index.mjs';
import { sayWhatIsStale } from './build/tests/stale-build.mjs';

// Playwright launches the `electron` package. Where its binary can't be had, this leads it to the stand-in.
const onElectron = findElectron() !== undefined;
if (!onElectron) Object.assign(process.env, standinEnvironment);

// Each worker has a display of its own: two programs on one would take the pointer from each other.
const displays = process.env['DIGIT_DUELS_DISPLAYS']?.trim().split(' ') ?? [];
const [display, authority] =
  displays[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]?.split('=') ?? [];
if (display !== undefined) Object.assign(process.env, { DISPLAY: display, XAUTHORITY: authority });

// Specs that share a program follow each other, since a worker that turns to other specs ends it.
const specs = path.join(import.meta.dirname, 'e2e');
const sharing = fs
  .readdirSync(specs)
  .filter((file) => file.endsWith('.spec.ts'))
  .filter((file) => fs.readFileSync(path.join(specs, file), 'utf8').includes('testOnShared'))
  .map((file) => `**/${file}`);
const elsewhere = ['**/installed/**', '**/released/**', '**/strips/**'];
const shared = { name: 'shared', testDir: 'e2e', testMatch: sharing };
const program = { name: 'program', testDir: 'e2e', testIgnore: [...elsewhere, ...sharing] };
// They take packages, which `npm test -- installed` makes.
const installed = { name: 'installed', testDir: 'e2e/installed' };
const havePackages = process.env['DIGIT_DUELS_PACKAGES'] !== undefined;
// They make the pictures of `docs/motion.md`, which `npm run strips` asks for.
const strips = { name: 'strips', testDir: 'e2e/strips' };
const makesStrips = process.env['DIGIT_DUELS_STRIPS'] !== undefined;
// It takes a packed program, which `npm run released` lets a debugger into.
const released = { name: 'released', testDir: 'e2e/released' };
const haveReleased = process.env['DIGIT_DUELS_RELEASED'] !== undefined;
// On Electron, its specs say where the stand-in is another.
const standin = { name: 'stand-in', testDir: 'build/standin/specs' };

// Workers and the check of dead code load this file, too.
const isRunner =
  process.env['TEST_WORKER_INDEX'] === undefined && process.argv[1]?.includes('playwright');
if (isRunner && !havePackages && !haveReleased) sayWhatIsStale();

export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: projects(),
  // Each run empties its own: what failed before stays to be looked at.
  outputDir: havePackages ? 'test-results/installed' : 'test-results/e2e',
  workers: Math.max(1, displays.length),
  // A machine that has more to do than this is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A test that fails now and then is broken; running it again would hide that.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Where windows stay closed, each test would wait for them until the hour of a hosted job is over.
  ...(process.env['CI'] && { maxFailures: 15, globalTimeout: 40 * 60_000 }),
  reporter: 'list',
});

function projects() {
  if (makesStrips) return [strips];
  if (haveReleased) return [released];
  if (havePackages) return [installed];
  return [shared, program, standin];
}
