import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { keepBeside } from './kept-copy.ts';
import { folder, inFolders } from './testing.ts';

inFolders();

describe('a broken file', () => {
  const on = (day: number) => new Date(Date.UTC(2026, 0, day));
  const kept = (copy: string) => readFileSync(path.join(folder, copy));
  /** Keeps what a file says on some day. */
  function keep(content: string | Buffer, day: number): string {
    const file = path.join(folder, 'config.jsonc');
    writeFileSync(file, content);
    return keepBeside(file, on(day));
  }

  test('is kept under its own name, the time and its extension', () => {
    const file = path.join(folder, 'config.jsonc');
    writeFileSync(file, 'broken');
    const name = keepBeside(file, new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 678)));
    expect(name).toBe('config.invalid-2026-01-02T03-04-05-678Z.jsonc');
    expect(kept(name).toString()).toBe('broken');
  });

  test('that is kept already is not kept again, and what differs is', () => {
    const first = keep('broken', 1);
    expect(keep('broken', 2)).toBe(first);
    const second = keep('broken otherwise', 3);
    expect(keep('broken', 4)).toBe(first);
    expect(readdirSync(folder).sort()).toEqual([first, second, 'config.jsonc']);
  });

  test('is kept byte for byte, whatever it is written in', () => {
    const latin = Buffer.from([0x7b, 0xe4, 0xff, 0x00]);
    const first = keep(latin, 1);
    expect(kept(first)).toEqual(latin);
    expect(keep(latin, 2)).toBe(first);
    expect(keep(Buffer.from([0x7b, 0xe5, 0xff, 0x00]), 3)).not.toBe(first);
  });

  test('is kept beside copies that can’t be read', () => {
    mkdirSync(path.join(folder, 'config.invalid-a-folder.jsonc'));
    expect(kept(keep('broken', 1)).toString()).toBe('broken');
  });

  test('is not copied if it is very large', () => {
    const file = path.join(folder, 'config.jsonc');
    writeFileSync(file, '');
    // Sparse: it takes no room on the disk.
    truncateSync(file, 2 ** 28 + 1);
    expect(() => keepBeside(file, on(1))).toThrow();
    expect(readdirSync(folder)).toEqual(['config.jsonc']);
  });
});
