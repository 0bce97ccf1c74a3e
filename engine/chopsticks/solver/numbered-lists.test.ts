import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberLists } from './numbered-lists.ts';

it('gives equal lists one number, and each different one the next', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(numbers, { maxLength: 200 }), (written) => {
      const numbered = numberLists(written.length);
      const different = [...new Set(written.map((list) => list.join()))];
      for (const list of written) {
        const number = numbered.numberOf(Int32Array.from(list));
        expect(number).toBe(different.indexOf(list.join()));
      }
      const { start, item } = numbered.lists();
      const kept = different.map((_, number) => item.slice(start[number], start[number + 1]));
      expect(kept.map((list) => list.join())).toEqual(different);
    }),
  );
});

it('keeps long lists', () => {
  const numbered = numberLists(3);
  const long = Int32Array.from({ length: 5000 }, (_, index) => index);
  const longer = Int32Array.from({ length: 5001 }, (_, index) => index);
  expect([long, longer, long].map((list) => numbered.numberOf(list))).toEqual([0, 1, 0]);
  expect(numbered.lists().item).toHaveLength(10_001);
});
