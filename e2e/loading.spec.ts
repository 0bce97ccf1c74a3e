// The built program, loaded by Electron's version of Node as Electron loads it, with a module electron that only
// notes its calls: everything that must come before Chromium is ready does, whatever is read in between.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { electronNodeVersion, findElectronNode } from '../build/machine/electron-node.mjs';

const root = path.join(import.meta.dirname, '..');
const node = findElectronNode();
// The gate must not skip it.
const isGate = Boolean(process.env['CI']) && process.platform === 'linux' && process.arch === 'x64';

/** What Electron ignores or refuses once it is ready. */
const early =
  /^app\.(set\w+|enable\w+|disable\w+|commandLine\..*|requestSingleInstanceLock)\b|AsPrivileged$|^crashReporter|menu null$/i;
/** What Electron refuses before that. */
const late =
  /^(new |a BrowserWindow|screen|session|protocol\.handle|powerMonitor|dialog\.show(?!ErrorBox))/;

/** How the program is loaded. */
interface Loading {
  readonly given?: readonly string[];
  /** Variables for `electron.mjs`. */
  readonly env?: Readonly<Record<string, string>>;
  /** The file that begins with an asynchronous read, by the start of its name. */
  readonly slow?: string;
}

/** @returns the calls before it is ready, and those after. */
function load(
  folder: string,
  { given = [], env = {}, slow }: Loading,
): { before: string[]; after: string[]; said: string } {
  const dist = path.join(folder, 'dist');
  for (const part of ['main', 'menu']) {
    cpSync(path.join(root, 'dist', part), path.join(dist, part), { recursive: true });
  }
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const data = path.join(folder, 'data');
  const electron = path.join(folder, 'node_modules', 'electron');
  mkdirSync(electron, { recursive: true });
  writeFileSync(path.join(electron, 'package.json'), '{ "exports": "./electron.mjs" }');
  const ours = path.join(root, 'build', 'electron-node');
  for (const file of ['electron.mjs', 'calls.mjs']) {
    cpSync(path.join(ours, file), path.join(electron, file));
  }
  if (slow !== undefined) {
    const main = path.join(dist, 'main');
    const name = readdirSync(main).find((each) => each.startsWith(slow) && each.endsWith('.js'));
    const file = path.join(main, name ?? slow);
    const reads = "await (await import('node:fs/promises')).readFile(import.meta.filename);\n";
    writeFileSync(file, reads + readFileSync(file, 'utf8'));
  }
  const said = execFileSync(
    node ?? '',
    [
      '--expose-internals',
      path.join(ours, 'init.mjs'),
      path.join(dist, 'main', 'main.js'),
      `--user-data-dir=${data}`,
      ...given,
    ],
    { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, ...env } },
  );
  const calls = JSON.parse(said.trim().split('\n').at(-1) ?? '') as string[];
  const ready = calls.indexOf('ready');
  expect(ready).toBeGreaterThanOrEqual(0);
  return { before: calls.slice(0, ready), after: calls.slice(ready + 1), said };
}

test.beforeEach(() => {
  test.skip(
    node === undefined && !isGate,
    `there is no Node ${electronNodeVersion()}, which Electron has`,
  );
});

test('the version of Node is that of the pinned Electron', () => {
  const electron = createRequire(import.meta.url)('electron/package.json') as {
    dependencies: Record<string, string>;
  };
  const [major] = electronNodeVersion().split('.');
  expect(electron.dependencies['@types/node']).toMatch(new RegExp(`^\\D?${major ?? ''}\\.`));
});

test('all that must come before Chromium is ready does, in each kind of start', () => {
  const starts: Readonly<Record<string, Loading>> = {
    usual: {},
    safe: { given: ['--safe'] },
    'self-test': { given: ['--self-test'] },
    'slow main': { given: ['--safe'], slow: 'main' },
    'slow desktop': { given: ['--safe'], slow: 'desktop' },
  };
  for (const [name, loading] of Object.entries(starts)) {
    const { before, after } = load(test.info().outputPath(name), loading);
    expect
      .soft(
        after.filter((call) => early.test(call)),
        `${name}: too late`,
      )
      .toEqual([]);
    expect
      .soft(
        before.filter((call) => late.test(call)),
        `${name}: too early`,
      )
      .toEqual([]);
    expect
      .soft(before, name)
      .toEqual(
        expect.arrayContaining([
          'app.setName Digit Duels',
          'app.setPath userData',
          'app.setPath sessionData',
          'app.setPath crashDumps',
          'protocol.registerSchemesAsPrivileged',
          'Menu.setApplicationMenu null',
        ]),
      );
    // A window that gets its menu bar later grows by it.
    const menu = after.indexOf('Menu.setApplicationMenu');
    expect.soft(menu, name).toBeGreaterThanOrEqual(0);
    expect.soft(menu, name).toBeLessThan(after.indexOf('new BrowserWindow'));
    const hasNoGraphics = before.includes('app.disableHardwareAcceleration');
    expect.soft(hasNoGraphics, name).toBe(loading.given?.[0] === '--safe');
  }
});

test('a second start opens nothing, although Electron is ready after it has quit', () => {
  const { before, after } = load(test.info().outputPath('app'), { env: { SECOND_START: '1' } });
  expect(before.at(-1)).toBe('app.quit');
  expect(after).toEqual([]);
});

test('a program for which Electron didn’t wait ends with a sentence', () => {
  const { after, said } = load(test.info().outputPath('app'), { env: { READY_BEFORE: '1' } });
  expect(after.slice(-2)).toEqual(['dialog.showErrorBox Digit Duels', 'app.exit']);
  expect(after.filter((call) => late.test(call))).toEqual([]);
  expect(said).toContain('Chromium started before the program was prepared for it.');
});
