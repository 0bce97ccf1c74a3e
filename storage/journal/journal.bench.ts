import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { madeLines } from '../../engine/learner/testing.ts';
import { seededRandom } from '../../engine/random.ts';
import { journalFile, openJournal } from './journal.ts';

const many = 50_000;

/** Made at its first use. */
let made: string | undefined;

function folderWithLines(): string {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  process.on('exit', () => fs.rmSync(data, { recursive: true, force: true }));
  const file = path.join(data, journalFile);
  const lines = madeLines(many, seededRandom(1)).map((line) => `${JSON.stringify(line)}\n`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, lines.join(''));
  return data;
}

export const benchmarks = [
  {
    name: `open a journal of ${many} lines`,
    run: () => {
      const { lines } = openJournal((made ??= folderWithLines()), () => undefined);
      if (lines.length !== many) throw new Error('Not all lines were read.');
    },
  },
] as const;
