// node build/packaging/draw-icons.mjs: renders icons/icon.svg in the sizes that the packages contain and
// combines them into icon files for Windows and macOS.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { inRoot } from '../common/paths.mjs';
import { UserError, runScript, say } from '../common/say.mjs';
import { ensureInstalled } from '../machine/install.mjs';
import { findBrowser } from '../standin/index.mjs';
import { icnsOf, icoOf } from './icon-containers.mjs';

const folder = inRoot('build', 'packaging', 'icons');

/** Sizes in pixels: those of Linux menus, and those that macOS and Windows use besides. */
const sizes = [16, 32, 48, 64, 128, 256, 512, 1024];

await runScript(async () => {
  await ensureInstalled();
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new UserError('Drawing the icons takes a Chromium.');
  const svg = fs.readFileSync(path.join(folder, 'icon.svg'), 'utf8');
  const browser = await chromium.launch({ executablePath });
  const page = await browser.newPage();
  const pictures = [];
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    const file = path.join(folder, `${size}x${size}.png`);
    pictures.push({ size, png: await page.screenshot({ path: file, omitBackground: true }) });
  }
  await browser.close();
  fs.writeFileSync(path.join(folder, 'icon.ico'), icoOf(pictures));
  fs.writeFileSync(path.join(folder, 'icon.icns'), icnsOf(pictures));
  say(`Drew ${sizes.length} sizes of the icon.`);
});
