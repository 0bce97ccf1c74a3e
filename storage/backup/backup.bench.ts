import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeTogether, writeWhole } from '../files/atomic-write.ts';
import { fillFolder } from '../library/filling.ts';
import {
  finishRestoring,
  makeBackup,
  prepareRestoring,
  readBackup,
  type Backup,
} from './backup.ts';

const many = 1000;
const now = new Date(Date.UTC(2026, 0, 31));

/** Made at its first use, since it takes a while. */
let made: Promise<Backup> | undefined;

function inFolder(): { readonly data: string; readonly config: string } {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  process.on('exit', () => fs.rmSync(data, { recursive: true, force: true }));
  return { data, config: path.join(data, 'config.jsonc') };
}

async function backup(): Promise<Backup> {
  const places = inFolder();
  fillFolder(path.join(places.data, 'matches'), many, now.getTime());
  const file = path.join(places.data, 'backup.zip');
  fs.writeFileSync(file, await makeBackup(places, now));
  return readBackup(file);
}

/** Writes the matches of a backup into a new folder. */
async function written(
  work: (files: readonly (readonly [file: string, content: Buffer])[]) => unknown,
): Promise<void> {
  const { files } = await (made ??= backup());
  const { data } = inFolder();
  await work([...files].map(([name, content]) => [path.join(data, name), content] as const));
}

// Each is async itself, or the runner calls it once more without waiting.
export const benchmarks = [
  {
    name: `restore ${many} matches, with their preparation`,
    slow: true,
    run: async () => {
      const places = inFolder();
      await prepareRestoring(await (made ??= backup()), places, now);
      await finishRestoring(places, now);
    },
  },
  {
    name: `restore ${many} matches: write them, synced together`,
    slow: true,
    run: async () =>
      written((files) =>
        writeTogether((write) => {
          for (const [file, content] of files) write(file, content);
        }),
      ),
  },
  {
    name: `restore ${many} matches: write them, each synced by itself`,
    slow: true,
    run: async () =>
      written((files) => {
        for (const [file, content] of files) writeWhole(file, content);
      }),
  },
] as const;
