import { AxeBuilder } from '@axe-core/playwright';
import { test, type Page } from '@playwright/test';
import { expect } from './app.ts';
import type { ConfigOnDisk } from './config-on-disk.ts';
import type { Program } from './program.ts';

/** Both are designed, so both are looked at. */
export const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

/** Sizes of text, in per cent. */
export const textSizes = [100, 200] as const;

const windowSizes = [
  { width: 1280, height: 800 },
  { width: 800, height: 600 },
] as const;

/** Says what is wrong with what is to be seen; nothing where all is well. */
type FindFaults = () => Promise<readonly string[]>;

/** Dresses the program by way of its config file, and waits until a page wears it. */
export async function dress(
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
 * Brings the board into each size of window and text, one after the other.
 *
 * @param visit - what is to be seen at each size; it looks at what it is given a name for.
 * @param sizes - of text; where things lie does not depend on the theme, so that one theme has both.
 */
export async function inEverySize(
  program: Program,
  configFile: ConfigOnDisk,
  theme: Theme,
  visit: (look: (what: string, faults: FindFaults) => Promise<void>) => Promise<void>,
  sizes: readonly number[] = theme === 'light' ? textSizes : [100],
): Promise<void> {
  const { page } = program.board;
  for (const textSize of sizes) {
    await dress(page, configFile, theme, textSize);
    for (const { width, height } of windowSizes) {
      await program.resize(width, height);
      const size = `${theme}-${width}x${height}-${textSize}`;
      await visit((what, faults) => lookAt(page, `${what}-${size}`, faults));
    }
  }
}

/** Keeps a picture of a page beside the report, and holds its faults against it. */
export async function lookAt(page: Page, name: string, faults: FindFaults): Promise<void> {
  const info = test.info();
  const path = info.outputPath(`${name}.png`);
  await page.screenshot({ path });
  await info.attach(name, { path, contentType: 'image/png' });
  expect.soft(await faults(), name).toEqual([]);
}

/** Holds against a page what keeps some people from using it, found by axe; grave things only. */
export async function keepsNobodyOut(page: Page, name: string): Promise<void> {
  // Electron opens no page for axe to work in.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const barriers = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
    );
  expect.soft(barriers, name).toEqual([]);
}
