import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { inEnglish } from '../../words/testing.ts';
import type { Message } from '../../words/message.ts';
import { openTraining } from './training-file.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';

inFolders();
let problems: string[] = [];
beforeEach(() => {
  problems = [];
});

const file = () => path.join(folder, 'training.json');
const report = (problem: Message) => void problems.push(inEnglish(problem));
const lessons = z.array(z.string());
const open = () => openTraining(folder, report).section('lessons', lessons, []);

test('keeps what was saved', () => {
  open().set(['first']);
  expect(open().get()).toEqual(['first']);
  expect(problems).toEqual([]);
});

test('keeps unknown parts unchanged', () => {
  fs.writeFileSync(file(), '{"version":1,"newer":{"a":1}}');
  open().set(['first']);
  expect(JSON.parse(fs.readFileSync(file(), 'utf8'))).toEqual({
    version: 1,
    newer: { a: 1 },
    lessons: ['first'],
  });
});

const deepNote = `{"version":1,"note":${'['.repeat(5000)}${']'.repeat(5000)}}`;

test.each([
  'not JSON',
  '[]',
  '{"version":"2"}',
  '{"version":2}',
  '{"version":1,"lessons":7}',
  deepNote,
])('keeps beside what it can’t read: %#', (broken) => {
  fs.writeFileSync(file(), broken);
  const section = open();
  expect(section.get()).toEqual([]);
  expect(problems).toEqual([expect.stringContaining(file())]);
  expect(fs.readFileSync(file(), 'utf8')).toBe(broken);
  const copies = () =>
    fs.readdirSync(folder).filter((name) => name.startsWith('training.invalid-'));
  expect(problems[0], 'the copy is there when it is said').toContain(`kept as ${copies()[0]}.`);
  section.set(['first']);
  const kept = copies();
  expect(kept.map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))).toEqual([broken]);
  expect(open().get()).toEqual(['first']);
});

test('reports a failed write, and keeps the previous content', () => {
  const section = open();
  section.set(['first']);
  fs.rmSync(file());
  fs.mkdirSync(file());
  expect(() => section.set(['second'])).toThrow();
  expect(section.get()).toEqual(['first']);
});

test('doesn’t call a file of a newer version damaged', () => {
  fs.writeFileSync(file(), '{"version":2,"lessons":{"done":["first"]}}');
  open();
  expect(problems).toEqual([
    expect.stringContaining('a newer version of Digit Duels has written it'),
  ]);
});

test('announces no copy if none could be made', () => {
  fs.mkdirSync(file());
  const section = open();
  expect(problems).toEqual([expect.stringContaining('could not be copied: it is a folder')]);
  expect(() => section.set(['first'])).toThrow();
  expect(section.get()).toEqual([]);
});
