import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { knownLine } from './known-line.ts';
import { lineSchema } from './line.ts';
import { madeLines } from './testing.ts';

const others = [undefined, null, '', 'x', '["a"]', -1, 0, 0.5, 1e300, true, [], ['x'], [1], {}];

/** A value with one part of it replaced, for each part and each replacement; and with one part more. */
function* changed(value: unknown): Generator {
  yield* others;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) {
      for (const other of changed(part)) yield value.with(index, other);
    }
    return;
  }
  yield { ...value, more: 1 };
  for (const [name, part] of Object.entries(value)) {
    for (const other of changed(part)) yield { ...value, [name]: other };
    yield Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  }
}

test('a line is known if its schema takes it, whatever is changed in it', () => {
  const lines = madeLines(lineSchema.options.length, seededRandom(1));
  expect(new Set(lines.map(({ what }) => what)).size).toBe(lineSchema.options.length);
  for (const line of lines) {
    expect(knownLine(line)).toBe(line);
    for (const other of changed(line)) {
      // As it comes from a file.
      const read: unknown = other === undefined ? undefined : JSON.parse(JSON.stringify(other));
      const isKnown = lineSchema.safeParse(read).success;
      expect(knownLine(read) !== undefined, JSON.stringify(read)).toBe(isKnown);
    }
  }
});

test('a time that no calendar or clock shows makes no line', () => {
  const [, line] = madeLines(2, seededRandom(1));
  for (const at of ['2026-02-30T12:00:00.000+01:00', '2026-02-28T24:00:00.000+01:00', 'today']) {
    expect(knownLine({ ...line, at }), at).toBeUndefined();
  }
});
