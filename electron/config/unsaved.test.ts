import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillDisk } from '../../storage/files/testing.ts';
import { file, inConfigFolders, kept, mendDisk, onDisk, open, sentences, set } from './testing.ts';

inConfigFolders();

test('a change that can’t be written holds all the same, and has one notice with the reason', () => {
  const config = open();
  const before = onDisk();
  fillDisk();
  set(config, ['difficulty'], 'hard');
  set(config, ['first'], 2);
  expect(config.config()).toMatchObject({ difficulty: ['hard'], first: 2 });
  expect(onDisk()).toBe(before);
  expect(sentences(config)).toEqual([
    expect.stringMatching(/holds until you quit, but could not be saved: the disk is full/),
  ]);
  config.dismissNotices(config.notices().map(({ id }) => id));
  expect(sentences(config)).toEqual([]);
});

test('an unwritten change is written with the next one that can be', () => {
  const config = open();
  fillDisk();
  set(config, ['difficulty'], 'hard');
  mendDisk();
  set(config, ['first'], 2);
  expect(sentences(config)).toEqual([]);
  expect(open().config()).toMatchObject({ difficulty: ['hard'], first: 2 });
});

test('an unwritten change holds beside the changes of another program', () => {
  const config = open();
  fillDisk();
  set(config, ['difficulty'], 'hard');
  writeFileSync(file, '{ "first": 2 }');
  set(config, ['appearance', 'theme'], 'dark');
  expect(config.config()).toMatchObject({
    difficulty: ['hard'],
    first: 2,
    appearance: { theme: 'dark' },
  });
});

test('a broken file is not overwritten before it can be copied', () => {
  writeFileSync(file, '{ "difficulty": ');
  fillDisk();
  const config = open();
  expect(sentences(config).join(' ')).toContain('could not be copied: the disk is full');
  set(config, ['difficulty'], 'easy');
  expect(config.config().difficulty).toEqual(['easy']);
  expect(sentences(config)[0]).toContain('could not be saved: what is in it can’t be read');
  expect(onDisk()).toBe('{ "difficulty": ');
  mendDisk();
  set(config, ['first'], 2);
  expect(kept()).toHaveLength(1);
  expect(open().config()).toMatchObject({ difficulty: ['easy'], first: 2 });
});

test('a disk that takes only a part of the file counts as full', () => {
  const config = open();
  const before = onDisk();
  fillDisk(100);
  set(config, ['difficulty'], 'hard');
  expect(onDisk()).toBe(before);
  expect(sentences(config)[0]).toContain('could not be saved: the disk is full');
});

test('a change that another program makes impossible before it is written has a notice and is dropped', () => {
  const config = open();
  fillDisk();
  config.edit(({ difficulty }) => {
    if (difficulty.includes('hard')) throw new RangeError('It is taken.');
    return [{ keys: ['first'], value: 3 }];
  });
  mendDisk();
  writeFileSync(file, '{ "difficulty": "hard" }');
  set(config, ['names'], ['Ann']);
  expect(sentences(config)).toEqual([
    expect.stringContaining('could not be written to the config'),
  ]);
  expect(open().config()).toMatchObject({ difficulty: ['hard'], first: 1 });
  set(config, ['difficulty'], 'easy');
  expect(open().config().difficulty).toEqual(['easy']);
});
