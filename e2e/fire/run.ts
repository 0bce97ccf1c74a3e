import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seededRandom } from '../../engine/random.ts';
import type { FirePart } from './part.ts';

/** The result of one part. */
export interface Report {
  readonly figures: string;
  /** One sentence each, with the seed and the case that repeat it. */
  readonly faults: readonly string[];
}

/** Attacks a part. The same seed repeats the same cases. */
export async function fireAt(part: FirePart, seed: number, cases = part.cases): Promise<Report> {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'digit-duels-fire-'));
  const faults: string[] = [];
  try {
    const figures = await part.run({
      random: seededRandom(seed),
      cases,
      folder,
      fault(caseNumber, what, to = '') {
        const shown = JSON.stringify(to.toString().slice(0, 2000));
        faults.push(`${part.name}, seed ${seed}, caseNumber ${caseNumber}: ${what}\n  ${shown}`);
      },
    });
    return {
      figures: `${part.name}: ${cases} cases, ${faults.length} faults; ${figures}.`,
      faults,
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
