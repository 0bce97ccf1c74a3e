import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, expect } from '@playwright/test';
import type * as Electron from 'electron';
import {
  clickMenu,
  command,
  executablePath,
  firstPage,
  processesOf,
  sample,
  seen,
  test,
  windowCount,
  windowsOs,
} from './harness.ts';

test('starts, and shows the program at its own address', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  await expect(page.getByRole('heading', { name: 'Sample' })).toBeVisible();
  await expect(page).toHaveURL('app://bundle/index.html');
  await expect(page).toHaveTitle('Sample');
  expect(await page.evaluate(() => [location.origin, isSecureContext])).toEqual([
    'app://bundle',
    true,
  ]);
  expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([640, 480]);
  const facts = await app.evaluate(({ app: main, BrowserWindow }) => ({
    version: main.getVersion(),
    electron: process.versions.electron,
    marker: process.env.DIGIT_DUELS_STANDIN,
    focused: BrowserWindow.getAllWindows()[0]?.isFocused(),
  }));
  expect(facts).toMatchObject({
    version: '1.2.3',
    marker: '1',
    focused: true,
  });
  expect(facts.electron).toMatch(/^\d+\.\d+\.\d+$/);
});

test('carries values, dates, maps and errors between the processes', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  const answer = await page.evaluate(async () => {
    const greeting = await window.api.greet('world', new Map([['k', 5n]]));
    const { table, when } = greeting as { table: Map<string, bigint>; when: Date };
    return {
      ...greeting,
      table: [...table].map(([key, value]) => [key, String(value)]),
      when: when instanceof Date && when.getTime(),
      bytes: [...(greeting.bytes as Uint8Array)],
    };
  });
  expect(answer).toEqual({
    text: 'hello world',
    from: 'app://bundle/index.html',
    table: [['k', '5']],
    when: 86_400_000,
    bytes: [1, 2, 3],
  });
  const failure = await page.evaluate(() =>
    window.api.fail().catch((error: unknown) => (error as Error).message),
  );
  expect(failure).toBe("Error invoking remote method 'fail': TypeError: no luck");
  await page.evaluate(() => window.api.tick(2));
  await expect(page.locator('#ticks li')).toHaveText([
    '{"tick":0,"when":"1970-01-01T00:00:00.000Z"}',
    '{"tick":1,"when":"1970-01-01T00:00:00.001Z"}',
  ]);
  expect(await page.evaluate(() => window.ticks[0]?.when instanceof Date)).toBe(true);
  await page.evaluate(() => window.off());
  await page.evaluate(() => window.api.tick(1));
  await expect(page.locator('#ticks li')).toHaveCount(2);
});

test('exposes an API before the first script and nothing else', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  const facts = await page.evaluate(() => ({
    early: window.early,
    sum: window.api.add(2, 3),
    frozen: Object.isFrozen(window.api),
    others: ['leaked', 'require', 'process', 'standinPage'].filter((name) => name in window),
  }));
  expect(facts).toEqual({ early: 'object', sum: 5, frozen: true, others: [] });
  const thrown = await page.evaluate(() => {
    try {
      return window.api.explode();
    } catch (error) {
      return error instanceof Error && `${error.name}: ${error.message}`;
    }
  });
  expect(thrown).toBe('RangeError: too far');
});

test('forgets a listener once neither world can call it', async ({ launch }) => {
  const page = await firstPage(await launch());
  await page.evaluate(() => {
    const there = (): void => undefined;
    window.api.onTick(there);
    const takenAway = (): WeakRef<object> => {
      // It knows what takes it away, and that knows it in the other world: a circle through both.
      const gone = (): void => stop();
      const stop = window.api.onTick(gone);
      stop();
      return new WeakRef(gone);
    };
    window.listeners = { gone: takenAway(), there: new WeakRef(there) };
  });
  const left = async () => {
    await page.requestGC();
    return page.evaluate(() => {
      const { gone, there } = window.listeners;
      return [gone, there].map((each) => each.deref() !== undefined);
    });
  };
  await expect.poll(left).toEqual([false, true]);
});

test('opens a second window from the menu', async ({ launch }) => {
  const app = await launch();
  await firstPage(app);
  const [settings] = await Promise.all([app.waitForEvent('window'), clickMenu(app, 'settings')]);
  await expect(settings.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await settings.getByLabel('Sound').check();
  expect(await settings.evaluate(() => [innerWidth, innerHeight])).toEqual([320, 240]);
  const handle = await app.browserWindow(settings);
  expect(await handle.evaluate((window: Electron.BrowserWindow) => window.isFocused())).toBe(true);
  await handle.evaluate((window: Electron.BrowserWindow) => window.setContentSize(500, 300));
  await expect.poll(() => settings.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 300]);
  await settings.close();
  await expect.poll(() => windowCount(app)).toBe(1);
});

test('gives shortcuts to the menu unless the page takes them', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  await page.keyboard.press(`${command}+n`);
  await page.keyboard.press('F1');
  await expect.poll(() => seen(app)).toEqual(['new true', 'help true']);

  // A text field undoes by itself; the menu gets the keys once the field hasn't the focus.
  await page.getByLabel('Name').fill('Ada');
  await page.keyboard.press(`${command}+z`);
  await page.evaluate(() => {
    window.addEventListener('keydown', (event) => {
      if (event.key === 'F1') event.preventDefault();
    });
  });
  for (const key of ['F1', 'F2', 'n']) await page.keyboard.press(key);
  await page.getByRole('heading').click();
  await page.keyboard.press(`${command}+z`);
  await expect.poll(() => seen(app)).toEqual(['new true', 'help true', 'undo true']);

  const [settings] = await Promise.all([
    app.waitForEvent('window'),
    page.keyboard.press(`${command}+,`),
  ]);
  await expect(settings.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('zooms and fills the screen by the roles of the menu', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  await page.keyboard.press(`${command}+=`);
  await page.keyboard.press(`${command}+=`);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(Math.round(640 / 1.2));
  await page.getByLabel('Name').click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.press(`${command}+0`);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(640);
  for (const width of [1920, 640]) {
    await page.keyboard.press(process.platform === 'darwin' ? 'Control+Meta+F' : 'F11');
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
  }
});

test('quits by the menu', async ({ launch }) => {
  const app = await launch();
  await firstPage(app);
  const main = app.process();
  const closed = app.waitForEvent('close');
  await app.evaluate(({ Menu }) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById('quit');
    setTimeout(() => (item?.click as () => void).call(item));
  });
  await closed;
  expect(main.exitCode).toBe(0);
});

test('follows the theme that the program sets', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const theme of ['dark', 'light'] as const) {
    await app.evaluate(({ nativeTheme }, wanted) => {
      nativeTheme.themeSource = wanted;
    }, theme);
    await expect.poll(isDark).toBe(theme === 'dark');
    expect(await app.evaluate(({ nativeTheme }) => nativeTheme.shouldUseDarkColors)).toBe(
      theme === 'dark',
    );
  }
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
    true,
  );
});

test('asks the program about pages elsewhere', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  await page.getByRole('link', { name: 'Elsewhere in a new window' }).click();
  await expect.poll(() => seen(app)).toEqual(['https://example.com/new']);
  await page.getByRole('link', { name: 'Elsewhere in this window' }).click();
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
  await expect(page).toHaveURL('app://bundle/index.html');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('app://bundle/settings.html');
  expect(app.windows()).toHaveLength(1);
});

test('ends when a person closes the last window', async ({ launch, userData }) => {
  const app = await launch();
  await firstPage(app);
  const main = app.process();
  const closed = app.waitForEvent('close');
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await closed;
  expect(main.exitCode).toBe(0);
  if (!windowsOs) await expect.poll(() => processesOf(userData)).toBe('');
});

test('leaves nothing behind when it is killed', async ({ launch, userData }) => {
  test.skip(windowsOs, 'looks at processes with ps');
  const app = await launch();
  await firstPage(app);
  expect(processesOf(userData)).not.toBe('');
  const closed = app.waitForEvent('close');
  app.process().kill('SIGKILL');
  await closed;
  await expect.poll(() => processesOf(userData)).toBe('');
});

test('hears of a second start, which ends at once', async ({ launch, userData }) => {
  const app = await launch();
  await firstPage(app);
  const second = spawn(executablePath, [sample, `--user-data-dir=${userData}`, 'again'], {
    stdio: 'ignore',
    shell: windowsOs,
  });
  const [code] = (await once(second, 'exit')) as [number | null];
  expect(code).toBe(0);
  await expect.poll(() => seen(app)).toEqual(['second again']);
});

test('keeps what pages store, in the folder it is given', async ({ launch, userData }) => {
  for (const expected of [null, 'kept']) {
    const app = await launch();
    const page = await firstPage(app);
    expect(await app.evaluate(({ app: main }) => main.getPath('userData'))).toBe(userData);
    expect(await page.evaluate(() => localStorage.getItem('item'))).toBe(expected);
    await page.evaluate(() => localStorage.setItem('item', 'kept'));
    await app.close();
  }
  expect(existsSync(path.join(userData, 'standin', 'lock'))).toBe(false);
});

test('removes the temporary profile of a start without a folder', async () => {
  const app = await _electron.launch({ executablePath, args: [sample] });
  const { pid } = app.process();
  const profiles = () =>
    readdirSync(os.tmpdir()).filter((name) => name.startsWith(`electron-standin-${pid ?? 0}-`));
  await firstPage(app);
  if (!windowsOs) expect(profiles()).toHaveLength(1);
  await app.close();
  expect(profiles()).toEqual([]);
});

test('says why a program failed to start, and fails', async () => {
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

test('names what it lacks', async ({ launch }) => {
  const app = await launch();
  await firstPage(app);
  const messages = await app.evaluate((electron: typeof Electron) => {
    const attempts = [
      () => new electron.BrowserView(),
      () => electron.BrowserWindow.getAllWindows()[0]?.setOpacity(0.5),
      () => new electron.BrowserWindow({ vibrancy: 'sidebar' }),
      () => electron.app.getGPUInfo('basic'),
      () => electron.app.on('gpu-info-update', () => undefined),
      () => electron.screen.getPrimaryDisplay(),
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
    'Electron stand-in: screen.getPrimaryDisplay is not implemented',
  ]);
});
