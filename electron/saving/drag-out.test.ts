import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { refusalOf } from '../ipc/testing.ts';
import { dragsFrom } from './drag-out.ts';

inFolders();

function dragging() {
  const own = path.join(folder, 'own');
  const dragged: string[] = [];
  return { own, dragged, ...dragsFrom(own, (file) => void dragged.push(file)) };
}

test('what was written is dragged, under the name of a saved file, below a folder of its own', () => {
  const { own, dragged, write, start } = dragging();
  write({ name: '../../Ann / Bert', as: 'duel', content: 'one' });
  const drag = write({ name: '../../Ann / Bert', as: 'duel', content: 'two' });
  // A drag that was given up was written later.
  write({ name: 'All matches', as: 'duel', content: 'three' });
  start(drag);
  const [file = ''] = dragged;
  expect(path.basename(file)).toBe('Ann Bert.duel');
  expect(path.dirname(path.dirname(file))).toBe(own);
  expect(readFileSync(file, 'utf8')).toBe('two');
});

test('a file that another program may still have to read is never replaced', () => {
  const { dragged, write, start } = dragging();
  for (const content of ['one', 'two']) {
    start(write({ name: 'Final', as: 'duel', content }));
  }
  expect(dragged.map((file) => readFileSync(file, 'utf8'))).toEqual(['one', 'two']);
});

test('nothing is dragged unless it was written', () => {
  const { own, dragged, write, start } = dragging();
  const nothing = 'There is nothing to drag. Take hold of a match or a picture again.';
  expect(refusalOf(() => start(0))).toBe(nothing);
  write({ name: 'Final', as: 'png', content: 'png' });
  rmSync(own, { recursive: true });
  writeFileSync(own, 'a file in the way');
  expect(refusalOf(() => write({ name: 'Final', as: 'gif', content: '' }))).toMatch(
    /^“Final\.gif” can’t be written: /,
  );
  expect(refusalOf(() => start(1))).toBe(nothing);
  expect(dragged).toEqual([]);
});

test('the files are removed at the end, or at the next start', () => {
  const { own, write } = dragging();
  write({ name: 'Final', as: 'duel', content: 'one' });
  const { close, ...next } = dragging();
  expect(existsSync(own), 'after a process that was killed').toBe(false);
  next.write({ name: 'Final', as: 'duel', content: 'two' });
  close();
  expect(existsSync(own)).toBe(false);
});
