import { expect, test } from 'vitest';
import { packAtlas, unpackAtlas } from './atlas-table.ts';

const axes = [
  { setting: 'fingers', values: [5, 2, 3] },
  { setting: 'misere', values: [false, true] },
];
const rows = [
  { code: 0, start: 0, longest: 6, reachable: 171, win: 42, lose: 18, critical: 78 },
  { code: 1, start: 4, longest: 3, reachable: 4, win: 2, lose: 2, critical: 0 },
  { code: 4, start: -9, longest: -1, reachable: 70_000, win: 0, lose: 0, critical: 1 },
];
const same = new Map([[5, 1]]);

test('what is packed is unpacked, in the order of the codes', () => {
  const text = packAtlas(axes, { rows: rows.toReversed(), same });
  expect(unpackAtlas(axes, text)).toEqual({ rows, same });
});

test('a table of other settings is refused', () => {
  const text = packAtlas(axes, { rows, same });
  expect(() => unpackAtlas(axes.slice(1), text)).toThrow('The atlas was made for other settings');
});
