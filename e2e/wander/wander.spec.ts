import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { journeyFromEnvironment } from './journey.ts';
import { invariants } from './invariants/all.ts';
import { describeFailure, reportOf } from './report.ts';
import { walk, type Walked } from './walk.ts';

const journey = journeyFromEnvironment();

const unknown = journey.without.filter((name) => invariants.every((each) => each.name !== name));
if (unknown.length > 0) {
  const names = invariants.map(({ name }) => name).join(', ');
  throw new Error(`There is no invariant ${unknown.join(', ')}. There are: ${names}.`);
}

// Walks have their own time limits.
test.setTimeout(0);

for (const seed of journey.seeds) {
  test(`the wanderer finds no fault, seed ${seed}`, async () => {
    const deadline = performance.now() + journey.minutes * 60_000;
    const isOver = (): boolean => performance.now() >= deadline;
    const walks: Walked[] = [];
    const most = journey.walks ?? Infinity;
    for (let next = seed; next < seed + most && !isOver(); next++) {
      const folder = test.info().outputPath(`walk-${next}`);
      const walked = await walk({
        ...journey,
        seed: next,
        folder,
        isOver,
        tell: (line) => journey.tells && console.log(`  ${line}`),
      });
      walks.push(walked);
      writeFileSync(path.join(folder, 'trace.txt'), `${walked.trace.join('\n')}\n`);
      if (walked.failure === undefined) continue;
      if (!journey.keepsGoing) break;
      console.log(describeFailure(walked));
    }
    if (journey.reports) console.log(reportOf(walks));
    const failed = walks.filter(({ failure }) => failure !== undefined);
    if (failed.length > 0) throw new Error(failed.map(describeFailure).join('\n\n'));
  });
}
