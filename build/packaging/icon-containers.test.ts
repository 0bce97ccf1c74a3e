import fs from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
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

/** The chunks of an icns file: their types and what they hold. */
function chunksOf(icns: Buffer): readonly (readonly [type: string, content: Buffer])[] {
  const found: [string, Buffer][] = [];
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    const content = icns.subarray(at + 8, at + icns.readUInt32BE(at + 4));
    found.push([icns.toString('latin1', at, at + 4), content]);
  }
  return found;
}

/** Decodes a PNG as a browser writes it: eight bits of red, green, blue and alpha, not interlaced. */
function pixelsOf(png: Buffer): (x: number, y: number) => readonly number[] {
  expect([...png.subarray(24, 29)]).toEqual([8, 6, 0, 0, 0]);
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(data);
  }
  const row = 4 * widthOf(png);
  const bytes = inflateSync(Buffer.concat(parts));
  const pixels = Buffer.alloc(row * widthOf(png));
  for (let at = 0; at < pixels.length; at += 1) {
    const [y, x] = [Math.floor(at / row), at % row];
    const left = x < 4 ? 0 : (pixels[at - 4] ?? 0);
    const above = pixels[at - row] ?? 0;
    const corner = x < 4 ? 0 : (pixels[at - row - 4] ?? 0);
    const guesses = [0, left, above, (left + above) >> 1, paeth(left, above, corner)];
    const filter = bytes[y * (row + 1)] ?? 0;
    pixels[at] = (bytes[y * (row + 1) + 1 + x] ?? 0) + (guesses[filter] ?? 0);
  }
  return (x, y) => [...pixels.subarray(y * row + 4 * x, y * row + 4 * x + 4)];
}

/** Of the three neighbours, the one nearest to left + above − corner. */
function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

test('the Windows icon has each picture at the offset that its directory lists', () => {
  const ico = icoOf(pictures);
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const found = entries.map((entry) => ({
    said: ico.readUInt8(entry) || 256,
    drawn: widthOf(ico.subarray(ico.readUInt32LE(entry + 12))),
  }));
  expect(found).toEqual([16, 32, 48, 64, 128, 256].map((size) => ({ said: size, drawn: size })));
});

test('the macOS icon has the lengths that it states, and only types that hold PNG in a bundle', () => {
  const icns = icnsOf(pictures);
  expect(icns.readUInt32BE(4)).toBe(icns.length);
  const found = chunksOf(icns).map(([type, png]) => [type, widthOf(png)]);
  expect(found).toEqual([
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

test('the Windows icon contains the current pictures', () => {
  expect(fs.readFileSync(path.join(folder, 'icon.ico')).equals(icoOf(pictures))).toBe(true);
});

test('the icon of records has all sizes on both systems', () => {
  const read = (name: string) => fs.readFileSync(path.join(folder, name));
  expect(read('match.ico').readUInt16LE(4)).toBe(6);
  expect(chunksOf(read('match.icns')).map(([, png]) => widthOf(png))).toEqual(
    chunksOf(icnsOf(pictures)).map(([, png]) => widthOf(png)),
  );
});

test('the macOS icon is the current drawing, and its tile has the side of all others, 824 of 1024', () => {
  const chunks = chunksOf(fs.readFileSync(path.join(folder, 'icon.icns')));
  expect(chunks.map(([type]) => type)).toEqual(chunksOf(icnsOf(pictures)).map(([type]) => type));
  const drawn = pixelsOf(picture(1024).png);
  for (const [type, png] of chunks) {
    const shown = pixelsOf(png);
    const size = widthOf(png);
    const solid = Array.from({ length: size }, (_, x) => (shown(x, size >> 1)[3] ?? 0) >= 128);
    const margin = solid.indexOf(true);
    expect(Math.abs(margin - (size * 100) / 1024), type).toBeLessThan(1);
    expect(size - 1 - solid.lastIndexOf(true), type).toBe(margin);
    // Every tenth point of a diagonal, but for lines, which smoothing blurs; in small pictures, all is blurred.
    if (size < 256) continue;
    const off = Array.from({ length: 80 }, (_, index) => (index - 40) * 10).filter((distance) => {
      const at = Math.floor(size / 2 + (distance * 824 * size) / (880 * 1024));
      const [here, there] = [shown(at, at), drawn(512 + distance, 512 + distance)];
      return here.some((value, channel) => Math.abs(value - (there[channel] ?? 0)) > 48);
    });
    expect(off.length, `${type}, where it differs: ${String(off)}`).toBeLessThan(8);
  }
});
