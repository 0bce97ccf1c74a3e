import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { resultsOfPupil } from '../../engine/learner/class-results.ts';
import { inEnglish } from '../../words/testing.ts';
import { folder, inFolders } from '../files/testing.ts';
import { isResult, parseResult, resultText } from './result-file.ts';
import { readResultFolder } from './result-folder.ts';
import { linesOf, taskCalled } from './testing.ts';

inFolders();
const task = taskCalled('Two wins');
let results: string;

beforeEach(() => {
  results = path.join(folder, 'class');
  fs.mkdirSync(results);
});

const write = (name: string, text: string) => fs.writeFileSync(path.join(results, name), text);
const resultOf = (pupil: string, wrong: readonly number[] = [], of = task) =>
  resultText(pupil, of, linesOf(of, pupil, wrong));
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
    expect(problems()).toEqual([expect.stringContaining('Ann.duel isn’t as Digit Duels wrote it')]);
    expect(pupils()).toEqual([['Two wins', ['Ann']]]);
  }
  const renamed = text.replaceAll('"Ann"', '"Ben"');
  expect(refusal(renamed)).toBe('read, changed: true');
});

test.each<[string, (text: string) => string]>([
  ['isn’t that of a result', () => '%result Ann'],
  ['isn’t that of a result', (text) => text.replace(/"check":"./, '"check":"')],
  ['Line 3 isn’t in the form', (text) => text.replace('"outcome":"right"', '"outcome":"best"')],
  ['Line 2 isn’t in the form', (text) => text.replace('"did":"begun"', '"did"')],
  ['Line 2 is about another task', (text) => text.replace('Find it.', 'Find them.')],
  ['Line 4 is about another task', (text) => replaceNth(text, '"Ann"', '"Ben"', 4)],
  ['The task in it can’t be read.', (text) => text.replace('[Goal "move"]', '[Goal "mate"]')],
  ['The task in it can’t be read.', (text) => text.slice(0, text.indexOf('[Task'))],
  ['It says nothing', (text) => text.replaceAll(/%line .*\n/g, '')],
  ['larger than 4 MB', (text) => text + ' '.repeat(4 * 2 ** 20)],
  ['more than 20,000 lines', (text) => text.replace(/%line .*\n/, (line) => line.repeat(20_001))],
  ['can’t be read', (text) => text.replace('"Two wins"', `"${'x'.repeat(10_000)}"`)],
])('what can’t be used says so: %s', (sentence, change) => {
  const text = change(resultOf('Ann'));
  expect(refusal(text)).toContain(sentence);
  write('Ann.duel', text);
  expect(problems().join()).toContain('Ann.duel can’t be used as a result');
  expect(fs.readFileSync(path.join(results, 'Ann.duel'), 'utf8')).toBe(text);
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

test('of one pupil’s results the fuller counts, and two that differ are both shown', () => {
  write('Ann.duel', resultText('Ann', task, linesOf(task, 'Ann').slice(0, 2)));
  write('Ann (2).duel', resultOf('Ann'));
  write('Ann (3).duel', resultText('Ann', task, linesOf(task, 'Ann').slice(0, 3)));
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

test('more results than a limit are said', () => {
  for (const pupil of ['Ann', 'Ben', 'Cem']) write(`${pupil}.duel`, resultOf(pupil));
  const { tasks, problems: said } = readResultFolder(results, 2);
  expect(tasks[0]?.results.map(({ pupil }) => pupil)).toEqual(['Ann', 'Ben']);
  expect(said.map(inEnglish)).toEqual([expect.stringContaining('more than 2 results')]);
});
