import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigFile } from '../../electron/config/config-file.ts';
import type { Random } from '../../engine/random.ts';
import { wordsOf } from '../../words/say.ts';
import { runCases, type FirePart } from './part.ts';

const english = wordsOf('en');

/** A disk that can be filled. */
interface Disk {
  readonly kind: string;
  readonly folder: string;
  /** Leaves little or no room. */
  fill(random: Random): void;
  empty(): void;
  remove(): void;
}

/** The program makes changes while the disk is full, or nearly full. */
export const fullDisk: FirePart = {
  name: 'disk',
  cases: 200,
  async run(range) {
    const { random, folder, fault } = range;
    const disk = mountedDisk(folder) ?? pretendedDisk(folder);
    const file = path.join(disk.folder, 'config.jsonc');
    let refused = 0;
    try {
      await runCases(range, (caseNumber) => {
        const old = `${'// What somebody wrote.\n'.repeat(random.below(400))}{ "first": 1 }\n`;
        fs.writeFileSync(file, old);
        const config = new ConfigFile(file, {
          changed: () => undefined,
          words: () => wordsOf('en'),
        });
        disk.fill(random);
        config.edit(() => [{ keys: ['first'], value: 2 }]);
        const reported = config
          .notices()
          .some(({ message }) => english.say(message).includes('disk is full'));
        disk.empty();
        config.close();
        const text = fs.readFileSync(file, 'utf8');
        if (text !== (reported ? old : old.replace('1', '2'))) {
          fault(
            caseNumber,
            reported ? 'the old file is damaged' : 'a failure was not reported',
            text,
          );
        }
        const beside = fs.readdirSync(disk.folder).filter((name) => name.endsWith('.tmp'));
        if (beside.length > 0) fault(caseNumber, 'a temporary file is left');
        if (reported) refused++;
      });
    } finally {
      disk.remove();
    }
    return `on ${disk.kind}; ${refused} changes were reported as unsaved`;
  },
};

/** A small disk in memory; undefined if it can't be mounted. */
function mountedDisk(folder: string): Disk | undefined {
  const place = path.join(folder, 'disk');
  fs.mkdirSync(place);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', place]);
  if (mounted.status !== 0) return undefined;
  const filler = path.join(place, 'filler');
  return {
    kind: 'a tmpfs of 128 KB',
    folder: place,
    fill(random) {
      const descriptor = fs.openSync(filler, 'w');
      const { bavail, bsize } = fs.statfsSync(place);
      const left = random.below(4);
      try {
        for (let page = left; page < bavail; page++) fs.writeSync(descriptor, Buffer.alloc(bsize));
      } finally {
        fs.closeSync(descriptor);
      }
    },
    empty: () => fs.rmSync(filler),
    remove: () => void spawnSync('umount', [place]),
  };
}

/** A disk that accepts a number of bytes and then fails, like a full one. */
function pretendedDisk(folder: string): Disk {
  const place = path.join(folder, 'disk');
  const write = fs.writeSync;
  return {
    kind: 'a pretended disk',
    folder: place,
    fill(random) {
      let free = random.below(3) * 4096;
      const partly = (descriptor: number, bytes: Buffer, offset: number, length: number) => {
        if (free === 0) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
        const count = write(descriptor, bytes, offset, Math.min(free, length));
        free -= count;
        return count;
      };
      fs.writeSync = partly as typeof fs.writeSync;
    },
    empty: () => (fs.writeSync = write),
    remove: () => (fs.writeSync = write),
  };
}
