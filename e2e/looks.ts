import { AxeBuilder } from '@axe-core/playwright';
import { test, type Page } from '@playwright/test';
import { expect } from './app.ts';
import type { ConfigOnDisk } from './config-on-disk.ts';
import type { Program } from './program.ts';

/** The tested themes. */
export const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

/** Whether to make pictures of all that is looked at, rather than only of what has faults. */
const makesPictures = Boolean(process.env['SHOTS']);

/** The rules of axe whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Sizes of text, in per cent. */
export const textSizes = [100, 200] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

const largeWindow: Size = { width: 1280, height: 800 };

/** Sizes of the window, in CSS pixels of its page. */
export const windowSizes: readonly Size[] = [largeWindow, { width: 800, height: 600 }];

/** Finds faults of a visible page; none if all is well. */
type FindFaults = () => Promise<readonly string[]>;

/** Sets a look in the config file and waits until a page has it. */
export async function setLook(
  page: Page,
  configFile: ConfigOnDisk,
  theme: Theme,
  textSize = 100,
): Promise<void> {
  const config = JSON.parse(configFile.read()) as { appearance: object };
  const appearance = { ...config.appearance, theme, textSize };
  configFile.write(JSON.stringify({ ...config, appearance }));
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  await expect(page.locator('html')).toHaveCSS('font-size', `${0.16 * textSize}px`);
}

/**
 * Sets each size of window and text in turn. The layout doesn't depend on the theme, so it is measured in the
 * light one.
 *
 * @param visit - opens the pages at each size and passes each with a name to its argument.
 */
export async function inEverySize(
  program: Program,
  configFile: ConfigOnDisk,
  visit: (look: (what: string, faults: FindFaults) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { page } = program.board;
  for (const textSize of textSizes) {
    await setLook(page, configFile, 'light', textSize);
    for (const { width, height } of windowSizes) {
      await program.resize(width, height);
      const size = `${width}x${height}-${textSize}`;
      await visit((what, faults) => lookAt(page, `${what}-${size}`, faults));
    }
  }
}

/** Checks a page besides the board: its layout, if it has faults to find, and its accessibility. */
export async function inEveryLook(
  program: Program,
  configFile: ConfigOnDisk,
  name: string,
  faults?: FindFaults,
  sizes: readonly Size[] = windowSizes,
): Promise<void> {
  const { page } = program.board;
  await setLook(page, configFile, 'light');
  for (const { width, height } of faults || makesPictures ? sizes : []) {
    await program.resize(width, height);
    await lookAt(page, `${name}-${width}`, faults);
  }
  await isAccessibleInEveryTheme(page, configFile, name);
}

/** Expects no faults of a page, and adds its picture to the report if it has some or `SHOTS` asks for pictures. */
export async function lookAt(page: Page, name: string, faults?: FindFaults): Promise<void> {
  const found = (await faults?.()) ?? [];
  if (makesPictures || found.length > 0) {
    const info = test.info();
    const path = info.outputPath(`${name}.jpeg`);
    // A PNG takes five times as long to make.
    await page.screenshot({ path, type: 'jpeg', quality: 80 });
    await info.attach(name, { path, contentType: 'image/jpeg' });
  }
  expect.soft(found, name).toEqual([]);
}

/** Expects no serious accessibility violations in any theme. The page keeps the last one. */
export async function isAccessibleInEveryTheme(
  page: Page,
  configFile: ConfigOnDisk,
  name: string,
): Promise<void> {
  for (const theme of themes) {
    await setLook(page, configFile, theme);
    if (makesPictures) await lookAt(page, `${name}-${theme}`);
    await hasNoAccessibilityFaults(
      page,
      `${name}, ${theme}`,
      theme === 'light' ? undefined : colourRules,
    );
  }
}

/** The rules of WCAG 2.2, which axe leaves out unless asked. */
const newRules = { 'target-size': { enabled: true } };

/** Expects no serious accessibility violations, as found by axe; of all its rules or of some. */
export async function hasNoAccessibilityFaults(
  page: Page,
  name: string,
  rules?: string[],
): Promise<void> {
  // Electron can't open the page in which axe normally runs.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // The details of what passes take a third of the time or more.
  axe.options({ resultTypes: ['violations'], ...(rules === undefined && { rules: newRules }) });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const barriers = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
    );
  expect.soft(barriers, name).toEqual([]);
}
