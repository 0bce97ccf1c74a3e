import { expect, test } from 'vitest';
import { arrange, leastWidth, tracks } from './columns.ts';

const columns = [
  { id: 'match', width: 8, grow: 2 },
  { id: 'rules', width: 6, priority: 2, under: 'outcome' },
  { id: 'outcome', width: 5 },
  { id: 'moves', width: 4, priority: 1 },
];
const ids = (room: number) => arrange(columns, room).map((place) => place.map(({ id }) => id));

test('all columns stand beside each other if there is room', () => {
  expect(leastWidth(arrange(columns, Infinity))).toBe(8 + 6 + 5 + 4 + 5 * 0.75);
  expect(ids(26.75)).toEqual([['match'], ['rules'], ['outcome'], ['moves']]);
  expect(tracks(arrange(columns, Infinity))).toBe('minmax(8rem, 2fr) 6rem 5rem 4rem');
});

test('in a narrow grid columns move under others before any is hidden', () => {
  expect(ids(26)).toEqual([['match'], ['outcome', 'rules'], ['moves']]);
  expect(tracks(arrange(columns, 26))).toBe('minmax(8rem, 2fr) 6rem 4rem');
  expect(ids(20)).toEqual([['match'], ['outcome', 'rules']]);
});

test('what has no priority stays, however narrow the grid is', () => {
  expect(ids(1)).toEqual([['match'], ['outcome', 'rules']]);
});

test('what stands under a column leaves with it', () => {
  const stacked = [
    { id: 'match', width: 8 },
    { id: 'moves', width: 4, priority: 1 },
    { id: 'time', width: 4, priority: 2, under: 'moves' },
  ];
  expect(arrange(stacked, 15).map((place) => place.length)).toEqual([1, 2]);
  expect(arrange(stacked, 10).map((place) => place.length)).toEqual([1]);
});
