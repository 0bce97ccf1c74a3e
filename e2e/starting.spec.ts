import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserWindow } from 'electron';
import { expect, test } from './app.ts';
import { startAlone } from './start-alone.ts';

/** An environment in German with neither X11 nor Wayland. */
const blindAndGerman = {
  DISPLAY: undefined,
  WAYLAND_DISPLAY: undefined,
  LC_ALL: 'de_DE.UTF-8',
};

test.describe('without a display', () => {
  test('version and help are printed in the environment’s language', async () => {
    const version = await startAlone(['.', '--version'], blindAndGerman);
    expect(version.status).toBe(0);
    expect(version.said).toMatch(/^Digit Duels \d+\.\d+\.\d+$/m);
    const help = await startAlone(['.', '--help'], blindAndGerman);
    expect(help.status).toBe(0);
    expect(help.said).toContain('Aufruf: digit-duels');
    const english = await startAlone(['.', '--help', '--language=en'], blindAndGerman);
    expect(english.said).toContain('Usage: digit-duels');
  });

  test('an invalid argument is refused', async () => {
    const { status, said } = await startAlone(['.', '--seed=often'], blindAndGerman);
    expect(status).toBe(2);
    expect(said).toContain('--seed kann nicht');
    const unknown = await startAlone(['.', '--bogus'], blindAndGerman);
    expect(unknown.status).toBe(2);
    expect(unknown.said).toContain('„--bogus“');
  });
});

test('a data folder that can’t be written to is reported with a remedy', async ({ userData }) => {
  const file = path.join(userData, 'file');
  writeFileSync(file, '');
  for (const folder of [file, path.join(file, 'folder')]) {
    const { status, said } = await startAlone(['.', `--user-data-dir=${folder}`]);
    expect(status).toBe(1);
    expect(said).toContain(`Digit Duels can’t write to its folder ${folder}:`);
    expect(said).toContain('start with another folder: --user-data-dir');
  }
});

/** The user's files, with what is in them; what the program notes for itself may change. */
const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !file.startsWith(path.join(folder, 'state')))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

test('a kiosk is for playing only, ends with its code, and changes nothing of the user’s', async ({
  start,
  userData,
}) => {
  const before = filesOf(userData);
  const program = await start('--kiosk=4711');
  const { page } = program.board;
  const shown = await program.app.browserWindow(page);
  expect(await shown.evaluate((window: BrowserWindow) => window.isKiosk())).toBe(true);
  expect(await program.app.evaluate(({ Menu }) => Menu.getApplicationMenu() === null)).toBe(true);

  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await program.board.topBar.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Learn', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Preferences|About/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Play/ }).first().click();
  await expect(program.board.topBar).toBeVisible();

  await page.evaluate(() => (document.title = 'Still here'));
  for (const keys of ['F5', 'Control+r', 'Control+w', 'Control+q', 'Control+Shift+i', 'Alt+F4']) {
    await page.keyboard.press(keys);
    await page.keyboard.press('Escape');
  }
  await shown.evaluate((window: BrowserWindow) => window.close());
  expect(await page.evaluate(() => window.digitDuels.request('runCommand', 'quit'))).toMatchObject({
    ok: false,
    error: { code: 'kiosk.closed' },
  });
  expect(await program.windows()).toBe(1);
  await expect(page).toHaveTitle('Still here');

  await page.keyboard.press('Control+Alt+k');
  const code = page.getByLabel('Code');
  await code.fill('0000');
  await code.press('Enter');
  await expect(page.getByText('That isn’t the code.')).toBeVisible();
  const closed = program.app.waitForEvent('close');
  await code.fill('4711');
  // The page is gone before the key is up.
  await Promise.all([closed, code.press('Enter').catch(() => undefined)]);
  expect(filesOf(userData)).toEqual(before);
});
