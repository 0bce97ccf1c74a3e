import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type * as Electron from 'electron';
import { clickMenu, firstPage, seen, standin, test, windowCount } from './harness.ts';

/** A picture of one pixel. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

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

test('asks the program before downloading a file or opening other pages', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: 'index.html', download: 'file' }).click();
  });
  await expect.poll(() => seen(app)).toEqual(['wanted a download']);
  await page.getByRole('link', { name: 'Elsewhere in a new window' }).click();
  await expect.poll(() => seen(app)).toContain('https://example.com/new');
  await page.getByRole('link', { name: 'Elsewhere in this window' }).click();
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
  await expect(page).toHaveURL('app://bundle/index.html');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('app://bundle/settings.html');
  expect(app.windows()).toHaveLength(1);
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
