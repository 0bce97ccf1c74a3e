import { expect, test } from 'vitest';
import { configFiles } from './config-files.ts';
import { fullDisk } from './full-disk.ts';
import { damagedRecords } from './records.ts';
import { madeUpRequests } from './requests.ts';
import { fireAt } from './run.ts';
import { savedMatches } from './saved-matches.ts';

// The other parts need a built program or script: `e2e/fire.spec.ts` runs them all.
test.each([
  { part: configFiles, cases: 12 },
  { part: savedMatches, cases: 12 },
  { part: damagedRecords, cases: 20 },
  { part: madeUpRequests, cases: 12 },
  { part: fullDisk, cases: 6 },
])(
  '$part.name: a small sample of the long run finds no fault',
  async ({ part, cases }) => {
    expect((await fireAt(part, 1, cases)).faults).toEqual([]);
  },
  30_000,
);

test('a fault is reported with its seed and its case', async () => {
  const part = {
    name: 'sample',
    cases: 2,
    run: ({ fault }: { fault: (caseNumber: number, what: string) => void }) => {
      fault(2, 'something went wrong');
      return Promise.resolve('nothing else');
    },
  };
  const { figures, faults } = await fireAt(part, 7);
  expect(figures).toBe('sample: 2 cases, 1 faults; nothing else.');
  expect(faults[0]).toContain('sample, seed 7, caseNumber 2: something went wrong');
});
