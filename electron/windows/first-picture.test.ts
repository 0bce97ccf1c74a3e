import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FirstViews } from '../api/prerender.ts';
import { firstPictures } from './first-picture.ts';

const page = '<html lang="en"><body><div id="app"></div></body></html>';
const views = { preferences: { language: 'de' }, match: {} } as unknown as FirstViews;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'first-picture-'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Writes a module that draws pictures, as the build would. */
function built(draws: string): void {
  mkdirSync(path.join(folder, 'prerender'));
  writeFileSync(path.join(folder, 'prerender', 'package.json'), '{ "type": "module" }');
  const text = `let times = 0;\nexport const prerender = ({ preferences: { language } }) => ${draws};
    export const menuLines = (platform, language) => ({ platform, language });`;
  writeFileSync(path.join(folder, 'prerender', 'prerender.js'), text);
}

test('the board is served with its picture, even if it contains replacement patterns', async () => {
  built('({ root: `lang="${language}"`, body: "<p>$& $1</p>" })');
  const { prepare } = firstPictures(folder, () => views);
  expect(await prepare('board.html', page)).toBe(
    '<html lang="de"><body><p>$& $1</p><div id="app"></div></body></html>',
  );
  expect(await prepare('preferences.html', page)).toBe(page);
});

test('a picture drawn in advance is served once, and the next one is drawn anew', async () => {
  built('({ root: "", body: String(++times) })');
  const { prepare, drawAhead } = firstPictures(folder, () => views);
  drawAhead();
  expect(await prepare('board.html', page)).toContain('1<div');
  expect(await prepare('board.html', page)).toContain('2<div');
});

test('before the program runs, the page draws itself', async () => {
  built('({ root: "", body: "drawn" })');
  const { prepare } = firstPictures(folder, () => undefined);
  expect(await prepare('board.html', page)).toBe(page);
});

test.each([
  ['nothing that draws', undefined],
  ['a picture that fails', '{ throw new Error("out of paint"); }'],
  ['a page that draws itself', 'undefined'],
])('%s leaves the page as it is', async (_, draws) => {
  if (draws !== undefined) built(draws);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { prepare } = firstPictures(folder, () => views);
  expect(await prepare('board.html', page)).toBe(page);
});

test('the lines of the menu bar come from the module built beside the pages', async () => {
  built('undefined');
  const { menuLines } = firstPictures(folder, () => undefined);
  expect(await menuLines('linux', 'de')).toEqual({ platform: 'linux', language: 'de' });
});

test('if they can’t be loaded, there are none, and it is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { menuLines } = firstPictures(folder, () => undefined);
  expect(await menuLines('linux', 'en')).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();
});
