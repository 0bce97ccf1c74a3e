import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Line } from '../../engine/learner/line.ts';
import { bestRuns, puzzleProgress } from '../../engine/learner/puzzles.ts';
import { madeLines } from '../../engine/learner/testing.ts';
import { seededRandom } from '../../engine/random.ts';
import { fillDisk, folder, inFolders } from '../files/testing.ts';
import { journalFile, openJournal } from './journal.ts';

inFolders();

afterEach(() => vi.restoreAllMocks());

const file = () => path.join(folder, journalFile);

/** The file of damaged lines. */
const aside = () => path.join(folder, 'people', '1', 'journal-damaged.txt');

const run = (solved: number, minute = '00'): Line => ({
  what: 'run',
  at: `2026-11-22T12:${minute}:00.000+01:00`,
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
    expect(journal.after(bestRuns)[0]?.streak).toBe(solved);
  }
  expect(fs.readFileSync(file(), 'utf8').split('\n')).toHaveLength(4);
});

test('a damaged line is kept beside the journal, one of a later version stays in it', () => {
  const later = `{"what":"dreamt","at":"2030-01-01","deep":${'['.repeat(1e5)}${']'.repeat(1e5)}}`;
  const text = `${JSON.stringify(run(1))}\n${later}\n{"wä":\n${JSON.stringify(run(2))}\n`;
  const { journal, report } = afterStart(text);
  expect(solvedIn(journal.lines)).toEqual([1, 2]);
  const values = { file: aside(), count: 1 };
  expect(report.mock.calls).toEqual([[{ code: 'journal.lines-aside', values }]]);
  expect(fs.readFileSync(aside(), 'utf8')).toBe('{"wä":\n');
  journal.add(run(3, '30'));
  const lines = fs.readFileSync(file(), 'utf8').split('\n');
  expect(lines.map((line) => line.trim())).toEqual([
    JSON.stringify(run(1)),
    later,
    '',
    JSON.stringify(run(2)),
    JSON.stringify(run(3, '30')),
    '',
  ]);
});

test('a damaged line that can’t be kept beside the journal is said with its number, and stays', () => {
  fs.mkdirSync(aside(), { recursive: true });
  const text = `${JSON.stringify(run(1))}\n{"what":\n`;
  const { journal, report } = afterStart(text);
  expect(solvedIn(journal.lines)).toEqual([1]);
  const values = { file: file(), count: 1, line: 2 };
  expect(report.mock.calls).toEqual([[{ code: 'journal.lines-unread', values }]]);
  expect(fs.readFileSync(file(), 'utf8')).toBe(text);
});

test('lines that another process adds count at once, and lines are in the order of their times', () => {
  const [window, terminal] = [opened().journal, opened().journal];
  window.add(run(1));
  terminal.add(run(2));
  const before = { ...run(3), at: '2026-11-22T12:59:59.000+02:00' };
  fs.appendFileSync(file(), `${JSON.stringify(before)}\n`);
  for (const { lines } of [window, terminal, opened().journal]) {
    expect(solvedIn(lines)).toEqual([3, 1, 2]);
  }
  expect(window.after(bestRuns)[0]?.streak).toBe(3);
});

test('a line that is added comes last, also if the clock was set back or stands still', () => {
  const { journal } = opened();
  for (const line of [run(1, '30'), run(2, '10'), run(3, '30'), run(4, '59')]) journal.add(line);
  expect(solvedIn(journal.lines)).toEqual([1, 2, 3, 4]);
  expect(opened().journal.lines).toEqual(journal.lines);
  expect(
    journal.lines.map(({ at }) => at.slice(14, 16)),
    'the times stay',
  ).toEqual(['30', '10', '30', '59']);
});

test('what is forgotten is kept under another name, and the next line begins a new journal', () => {
  const { journal } = opened();
  expect(journal.forget(new Date(0)), 'there is nothing').toBeUndefined();
  journal.add(run(1));
  const other = opened().journal;
  const kept = journal.forget(new Date(0)) ?? '';
  expect(path.basename(kept)).toBe('journal-forgotten-1970-01-01T00-00-00-000Z.jsonl');
  expect(fs.readFileSync(kept, 'utf8')).toBe(`${JSON.stringify(run(1))}\n`);
  expect([journal.lines, other.lines]).toEqual([[], []]);
  journal.add(run(2));
  expect([solvedIn(other.lines), other.after(bestRuns)[0]?.streak]).toEqual([[2], 2]);
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

test('a file of hundreds of megabytes isn’t read, and is said', () => {
  afterStart('');
  fs.truncateSync(file(), 2 ** 28 + 1);
  const { journal, report } = opened();
  expect(journal.lines).toEqual([]);
  const reason = { code: 'files.reason.too-large', values: { most: 256 } };
  const values = { file: file(), reason };
  expect(report.mock.calls).toEqual([[{ code: 'journal.unusable', values }]]);
});

test('what is no file is said, and isn’t written to', () => {
  fs.mkdirSync(file(), { recursive: true });
  const { journal, report } = opened();
  const values = { file: file(), reason: { code: 'files.reason.folder' } };
  expect(report.mock.calls).toEqual([[{ code: 'journal.unusable', values }]]);
  expect(() => journal.add(run(1))).toThrow();
});

test('killed between any two of 300 lines of all kinds, nothing is lost and nothing is there twice', () => {
  const { journal } = opened();
  const lines = madeLines(300, seededRandom(5));
  for (const [index, line] of lines.entries()) {
    journal.add(line);
    const started = opened().journal;
    expect(started.lines).toHaveLength(index + 1);
    expect(started.lines.at(-1)).toEqual(line);
    if (index % 50 === 49)
      expect(started.after(puzzleProgress)).toEqual(journal.after(puzzleProgress));
  }
  expect(opened().journal.lines).toEqual(lines);
});

test('cut short at any byte, a journal keeps all lines before, and goes on with nothing lost and nothing twice', () => {
  const whole = [1, 2].map((solved) => `${JSON.stringify(run(solved))}\n`).join('');
  const bytes = Buffer.from(whole);
  for (let length = 0; length <= bytes.length; length += 3) {
    const cut = bytes.subarray(0, length).toString();
    fs.rmSync(aside(), { force: true });
    const { journal, report } = afterStart(cut);
    const before = [...journal.lines];
    const fragment = cut.slice(cut.lastIndexOf('\n') + 1);
    const isWhole = fragment === '' || fragment.endsWith('}');
    const values = { file: aside(), count: 1 };
    const said = isWhole ? [] : [[{ code: 'journal.lines-aside', values }]];
    expect(report.mock.calls, fragment).toEqual(said);
    if (!isWhole) expect(fs.readFileSync(aside(), 'utf8')).toBe(`${fragment}\n`);
    journal.add(run(9));
    const again = opened();
    expect(solvedIn(again.journal.lines)).toEqual([...solvedIn(before), 9]);
    expect(again.report, 'it is said once').not.toHaveBeenCalled();
  }
});
