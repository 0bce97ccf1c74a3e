import { expect, test } from 'vitest';
import { goTo } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { textToCompare } from './record-of-match.ts';
import { tableOf } from './testing.ts';

const day = 24 * 60 * 60 * 1000;
const notes = { title: '', comment: '', created: 100 * day };
const text = (table: SeatedMatch, change: Partial<typeof notes> = {}) =>
  textToCompare(table, { ...notes, ...change });

test('a match is known again by its moves and tags, whatever its title, date and place', () => {
  const table = tableOf(['A-C', 'B-D']);
  const tagged = (name: string) => ({ ...table, tags: [{ name, value: '2026.11.25' }] });
  const same = text(table);
  expect(text(table, { title: 'Final', created: 0 })).toBe(same);
  expect(text({ ...table, match: goTo(table.match, 1) })).toBe(same);
  expect(text(tagged('Date'))).toBe(same);
  for (const other of [tagged('Site'), tableOf(['A-C']), { ...table, comment: 'Mine' }]) {
    expect(text(other, { comment: other.comment ?? '' })).not.toBe(same);
  }
});
