import { expect, test } from 'vitest';
import { App } from './app.ts';
import { keyGroups } from './key-groups.ts';

const { services } = new App();

test('the sheet lists the keys of the list of matches', () => {
  const rows = keyGroups(services, []).find(({ title }) => title === 'Matches')?.rows;
  expect(rows).toEqual(
    expect.arrayContaining([
      { does: 'Rename', keys: ['F2'] },
      { does: 'Export…', keys: ['Ctrl+Shift+E'] },
      { does: 'Delete', keys: ['Delete'] },
    ]),
  );
});

test('the sheet lists the keys of the list of moves and its variations', () => {
  const rows = keyGroups(services, []).find(({ title }) => title === 'In the list of moves')?.rows;
  expect(rows?.map(({ keys }) => keys)).toEqual([['↑', '↓'], ['Enter'], ['Delete']]);
});

test('no two actions in one place have the same keys', () => {
  const rows = keyGroups(services, []).flatMap(({ rows: some }) => some);
  const keys = rows.flatMap((row) => row.keys.filter((key) => key.includes('+')));
  expect(keys).toEqual([...new Set(keys)]);
});

test('the sheet lists the keys of an exercise and those of a map', () => {
  const keysOf = (named: string) =>
    keyGroups(services, [])
      .find(({ title }) => title === named)
      ?.rows.map(({ keys }) => keys);
  expect(keysOf('Puzzles, mistakes and lessons')).toEqual([['T'], ['L'], ['N']]);
  expect(keysOf('State map')).toEqual(
    expect.arrayContaining([
      ['+', '−'],
      ['Shift+←', 'Shift+→', 'Shift+↑', 'Shift+↓'],
    ]),
  );
});
