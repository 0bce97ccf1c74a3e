// node build/packaging/draw-icons.mjs: renders icons/icon.svg in the sizes that the packages contain, and
// combines them, and those of match.svg, the icon of records, into icon files for Windows and macOS.
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

/**
 * The part of the drawing that is shown. On macOS, tiles have the side that Apple gives all icons, 824 of 1024;
 * the drawn one has 880.
 */
const everywhere = '0 0 1024 1024';
const side = (1024 * 880) / 824;
const onMac = `${512 - side / 2} ${512 - side / 2} ${side} ${side}`;

await runScript(async () => {
  await ensureInstalled();
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new UserError('Drawing the icons takes a Chromium.');
  /** @param {string} name */
  const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
  const [program, record] = [read('icon.svg'), read('match.svg')];
  const browser = await chromium.launch({ executablePath });
  const page = await browser.newPage();
  /** @param {string} svg @param {string} part @param {number} size */
  const draw = async (svg, part, size) => {
    const shown = svg.replace(`viewBox="${everywhere}"`, `viewBox="${part}"`);
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${shown}`);
    return { size, png: await page.screenshot({ omitBackground: true }) };
  };
  const pictures = [];
  const macPictures = [];
  const records = [];
  for (const size of sizes) {
    pictures.push(await draw(program, everywhere, size));
    macPictures.push(await draw(program, onMac, size));
    records.push(await draw(record, everywhere, size));
  }
  await browser.close();
  for (const { size, png } of pictures) {
    fs.writeFileSync(path.join(folder, `${size}x${size}.png`), png);
  }
  fs.writeFileSync(path.join(folder, 'icon.ico'), icoOf(pictures));
  fs.writeFileSync(path.join(folder, 'icon.icns'), icnsOf(macPictures));
  fs.writeFileSync(path.join(folder, 'match.ico'), icoOf(records));
  fs.writeFileSync(path.join(folder, 'match.icns'), icnsOf(records));
  say(`Drew ${sizes.length} sizes of the icon.`);
});
