import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatTask } from '../../engine/task/format-task.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { linkOf } from '../../storage/files/link.ts';
import { linesOf, taskCalled, writtenResult } from '../../storage/tasks/testing.ts';
import { runWith } from '../testing.ts';

inFolders();
const task = taskCalled('Two wins', '[Options "no-hints"]\n[Minutes "20"]\n');
const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};

test('task says what is asked and with which options, from a file or a link', async () => {
  const text = formatTask(task);
  const { out, status } = await runWith(['task', write('two.duel', text)]);
  expect([status, out]).toEqual([
    0,
    'Two wins\n- No hints\n- 20 minutes for all, then it can only be handed in\n\n' +
      '1. Chopsticks: Find a move that loses nothing.\n   1212\n   Find it.\n' +
      '2. Chopsticks: Solve the puzzles 1 to 2 of “usual”.\n',
  ]);
  expect((await runWith(['task', await linkOf(text)])).out).toBe(out);
});

test.each([
  ['[Position "1111"]\n[Goal "puzzle"]', /Item 1 can’t be made: there is no puzzle in it/],
  ['[Goal "lose"]', /Line 3, column 1: Goal can’t be “lose”/],
])('task refuses what can’t be done: %s', async (tags, sentence) => {
  const file = write('bad.duel', `[Task "Bad"]\n[Game "chopsticks"]\n${tags}\n\n*\n`);
  const { status, err } = await runWith(['task', file]);
  expect(err).toMatch(sentence);
  expect(status).toBe(2);
});

test('results prints the table of a folder, what was hard, and as CSV', async () => {
  for (const [pupil, wrong] of [
    ['Ann', [0]],
    ['=Ben, "B"', [0, 2]],
  ] as const) {
    write(`${wrong.length}.duel`, writtenResult(pupil, task, linesOf(task, pupil, wrong)));
  }
  const { out } = await runWith(['results', folder]);
  expect(out).toContain('Ann        3       4      17');
  expect(out).toContain(
    'Item 1, exercise 1: 2 of 2 didn’t find it at once. Tried most: A-C (2).\nItem 2, exercise 2: 1 of 2',
  );
  const { out: csv } = await runWith(['results', folder, '--csv']);
  expect(csv.split('\n')[0]).toBe(
    'Two wins,Name,Solved,Tries,Seconds,At the first try,Times opened,Handed in,Changed by hand,1 solved,1 tries,1 seconds,2 solved,2 tries,2 seconds',
  );
  expect(csv).toContain(`Two wins,"'=Ben, ""B""",3,5,22,1,1,yes,no,1,2,9,2,3,13`);
});

test('results says what it can’t use, and if there is nothing', async () => {
  write('bad.duel', '%result {}\n');
  const { status, err } = await runWith(['results', folder]);
  expect(status).toBe(1);
  expect(err).toMatch(/bad\.duel can’t be used as a result[^]*There are no results in/);
  expect((await runWith(['results', path.join(folder, 'none')])).err).toMatch(/can’t be read/);
});
