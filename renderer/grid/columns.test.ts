import { expect, test } from 'vitest';
import { arrange } from './columns.ts';

const columns = [
  { id: 'match', width: 8, grow: 2 },
  { id: 'rules', width: 6, priority: 2, under: 'outcome' },
  { id: 'outcome', width: 5 },
  { id: 'moves', width: 4, priority: 1 },
];
/** The grid area of each visible column. */
const areas = (room: number, of: Parameters<typeof arrange>[0] = columns) =>
  arrange(of, room).placed.map(({ column, area }) => `${column.id} ${area}`);

test('if there is room, all columns are side by side', () => {
  const { leastWidth, tracks } = arrange(columns, Infinity);
  expect(leastWidth).toBe(8 + 6 + 5 + 4 + 5 * 0.75);
  expect(tracks).toBe('minmax(8rem, 2fr) 6rem 5rem 4rem');
  expect(areas(leastWidth)).toEqual([
    'match 1 / 1 / 2 / auto',
    'rules 1 / 2 / 2 / auto',
    'outcome 1 / 3 / 2 / auto',
    'moves 1 / 4 / 2 / auto',
  ]);
});

test('in a narrow grid, columns move under others before any is hidden', () => {
  const stacked = [
    'match 1 / 1 / 3 / auto',
    'rules 2 / 2 / 3 / auto',
    'outcome 1 / 2 / 2 / auto',
    'moves 1 / 3 / 3 / auto',
  ];
  expect(areas(26)).toEqual(stacked);
  expect(arrange(columns, 26).tracks).toBe('minmax(8rem, 2fr) 6rem 4rem');
  expect(areas(20)).toEqual(stacked.slice(0, 3));
  expect(arrange(columns, 20).placed.map(({ stands }) => stands)).toEqual([
    'alone',
    'below',
    'above',
  ]);
});

test('a column without a priority stays, however narrow the grid', () => {
  expect(areas(1)).toEqual(areas(20));
});

test('a column under another one is hidden with it', () => {
  const withTime = [
    { id: 'match', width: 8 },
    { id: 'moves', width: 4, priority: 1 },
    { id: 'time', width: 4, priority: 2, under: 'moves' },
  ];
  expect(areas(15, withTime)).toHaveLength(3);
  expect(areas(10, withTime)).toEqual(['match 1 / 1 / 2 / auto']);
});
