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

test('what comes before somebody can open it waits, and one follows the other', async () => {
  const handedOver = makeHandedOver();
  const opened: string[] = [];
  handedOver.add('a', 'b');
  handedOver.open(async (file) => {
    opened.push(`${file} begun`);
    await Promise.resolve();
    opened.push(`${file} done`);
  });
  handedOver.add('c');
  await expect
    .poll(() => opened)
    .toEqual(['a', 'b', 'c'].flatMap((file) => [`${file} begun`, `${file} done`]));
});
