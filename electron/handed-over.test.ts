import path from 'node:path';
import { expect, test } from 'vitest';
import { recordsNamed, makeHandedOver } from './handed-over.ts';

test('files are named by a path relative to the folder of the start, or by an address, links by themselves', () => {
  const folder = path.resolve('/home/ann');
  expect(recordsNamed({}, folder)).toEqual([]);
  expect(recordsNamed({ records: ['a.duel', path.resolve('/b.duel')] }, folder)).toEqual([
    path.join(folder, 'a.duel'),
    path.resolve('/b.duel'),
  ]);
  expect(recordsNamed({ records: ['duel:abc'] }, folder)).toEqual(['duel:abc']);
  const [file] = recordsNamed({ records: ['file:///c/my%20match.duel'] }, folder);
  expect(file).toMatch(/my match\.duel$/);
});

const unexpected = (error: unknown): void => {
  throw error;
};

test('files that come before they can be opened wait, and are opened one after the other', async () => {
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

test('files that are forgotten are not opened, and later ones are', async () => {
  const handedOver = makeHandedOver();
  const opened: string[] = [];
  handedOver.add('a', 'b');
  handedOver.forget();
  handedOver.open((file) => Promise.resolve(void opened.push(file)), unexpected);
  handedOver.add('c');
  await expect.poll(() => opened).toEqual(['c']);
});

test('a file that fails is reported, and the files after it are opened', async () => {
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
