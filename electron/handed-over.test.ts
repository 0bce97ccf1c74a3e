import path from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, makeHandedOver } from './handed-over.ts';

test('files are named by path from where the program was started, or by address', () => {
  const folder = path.resolve('/home/ann');
  expect(filesIn({}, folder)).toEqual([]);
  expect(filesIn({ records: ['a.duel', path.resolve('/b.duel')] }, folder)).toEqual([
    path.join(folder, 'a.duel'),
    path.resolve('/b.duel'),
  ]);
  const [file] = filesIn({ records: ['file:///c/my%20match.duel'] }, folder);
  expect(file).toMatch(/my match\.duel$/);
});

const unexpected = (error: unknown): void => {
  throw error;
};

test('what comes before somebody can open it waits, and one follows the other', async () => {
  const handedOver = makeHandedOver();
  const opened: string[] = [];
  handedOver.add('a', 'b');
  handedOver.open(async (file) => {
    opened.push(`${file} begun`);
    await Promise.resolve();
    opened.push(`${file} done`);
  }, unexpected);
  handedOver.add('c');
  await expect
    .poll(() => opened)
    .toEqual(['a', 'b', 'c'].flatMap((file) => [`${file} begun`, `${file} done`]));
});

test('what is forgotten is not opened, and what comes afterwards is', async () => {
  const handedOver = makeHandedOver();
  const opened: string[] = [];
  handedOver.add('a', 'b');
  handedOver.forget();
  handedOver.open((file) => Promise.resolve(void opened.push(file)), unexpected);
  handedOver.add('c');
  await expect.poll(() => opened).toEqual(['c']);
});

test('a file that fails is told of, and does not keep those behind it from being opened', async () => {
  const handedOver = makeHandedOver();
  const opened: string[] = [];
  const failed: unknown[] = [];
  const broken = new Error('The disk is gone.');
  handedOver.add('a', 'b');
  handedOver.open(
    (file) => {
      if (file === 'a') return Promise.reject(broken);
      opened.push(file);
      return Promise.resolve();
    },
    (error) => failed.push(error),
  );
  handedOver.add('c');
  await expect.poll(() => opened).toEqual(['b', 'c']);
  expect(failed).toEqual([broken]);
});
