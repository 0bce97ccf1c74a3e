import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Line } from '../../engine/learner/line.ts';
import { bestRuns } from '../../engine/learner/puzzles.ts';
import { fillDisk, folder, inFolders } from '../files/testing.ts';
import { journalFile, openJournal } from './journal.ts';

inFolders();

afterEach(() => vi.restoreAllMocks());

const file = () => path.join(folder, journalFile);

const run = (solved: number): Line => ({
  what: 'run',
  at: '2026-11-22T12:00:00.000+01:00',
  mode: 'streak',
  solved,
});

function opened() {
  const report = vi.fn();
  return { journal: openJournal(folder, report), report };
}

const solvedIn = (lines: readonly Line[]) =>
  lines.map((line) => line.what === 'run' && line.solved);

/** The lines and problems after a start on a file. */
function afterStart(text: string) {
  fs.mkdirSync(path.dirname(file()), { recursive: true });
  fs.writeFileSync(file(), text);
  return opened();
}

test('a line is on the disk as soon as it is added, and what follows from it changes with it', () => {
  const { journal } = opened();
  for (const solved of [1, 2, 3]) {
    journal.add(run(solved));
    expect(journal.after(bestRuns).streak).toBe(solved);
    expect(opened().journal.lines).toEqual(journal.lines);
  }
  expect(fs.readFileSync(file(), 'utf8').split('\n')).toHaveLength(4);
});

test('cut short at any byte, a journal keeps all lines before, and goes on after it with nothing twice', () => {
  const whole = [1, 2, 3].map((solved) => `${JSON.stringify(run(solved))}\n`).join('');
  const bytes = Buffer.from(whole);
  for (let length = 0; length <= bytes.length; length++) {
    const cut = bytes.subarray(0, length).toString();
    const { journal, report } = afterStart(cut);
    const before = [...journal.lines];
    const fragment = cut.slice(cut.lastIndexOf('\n') + 1);
    const isWhole = fragment === '' || fragment.endsWith('}');
    expect(report.mock.calls.length, fragment).toBe(isWhole ? 0 : 1);
    journal.add(run(9));
    expect(solvedIn(opened().journal.lines)).toEqual([...solvedIn(before), 9]);
    expect(fs.readFileSync(file(), 'utf8').startsWith(cut), 'nothing is rewritten').toBe(true);
  }
});

test('a damaged line is said with its number and stays, as does one of a later version', () => {
  const later = '{"what":"dreamt","at":"2030-01-01"}';
  const text = `${JSON.stringify(run(1))}\n${later}\n{"what":\n${JSON.stringify(run(2))}\n`;
  const { journal, report } = afterStart(text);
  expect(solvedIn(journal.lines)).toEqual([1, 2]);
  const values = { file: file(), count: 1, line: 3 };
  expect(report.mock.calls).toEqual([[{ code: 'journal.lines-unread', values }]]);
  journal.add(run(3));
  expect(fs.readFileSync(file(), 'utf8')).toBe(`${text}${JSON.stringify(run(3))}\n`);
});

test('what a full disk refuses counts, and is written with the next line', () => {
  const { journal } = opened();
  journal.add(run(1));
  fillDisk(20);
  expect(() => journal.add(run(2))).toThrow('ENOSPC');
  vi.restoreAllMocks();
  expect(solvedIn(journal.lines)).toEqual([1, 2]);
  journal.add(run(3));
  expect(solvedIn(opened().journal.lines)).toEqual([1, 2, 3]);
});

test('what is no file is said, and isn’t written to', () => {
  fs.mkdirSync(file(), { recursive: true });
  const { journal, report } = opened();
  const values = { file: file(), reason: { code: 'files.reason.folder' } };
  expect(report.mock.calls).toEqual([[{ code: 'journal.unusable', values }]]);
  expect(() => journal.add(run(1))).toThrow();
});
