import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, expect } from '@playwright/test';
import type * as Electron from 'electron';
import {
  canFillScreen,
  clickMenu,
  command,
  executablePath,
  firstPage,
  pressNatively,
  processesOf,
  sample,
  seen,
  standin,
  startAlone,
  test,
  windowCount,
  windowsOs,
} from './harness.ts';

/** A picture of one pixel. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const isFocused = ({ BrowserWindow }: typeof Electron) => BrowserWindow.getFocusedWindow() !== null;

test('opens the program at its own address', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  await expect(page.getByRole('heading', { name: 'Sample' })).toBeVisible();
  await expect(page).toHaveURL('app://bundle/index.html');
  await expect(page).toHaveTitle('Sample');
  expect(await page.evaluate(() => [location.origin, isSecureContext])).toEqual([
    'app://bundle',
    true,
  ]);
  // The frame and the menu bar take space from the window.
  const [width, height] = await page.evaluate(() => [innerWidth, innerHeight] as const);
  expect(width).toBeLessThanOrEqual(640);
  expect(height).toBeLessThan(480);
  await expect.poll(() => app.evaluate(isFocused)).toBe(true);
  const display = await app.evaluate(({ screen }) => screen.getPrimaryDisplay().bounds);
  const seenByPage = await page.evaluate(() => ({ width: screen.width, height: screen.height }));
  expect(display).toMatchObject(seenByPage);
  const facts = await app.evaluate(({ app: main }) => ({
    version: main.getVersion(),
    electron: process.versions.electron,
    marker: process.env.DIGIT_DUELS_STANDIN,
  }));
  expect(facts).toMatchObject({ version: '1.2.3', ...(standin && { marker: '1' }) });
  expect(facts.electron).toMatch(/^\d+\.\d+\.\d+$/);
});

test('passes values, dates, maps and errors between the processes', async ({ launch }) => {
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

test('exposes the preload’s API before the first script, and nothing else', async ({ launch }) => {
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
  // Only the message of an error is passed.
  expect(thrown).toBe('Error: too far');
});

test('refuses values that can’t be cloned, such as proxies', async ({ launch }) => {
  const page = await firstPage(await launch());
  const answers = await page.evaluate(async () => {
    const ask = async (value: unknown) => {
      try {
        return await window.api.echo(value);
      } catch (error) {
        return (error as Error).message;
      }
    };
    const proxies = [
      new Proxy({}, {}),
      { deep: [new Proxy([1], {})] },
      [{ f: () => 1 }, new Proxy({}, {})],
    ];
    const others = [{ f: () => 1 }, new WeakMap(), { plain: [1, { two: 2 }] }];
    const uncopied = window.api.uncopied().catch((error: unknown) => (error as Error).message);
    return [await Promise.all([...proxies, ...others].map(ask)), await uncopied];
  });
  const refused = 'An object could not be cloned.';
  expect(answers).toEqual([
    [...Array<string>(5).fill(refused), { plain: [1, { two: 2 }] }],
    `Error invoking remote method 'uncopied': Error: ${refused}`,
  ]);
});

test('releases a listener once neither world can call it', async ({ launch }) => {
  const page = await firstPage(await launch());
  await page.evaluate(() => {
    const there = (): void => undefined;
    window.api.onTick(there);
    const takenAway = (): WeakRef<object> => {
      // It references its remover, and the remover references it from the other world: a cycle through
      // both.
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
  const focused = () => handle.evaluate((window: Electron.BrowserWindow) => window.isFocused());
  await expect.poll(focused).toBe(true);
  await handle.evaluate((window: Electron.BrowserWindow) => window.setContentSize(500, 300));
  await expect.poll(() => settings.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 300]);
  await settings.close();
  await expect.poll(() => windowCount(app)).toBe(1);
});

test('passes system keys to the menu unless the page handles them', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  // The system sends keys to the focused window.
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
  await pressNatively(page, 'n', true);
  await pressNatively(page, 'F1');
  await expect.poll(() => seen(app)).toEqual(['new true', 'help true']);

  // A test's key presses don't come from the system.
  await page.keyboard.press(`${command}+n`);
  await page.evaluate(() => {
    window.addEventListener('keydown', (event) => {
      if (event.key === 'F1') event.preventDefault();
    });
  });
  await pressNatively(page, 'F1');
  await pressNatively(page, 'F2');
  await pressNatively(page, 'n');
  const [settings] = await Promise.all([
    app.waitForEvent('window'),
    pressNatively(page, ',', true),
  ]);
  await expect(settings.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(await seen(app)).toEqual(['new true', 'help true']);
});

test('lets a text field handle undo keys if it can undo, and the menu otherwise', async ({
  launch,
}) => {
  test.skip(process.platform === 'darwin', 'there these keys are items of the menu alone');
  const app = await launch();
  const page = await firstPage(app);
  const field = page.getByLabel('Name');
  await field.click();
  await pressNatively(page, 'z', true);
  await expect.poll(() => seen(app)).toEqual(['undo true']);
  await page.keyboard.type('Ada');
  await pressNatively(page, 'z', true);
  await expect(field).toHaveValue('');
  await pressNatively(page, 'z', true);
  await expect.poll(() => seen(app)).toEqual(['undo true', 'undo true']);
});

test('zooms through menu roles', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  const width = () => page.evaluate(() => innerWidth);
  const before = await width();
  await clickMenu(app, 'zoom-in');
  await clickMenu(app, 'zoom-in');
  await expect.poll(width).toBeCloseTo(before / 1.2, -1);
  await page.getByLabel('Name').click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await clickMenu(app, 'reset-zoom');
  await expect.poll(width).toBe(before);
});

test('goes full screen through its menu role', async ({ launch }) => {
  test.skip(!canFillScreen, 'there is no window manager');
  const app = await launch();
  const page = await firstPage(app);
  const width = () => page.evaluate(() => innerWidth);
  const before = await width();
  await clickMenu(app, 'full-screen');
  await expect.poll(width).toBeGreaterThan(before);
  await clickMenu(app, 'full-screen');
  await expect.poll(width).toBe(before);
});

test('edits text through menu roles', async ({ launch }) => {
  test.skip(process.platform === 'darwin', 'there the system does it, and no click');
  const app = await launch();
  const page = await firstPage(app);
  const field = page.getByLabel('Name');
  await field.click();
  await page.keyboard.type('Ada');
  await clickMenu(app, 'undo-role');
  await expect(field).toHaveValue('');
  await clickMenu(app, 'redo-role');
  await expect(field).toHaveValue('Ada');
  await clickMenu(app, 'select-all');
  await clickMenu(app, 'cut');
  await expect(field).toHaveValue('');
  await clickMenu(app, 'paste');
  await expect(field).toHaveValue('Ada');
});

test('refuses invalid menus', async ({ launch }) => {
  const app = await launch();
  await firstPage(app);
  const messages = await app.evaluate(({ Menu }) =>
    [
      null,
      [{ id: 'nothing' }],
      [{ label: 'New', type: 'button' }],
      [{ label: 'New', type: 'submenu' }],
    ].map((template) => {
      try {
        Menu.buildFromTemplate(template as unknown as Electron.MenuItemConstructorOptions[]);
        return 'nothing';
      } catch (error) {
        return String(error);
      }
    }),
  );
  expect(messages).toEqual([
    'TypeError: Invalid template for Menu: Menu template must be an array',
    'TypeError: Invalid template for MenuItem: must have at least one of label, role or type',
    'Error: Unknown menu item type: button',
    'Error: Invalid submenu',
  ]);
});

test('asks the program for permissions that a page requests', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  const answers = await page.evaluate(async () => [
    (await navigator.permissions.query({ name: 'geolocation' })).state,
    await Notification.requestPermission(),
    await navigator.clipboard.readText().catch((error: unknown) => (error as Error).name),
  ]);
  expect(answers).toEqual(['denied', 'denied', 'NotAllowedError']);
  expect(await seen(app)).toEqual(
    expect.arrayContaining([
      'checked geolocation',
      'wanted notifications',
      'wanted clipboard-read',
    ]),
  );
});

test('has loaded the page, not an empty one, when loadURL resolves', async ({ launch }) => {
  const app = await launch();
  await firstPage(app);
  const titles = await app.evaluate(async ({ BrowserWindow }) => {
    const seen: string[] = [];
    for (let count = 0; count < 4; count++) {
      const window = new BrowserWindow({ show: false });
      await window.loadURL('app://bundle/settings.html');
      seen.push((await window.webContents.executeJavaScript('document.title')) as string);
      window.destroy();
    }
    return seen;
  });
  expect(titles).toEqual(Array(4).fill('Settings'));
});

test('reports a crashed page as crashed or killed', async ({ launch }) => {
  const app = await launch();
  await firstPage(app);
  for (let time = 1; time <= 2; time++) {
    const [settings] = await Promise.all([app.waitForEvent('window'), clickMenu(app, 'settings')]);
    await expect(settings.getByRole('heading', { name: 'Settings' })).toBeVisible();
    const handle = await app.browserWindow(settings);
    await handle.evaluate((window: Electron.BrowserWindow) => {
      window.webContents.forcefullyCrashRenderer();
    });
    await expect.poll(() => windowCount(app)).toBe(1);
    const reasons = await seen(app);
    expect(reasons).toHaveLength(time);
    expect(reasons.at(-1)).toMatch(/^gone (killed|crashed)$/);
  }
  if (standin) expect(await seen(app)).toEqual(['gone killed', 'gone crashed']);
});

test('offers a picture on the clipboard in several formats', async ({ launch }) => {
  const app = await launch();
  await firstPage(app);
  const types = await app.evaluate(async ({ clipboard, ClipboardItem }, png) => {
    const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
    await clipboard.write([
      new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) }),
    ]);
    return (await clipboard.read()).flatMap((item) => item.types);
  }, onePixel);
  expect(types).toContain('image/png');
  if (standin) expect(types).toContain('text/html');
});

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

test('follows the theme that the program sets, and reports it', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const theme of ['dark', 'light'] as const) {
    await app.evaluate(({ nativeTheme }, wanted) => {
      nativeTheme.themeSource = wanted;
    }, theme);
    await expect.poll(isDark).toBe(theme === 'dark');
    await expect.poll(() => seen(app)).toContain(`theme ${theme}`);
    expect(await app.evaluate(({ nativeTheme }) => nativeTheme.shouldUseDarkColors)).toBe(
      theme === 'dark',
    );
  }
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
    true,
  );
});

test('asks the program before opening other pages', async ({ launch }) => {
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

test('keeps what pages store in the given folder', async ({ launch, userData }) => {
  for (const expected of [null, 'kept']) {
    const app = await launch();
    const page = await firstPage(app);
    expect(await app.evaluate(({ app: main }) => main.getPath('userData'))).toBe(userData);
    expect(await page.evaluate(() => localStorage.getItem('item'))).toBe(expected);
    await page.evaluate(() => localStorage.setItem('item', 'kept'));
    await app.close();
  }
  if (standin) expect(existsSync(path.join(userData, 'standin', 'lock'))).toBe(false);
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
