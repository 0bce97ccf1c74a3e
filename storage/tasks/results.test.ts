import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { resultsOfPupil } from '../../engine/learner/class-results.ts';
import { formatTask } from '../../engine/task/format-task.ts';
import { longestTask } from '../../engine/task/limits.ts';
import { parseTask } from '../../engine/task/parse-task.ts';
import { inEnglish } from '../../words/testing.ts';
import { folder, inFolders } from '../files/testing.ts';
import { isResult, parseResult, resultText } from './result-file.ts';
import { readingResults, readResultFolder } from './result-folder.ts';
import { linesOf, taskCalled, writtenResult } from './testing.ts';

inFolders();
const task = taskCalled('Two wins');
let results: string;

beforeEach(() => {
  results = path.join(folder, 'class');
  fs.mkdirSync(results);
});

const write = (name: string, text: string) => fs.writeFileSync(path.join(results, name), text);
const resultOf = (pupil: string, wrong: readonly number[] = [], of = task) =>
  writtenResult(pupil, of, linesOf(of, pupil, wrong));
const problems = () => readResultFolder(results).problems.map(inEnglish);
const pupils = () =>
  readResultFolder(results).tasks.map((of) => [of.task.name, of.results.map(({ pupil }) => pupil)]);
const refusal = (text: string) => {
  const parsed = parseResult(text);
  return parsed.ok ? `read, changed: ${parsed.value.isChanged}` : inEnglish(parsed.error);
};

test('a result is read as it was written, also with other ends of lines and a mark', () => {
  const text = resultOf('Ann "A" Öz', [1]);
  for (const each of [text, text.replaceAll('\n', '\r\n'), `\u{FEFF}${text}`]) {
    const parsed = parseResult(each);
    expect(parsed.ok && parsed.value).toMatchObject({
      pupil: 'Ann "A" Öz',
      task,
      isChanged: false,
    });
    expect(parsed.ok && resultsOfPupil(task, parsed.value.progress)).toMatchObject({
      parts: 3,
      solved: 3,
      atOnce: 2,
      tries: 4,
      seconds: 17,
      handedIn: true,
      items: [
        { parts: 1, atOnce: 1 },
        { parts: 2, atOnce: 1 },
      ],
    });
    expect(isResult(each)).toBe(true);
  }
});

test('a change by hand is shown, wherever it is', () => {
  const text = resultOf('Ann', [1]);
  for (const [from, to] of [
    ['"outcome":"wrong"', '"outcome":"right"'],
    ['"seconds":4', '"seconds":1'],
    ['"attempt":1', '"attempt":2'],
  ] as const) {
    expect(text).toContain(from);
    write('Ann.duel', text.replace(from, to));
    expect(problems()).toEqual([
      expect.stringMatching(/^Ann\.duel isn’t as Digit Duels wrote it.* save the result again\.$/),
    ]);
    expect(pupils()).toEqual([['Two wins', ['Ann']]]);
  }
  const renamed = text.replaceAll('"Ann"', '"Ben"');
  expect(refusal(renamed)).toBe('read, changed: true');
});

test('a result that was cut anywhere is refused or marked, and never a whole one', () => {
  const text = resultOf('Ann', [1]);
  for (let length = '%result '.length; length < text.trimEnd().length; length++) {
    const parsed = parseResult(text.slice(0, length));
    expect(parsed.ok && !parsed.value.isChanged, text.slice(0, length)).toBe(false);
  }
});

test.each<[string, (text: string) => string]>([
  ['Its first line isn’t as', () => '%result Ann'],
  ['Its first line isn’t as', (text) => text.replace(/"check":"./, '"check":"')],
  ['a name of at most 100 letters', (text) => text.replaceAll('"Ann"', `"${'A'.repeat(10_000)}"`)],
  ['Line 3 isn’t in the form', (text) => text.replace('"outcome":"right"', '"outcome":"best"')],
  ['Line 2 isn’t in the form', (text) => text.replace('"did":"begun"', '"did"')],
  ['Line 2 is about another task', (text) => text.replace('Find it.', 'Find them.')],
  ['Line 4 is about another task', (text) => replaceNth(text, '"Ann"', '"Ben"', 4)],
  ['can’t be read. Line 15, ', (text) => text.replace('[Goal "move"]', '[Goal "mate"]')],
  ['The task in it can’t be read.', (text) => text.slice(0, text.indexOf('[Task'))],
  ['It says nothing', (text) => text.replaceAll(/%line .*\n/g, '')],
  ['larger than 4 MB: Digit', (text) => text + ' '.repeat(4 * 2 ** 20)],
  ['more than 20,000 lines', (text) => text.replace(/%line .*\n/, (line) => line.repeat(20_001))],
  ['can’t be read', (text) => text.replace('"Two wins"', `"${'x'.repeat(10_000)}"`)],
])('what can’t be used says so: %s', (sentence, change) => {
  const text = change(resultOf('Ann'));
  expect(refusal(text)).toContain(sentence);
  write('Ann.duel', text);
  expect(problems().join()).toMatch(
    /^Ann\.duel can’t be used as a result, .*(pupil save the result again|saves no such results)\.$/,
  );
  expect(fs.readFileSync(path.join(results, 'Ann.duel'), 'utf8')).toBe(text);
});

test('a file that can’t be read isn’t said to be cured by saving the result again', () => {
  fs.writeFileSync(path.join(results, 'Ann.duel'), Buffer.from('%result \xFF', 'latin1'));
  expect(problems()).toEqual([
    expect.stringMatching(/^Ann\.duel can’t be used .* It can’t be read: [^.]*\.$/),
  ]);
});

function replaceNth(text: string, from: string, to: string, nth: number): string {
  let count = 0;
  return text.replaceAll(from, () => (++count === nth ? to : from));
}

test('a folder with several tasks, the task itself and other files', () => {
  const other = taskCalled('Another');
  write('Ann - 1.duel', resultOf('Ann'));
  write('Ben - 1.DUEL', resultOf('Ben'));
  write('Ann - 2.duel', resultOf('Ann', [], other));
  write('Two wins.duel', '[Task "Two wins"]\n[Game "chopsticks"]\n\n*\n');
  write('notes.txt', '%result');
  fs.mkdirSync(path.join(results, 'folder.duel'));
  expect(pupils()).toEqual([
    ['Two wins', ['Ann', 'Ben']],
    ['Another', ['Ann']],
  ]);
  expect(problems()).toEqual([]);
});

test('a folder is read file by file, so that windows can be answered in between', () => {
  for (const pupil of ['Ann', 'Ben', 'Cem']) write(`${pupil}.duel`, resultOf(pupil));
  expect([...readingResults(results)]).toEqual([0, 1, 2].map((read) => ({ read, of: 3 })));
});

test('of one pupil’s results the fuller counts, and two that differ are both shown', () => {
  write('Ann.duel', writtenResult('Ann', task, linesOf(task, 'Ann').slice(0, 2)));
  write('Ann (2).duel', resultOf('Ann'));
  write('Ann (3).duel', writtenResult('Ann', task, linesOf(task, 'Ann').slice(0, 3)));
  const [only] = readResultFolder(results).tasks[0]?.results ?? [];
  expect([only?.file, pupils(), problems()]).toEqual(['Ann (2).duel', [['Two wins', ['Ann']]], []]);
  write('Other Ann.duel', resultOf('Ann', [0]));
  expect(pupils()).toEqual([['Two wins', ['Ann', 'Ann']]]);
  expect(problems()).toEqual([
    'Other Ann.duel and Ann (2).duel are both by Ann, and differ: both are shown. If they are two pupils, one of them needs another name.',
  ]);
});

test.skipIf(process.platform === 'win32')('a link to elsewhere isn’t followed', () => {
  const elsewhere = path.join(folder, 'elsewhere.duel');
  fs.writeFileSync(elsewhere, resultOf('Ann'));
  fs.symlinkSync(elsewhere, path.join(results, 'Ann.duel'));
  expect(pupils()).toEqual([]);
  expect(problems()).toEqual([expect.stringContaining('Ann.duel is a link to elsewhere')]);
});

test('more files than a limit are not read, whatever is in them, and more problems not listed', () => {
  write('1.duel', '%result broken');
  for (const name of ['2', '3', '4', '5']) write(`${name}.duel`, '[Task "Two wins"]');
  for (const pupil of ['Ann', 'Ben', 'Cem']) write(`${pupil}.duel`, resultOf(pupil));
  const read = (files: number, most: number) => {
    const { tasks, problems: said } = readResultFolder(results, {
      files,
      problems: most,
      megabytes: 1,
    });
    return [tasks.flatMap((of) => of.results.map(({ pupil }) => pupil)), said.map(inEnglish)];
  };
  expect(read(7, 9)).toEqual([
    ['Ann', 'Ben'],
    [
      'The folder has more than 7 .duel files: the last 1 by name aren’t read. Split them over several folders.',
      expect.stringContaining('1.duel can’t be used'),
    ],
  ]);
  for (const name of ['2', '3', '4']) write(`${name}.duel`, '%result broken');
  expect(read(8, 2)).toEqual([
    ['Ann', 'Ben', 'Cem'],
    [
      expect.stringContaining('1.duel can’t be used'),
      expect.stringContaining('2.duel can’t be used'),
      '2 more problems aren’t listed.',
    ],
  ]);
});

test('more bytes than a limit are not read, however many files they are in', () => {
  for (const pupil of ['Ann', 'Ben', 'Cem', 'Dan']) write(`${pupil}.duel`, resultOf(pupil));
  const bytes = fs.statSync(path.join(results, 'Ann.duel')).size;
  const most = { files: 9, problems: 1, megabytes: (2.5 * bytes) / 2 ** 20 };
  const { tasks, problems: said } = readResultFolder(results, most);
  expect(tasks[0]?.results.map(({ pupil }) => pupil)).toEqual(['Ann', 'Ben']);
  expect(said.map(inEnglish)).toEqual([
    expect.stringMatching(/ MB together: the last 2 by name aren’t read\. Split them/),
  ]);
});

test('each of two pupils of one name may hand in again', () => {
  write('1.duel', resultOf('Ann'));
  write('2.duel', writtenResult('Ann', task, linesOf(task, 'Ann', [0]).slice(0, 3)));
  write('3.duel', resultOf('Ann', [0]));
  const files = readResultFolder(results).tasks[0]?.results.map(({ file }) => file);
  expect([files, problems()]).toEqual([
    ['1.duel', '3.duel'],
    [expect.stringContaining('3.duel and 1.duel are both by Ann')],
  ]);
});

test('a long task with many tries is read as it was written, and more lines than are read aren’t written', () => {
  const question = '"'.repeat(500);
  const [item = expect.fail()] = task.items;
  const long = { ...task, items: Array.from({ length: 80 }, () => ({ ...item, question })) };
  const parsed = parseTask(formatTask(long));
  const [line = expect.fail()] = linesOf(long, 'Ann');
  const tries = (count: number) =>
    resultText(
      'Ann',
      long,
      Array.from({ length: count }, () => line),
    );
  expect(parsed.ok).toBe(true);
  expect(formatTask(long).length + 20_000).toBeGreaterThan(longestTask);
  expect(tries(20_000).ok).toBe(true);
  const text = tries(20_001);
  expect(!text.ok && inEnglish(text.error)).toContain(
    'can’t be saved. It has more than 20,000 lines',
  );
});
