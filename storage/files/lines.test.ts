import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

async function readIn(chunks: readonly (string | Buffer)[], longest = 100) {
  const read: [number, string | undefined][] = [];
  for await (const { number, text } of linesOf(Readable.from(chunks), longest)) {
    read.push([number, text]);
  }
  return read;
}

test('lines are the same however a text arrives', async () => {
  const text = 'A-C\r\n\n½×3\n last';
  const bytes = [...Buffer.from(text)].map((byte) => Buffer.from([byte]));
  const lines = [
    [1, 'A-C'],
    [2, ''],
    [3, '½×3'],
    [4, ' last'],
  ];
  expect(await readIn([text])).toEqual(lines);
  expect(await readIn(bytes)).toEqual(lines);
  expect(await readIn([`${text}\n`])).toEqual(lines);
});

test('a line that is too long is left out, and those around it are not', async () => {
  const chunk = 'x'.repeat(60);
  expect(await readIn(['a\n', chunk, chunk, '\nb\n', 'y'.repeat(101)])).toEqual([
    [1, 'a'],
    [2, undefined],
    [3, 'b'],
    [4, undefined],
  ]);
});

test('any lines come back as they were', async () => {
  const line = fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .filter((each) => !/[\r\n]/.test(each));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 8 }), async (lines) => {
      const read = await readIn(lines.map((each) => `${each}\n`));
      expect(read.map(([, text]) => text)).toEqual(lines);
    }),
  );
});

test('the stream is closed when its reader leaves', async () => {
  const input = Readable.from(['a\n', 'b\n']);
  for await (const { text } of linesOf(input, 100)) if (text === 'a') break;
  expect(input.destroyed).toBe(true);
});
