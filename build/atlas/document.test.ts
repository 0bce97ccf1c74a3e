import { expect, test } from 'vitest';
import { codeOf, type Atlas } from '../../engine/atlas/atlas.ts';
import { documented } from './document.ts';
import type { SolvedRow } from './solve-combination.ts';

const axes = [
  { setting: 'fingers', values: [5, 2] },
  { setting: 'misere', values: [false, true] },
];
const points = [
  [0, 0],
  [1, 0],
  [0, 1],
];
const atlas: Atlas = {
  axes,
  settingsOf: () => ({}),
  standingFor: (point) => point,
  combinations: () => ({ points, tooLarge: 7 }),
  command: () => '',
  positions: () => 1,
};
const row = (code: number, start: number, game: string): SolvedRow => ({
  code,
  start,
  longest: 12,
  reachable: 70,
  win: 20,
  lose: 30,
  critical: 5,
  game,
  milliseconds: 1500,
});
const solved = new Map(
  [row(codeOf(axes, [0, 0]), 0, 'a'), row(codeOf(axes, [0, 1]), -9, 'b')].map((each) => [
    each.code,
    each,
  ]),
);
const facts = { atlas, combinations: atlas.combinations(), solved };

test('replaces the tables between their marks and keeps the rest of the page', () => {
  const page = documented('A\n\n<!-- atlas: single -->old<!-- /atlas -->\n\nB', facts);
  expect(page).toBe(`A

<!-- atlas: single -->

| rule            | 2   | 5      |
| --------------- | --- | ------ |
| the usual rules |     | draw   |
| \`misere=true\`   |     | lose 8 |

<!-- /atlas -->

B`);
  expect(documented(page, facts)).toBe(page);
});

test('counts what is solved and what each rule changes', () => {
  const page = documented(
    '<!-- atlas: coverage --><!-- /atlas --><!-- atlas: changes --><!-- /atlas -->',
    facts,
  );
  expect(page).toMatch(/\| 5 +\| 2 +\| 2 +\| 2 +\| 0 +\| 1 +\| 1 +\| 12 plies +\| 3 s/);
  expect(page).toContain('7 more combinations are left out');
  expect(page).toMatch(/misere=true` +\| 1 +\| 0\.0% +\| 100\.0% +\| 0\.0% +\| 0\.0%/);
});

test('refuses an unknown table', () => {
  expect(() => documented('<!-- atlas: other --><!-- /atlas -->', facts)).toThrow(
    'There is no table "other" of the atlas.',
  );
});
