// node build/packaging/draw-icons.mjs: draws icons/icon.svg in the sizes that the packages carry.
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { inRoot } from '../common/paths.mjs';
import { UserError, runScript, say } from '../common/say.mjs';
import { ensureInstalled } from '../machine/install.mjs';
import { findBrowser } from '../standin/index.mjs';

/** Pixels a side: what Linux' menus ask for, and the largest for macOS and Windows to start from. */
const sizes = [16, 32, 48, 64, 128, 256, 512, 1024];

await runScript(async () => {
  await ensureInstalled();
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new UserError('Drawing the icons takes a Chromium.');
  const svg = fs.readFileSync(inRoot('build', 'packaging', 'icons', 'icon.svg'), 'utf8');
  const browser = await chromium.launch({ executablePath });
  const page = await browser.newPage();
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    const path = inRoot('build', 'packaging', 'icons', `${size}x${size}.png`);
    await page.screenshot({ path, omitBackground: true });
  }
  await browser.close();
  say(`Drew ${sizes.length} sizes of the icon.`);
});
