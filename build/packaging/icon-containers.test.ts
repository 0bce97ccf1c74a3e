import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { icnsOf, icoOf } from './icon-containers.mjs';

const folder = path.join(import.meta.dirname, 'icons');

const picture = (size: number) => ({
  size,
  png: fs.readFileSync(path.join(folder, `${String(size)}x${String(size)}.png`)),
});
const pictures = [16, 32, 48, 64, 128, 256, 512, 1024].map(picture);

/** The width in a PNG's header. */
const widthOf = (png: Buffer) => png.readUInt32BE(16);

test('the Windows icon has each picture at the offset that its directory lists', () => {
  const ico = icoOf(pictures);
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const found = entries.map((entry) => ({
    said: ico.readUInt8(entry) || 256,
    drawn: widthOf(ico.subarray(ico.readUInt32LE(entry + 12))),
  }));
  expect(found).toEqual([16, 32, 48, 64, 128, 256].map((size) => ({ said: size, drawn: size })));
});

test('the macOS icon and its pictures have the lengths that they state', () => {
  const icns = icnsOf(pictures);
  expect(icns.readUInt32BE(4)).toBe(icns.length);
  const found = [];
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    found.push([icns.toString('latin1', at, at + 4), widthOf(icns.subarray(at + 8))]);
  }
  expect(found).toEqual([
    ['icp4', 16],
    ['icp5', 32],
    ['icp6', 64],
    ['ic07', 128],
    ['ic08', 256],
    ['ic09', 512],
    ['ic10', 1024],
    ['ic11', 32],
    ['ic12', 64],
    ['ic13', 256],
    ['ic14', 512],
  ]);
});

test('both icons contain the current pictures', () => {
  expect(fs.readFileSync(path.join(folder, 'icon.ico')).equals(icoOf(pictures))).toBe(true);
  expect(fs.readFileSync(path.join(folder, 'icon.icns')).equals(icnsOf(pictures))).toBe(true);
});
