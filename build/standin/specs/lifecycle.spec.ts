import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, expect } from '@playwright/test';
import type * as Electron from 'electron';
import {
  executablePath,
  firstPage,
  processesOf,
  sample,
  seen,
  standin,
  startAlone,
  test,
  windowsOs,
} from './harness.ts';

test('provides the display only after the program is ready', async ({ userData }) => {
  test.skip(process.platform !== 'linux', 'elsewhere there is always one');
  const start = async (when: string) => {
    const env = { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '' };
    const child = startAlone([`--user-data-dir=${userData}`, `--say=${when}`], env);
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, said: said.trim() };
  };
  expect(await start('before ready')).toEqual({ code: 0, said: 'said before ready' });
  const ready = await start('when ready');
  expect(ready.said).toBe('');
  expect(ready.code).not.toBe(0);
});

test('is ready as soon as the program is loaded, before a file is read that nothing awaits', async ({
  userData,
}) => {
  const child = startAlone([`--user-data-dir=${userData}`, '--late']);
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child, 'close');
  expect(said).toContain(
    'app.disableHardwareAcceleration() can only be called before app is ready',
  );
});

test('quits from the menu', async ({ launch }) => {
  const app = await launch();
  await firstPage(app);
  const main = app.process();
  const closed = app.waitForEvent('close');
  await app.evaluate(({ Menu }) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById('quit');
    setTimeout(() => (item as unknown as { click: () => void }).click());
  });
  await closed;
  expect(main.exitCode).toBe(0);
});

test('ends when the user closes the last window', async ({ launch, userData }) => {
  const app = await launch();
  await firstPage(app);
  const main = app.process();
  const closed = app.waitForEvent('close');
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await closed;
  expect(main.exitCode).toBe(0);
  if (!windowsOs) await expect.poll(() => processesOf(userData)).toBe('');
});

test('leaves nothing behind when killed', async ({ launch, userData }) => {
  test.skip(windowsOs, 'looks at processes with ps');
  const app = await launch();
  await firstPage(app);
  expect(processesOf(userData)).not.toBe('');
  const closed = app.waitForEvent('close');
  app.process().kill('SIGKILL');
  await closed;
  await expect.poll(() => processesOf(userData)).toBe('');
});

test('notifies the first start of a second one, which ends at once', async ({
  launch,
  userData,
}) => {
  const app = await launch();
  await firstPage(app);
  const own = `--user-data-dir=${userData}`;
  const second = startAlone(['again', own, '--quick']);
  const [code] = (await once(second, 'exit')) as [number | null];
  expect(code).toBe(0);
  await expect.poll(async () => (await seen(app)).length).toBe(3);
  const [heard = '', where, data] = await seen(app);
  // Switches come first, including some that weren't given.
  const list = JSON.parse(heard) as string[];
  const plain = list.findIndex((each) => !each.startsWith('-'));
  expect(list.slice(plain)).toEqual([sample, 'again']);
  expect(list.slice(0, plain)).toEqual(expect.arrayContaining([own, '--quick']));
  expect(list.length).toBeGreaterThan(4);
  expect([where, data]).toEqual([process.cwd(), 'given']);
});

test('removes the temporary profile of a start without a folder', async () => {
  test.skip(!standin, 'Electron has none');
  const app = await _electron.launch({ executablePath, args: [sample] });
  const { pid } = app.process();
  const profiles = () =>
    readdirSync(os.tmpdir()).filter((name) => name.startsWith(`electron-standin-${pid ?? 0}-`));
  await firstPage(app);
  if (!windowsOs) expect(profiles()).toHaveLength(1);
  await app.close();
  expect(profiles()).toEqual([]);
});

test('fails with the reason if a program can’t start', async () => {
  test.skip(!standin, 'Electron shows a box, and waits');
  const throwing = path.join(sample, 'throwing.cjs');
  const child = spawn(executablePath, [throwing], { shell: windowsOs });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(1);
  expect(complaint).toContain('broken from the start');
  const launched = _electron.launch({ executablePath, args: [throwing] });
  await expect(launched).rejects.toThrow('broken from the start');
});

test('names missing features', async ({ launch }) => {
  test.skip(!standin, 'Electron lacks nothing');
  const app = await launch();
  await firstPage(app);
  const messages = await app.evaluate((electron: typeof Electron) => {
    const attempts = [
      () => new electron.BrowserView(),
      () => electron.BrowserWindow.getAllWindows()[0]?.setOpacity(0.5),
      () => new electron.BrowserWindow({ vibrancy: 'sidebar' }),
      () => electron.app.getGPUInfo('basic'),
      () => electron.app.on('gpu-info-update', () => undefined),
      () => electron.screen.getCursorScreenPoint(),
    ];
    return attempts.map((attempt) => {
      try {
        void attempt();
        return 'nothing';
      } catch (error) {
        return (error as Error).message;
      }
    });
  });
  expect(messages).toEqual([
    'Electron stand-in: BrowserView is not implemented',
    'Electron stand-in: BrowserWindow.setOpacity is not implemented',
    "Electron stand-in: BrowserWindow option 'vibrancy' is not implemented",
    'Electron stand-in: app.getGPUInfo is not implemented',
    "Electron stand-in: app event 'gpu-info-update' is not implemented",
    'Electron stand-in: screen.getCursorScreenPoint is not implemented',
  ]);
});
