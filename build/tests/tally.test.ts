import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { playwrightTally, sum, vitestTally } from './tally.mjs';
import { folder, inFolders } from '../../storage/files/testing.ts';

inFolders();

function reportOf(report: unknown): string {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('a Vitest report', () => {
  const tests = (...statuses: string[]) => statuses.map((status) => ({ status }));

  test('counts tests, except skipped ones', () => {
    const report = reportOf({
      testResults: [
        { status: 'passed', assertionResults: tests('passed', 'passed', 'pending') },
        { status: 'failed', assertionResults: tests('passed', 'failed') },
      ],
    });
    expect(vitestTally(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  test('counts an unreadable file as one failure', () => {
    const report = reportOf({
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: tests('passed') },
      ],
    });
    expect(vitestTally(report, 1)).toEqual({ passed: 1, failed: 1 });
  });

  test('counts an error outside of tests as one failure', () => {
    const report = reportOf({
      testResults: [{ status: 'passed', assertionResults: tests('passed') }],
    });
    expect(vitestTally(report, 1)).toEqual({ passed: 1, failed: 1 });
  });

  test('counts as a failure if it is missing or nothing ran', () => {
    expect(vitestTally(path.join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
    expect(vitestTally(reportOf({ testResults: [] }), 0)).toEqual({ passed: 0, failed: 1 });
  });
});

test('a Playwright report contains its totals', () => {
  const report = reportOf({ stats: { expected: 4, unexpected: 2, flaky: 0, skipped: 1 } });
  expect(playwrightTally(report, 1)).toEqual({ passed: 4, failed: 2 });
});

test('adds up tallies', () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});
