import { expect } from '@playwright/test';
import type * as Electron from 'electron';
import {
  canFillScreen,
  clickMenu,
  command,
  firstPage,
  pressNatively,
  seen,
  test,
} from './harness.ts';

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
