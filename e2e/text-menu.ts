import { expect, type Locator } from '@playwright/test';
import type { Menu } from 'electron';
import type { Program } from './program.ts';

declare global {
  /** The page's last context menu, in the main process. */
  var textMenu: Menu | undefined;
}

/**
 * Opens the context menu of a text.
 *
 * @returns the items of the menu, disabled ones in brackets.
 */
export async function openTextMenu({ app }: Program, text: Locator): Promise<readonly string[]> {
  // The system would draw the menu and wait for a click.
  await app.evaluate(({ Menu }) => {
    globalThis.textMenu = undefined;
    Menu.prototype.popup = function (this: Menu) {
      globalThis.textMenu = this;
    };
  });
  await text.click({ button: 'right' });
  const lines = (): Promise<readonly string[]> =>
    app.evaluate(() =>
      (globalThis.textMenu?.items ?? [])
        .filter(({ label }) => label !== '')
        .map(({ label, enabled }) => (enabled ? label : `(${label})`)),
    );
  await expect.poll(async () => (await lines()).length, 'a menu opens').toBeGreaterThan(0);
  return lines();
}

/** Chooses an item of the menu that {@link openTextMenu} opened. */
export async function chooseInTextMenu({ app }: Program, label: string): Promise<void> {
  await app.evaluate((_, wanted) => {
    const item = globalThis.textMenu?.items.find((each) => each.label === wanted);
    (item as unknown as { click: () => void }).click();
  }, label);
}
