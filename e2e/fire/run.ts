import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seededRandom } from '../../engine/random.ts';
import type { FirePart } from './part.ts';

/** What came of one part. */
export interface Report {
  readonly figures: string;
  /** One sentence each, with what it takes to see it again. */
  readonly faults: readonly string[];
}

/** Shoots at a part. The same seed shoots the same. */
export async function fireAt(part: FirePart, seed: number, shots = part.shots): Promise<Report> {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'digit-duels-fire-'));
  const faults: string[] = [];
  try {
    const figures = await part.run({
      random: seededRandom(seed),
      shots,
      folder,
      fault(shot, what, to = '') {
        const shown = JSON.stringify(to.toString().slice(0, 2000));
        faults.push(`${part.name}, seed ${seed}, shot ${shot}: ${what}\n  ${shown}`);
      },
    });
    return {
      figures: `${part.name}: ${shots} shots, ${faults.length} faults; ${figures}.`,
      faults,
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
