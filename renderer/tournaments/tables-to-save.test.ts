import { expect, test } from 'vitest';
import { drawing, savedTable, svgOf } from '../../electron/api/drawing.ts';
import type { TournamentView } from '../../electron/api/tournaments.ts';
import { saying } from '../../words/testing.ts';
import { drawStandings, letterOf, roundTable, standingsTable } from './tables-to-save.ts';

const view: TournamentView = {
  id: '1',
  name: 'Club & friends',
  game: { id: 'chopsticks' },
  system: 'swiss',
  rules: saying('Standard'),
  bestOf: 1,
  roundsInAll: 5,
  players: ['Ann', 'Ben', 'Cem'].map((name) => ({ name, kind: 'person', hasLeft: false })),
  rounds: [
    [
      { first: 1, second: 0, won: [0.5, 0.5] },
      { first: 2, second: null },
    ],
    [{ first: 0, second: 2 }],
  ],
  rows: [
    {
      entrant: 2,
      rank: 1,
      points: 1,
      buchholz: 1,
      direct: 0,
      wins: 0,
      against: [null, null, null],
    },
    {
      entrant: 0,
      rank: 2,
      points: 0.5,
      buchholz: 0.5,
      direct: 0.5,
      wins: 0,
      against: [null, null, 0.5],
    },
    {
      entrant: 1,
      rank: 2,
      points: 0.5,
      buchholz: 0.5,
      direct: 0.5,
      wins: 0,
      against: [null, 0.5, null],
    },
  ],
  run: null,
  seed: 0,
  notNow: null,
};

test('a round is a table with open results, and a player without an opponent', () => {
  expect(savedTable.parse(roundTable(view, 0))).toEqual([
    ['Table', 'Goes first', 'Opponent', 'Result'],
    [1, 'Ben', 'Ann', '½–½'],
    ['', 'Cem', '', ''],
  ]);
});

test('a round says why a program lost, in the table and in the one to save', () => {
  const [one, other] = [0, 1].map((loser) => ({ loser: loser as 0 | 1, how: 'crash' as const }));
  const lost = { first: 1, second: 0, won: [1, 2] as const, forfeits: [other, one, one] };
  const forfeited = { ...view, rounds: [[lost as never, { first: 2, second: null }]] };
  const why =
    'Ann loses: the program has ended by itself. Ben loses: the program has ended by itself.';
  expect(roundTable(forfeited, 0)).toEqual([
    ['Table', 'Goes first', 'Opponent', 'Result', 'Why'],
    [1, 'Ben', 'Ann', '1–2', why],
    ['', 'Cem', '', '', ''],
  ]);
  expect(standingsTable(forfeited).map((row) => row.at(-1))).toEqual(['Why', '', why, why]);
  const texts = drawStandings(forfeited, () => '#123456').shapes.map((shape) =>
    shape.kind === 'text' ? shape.text : '',
  );
  expect(texts).toEqual(
    expect.arrayContaining(['½*', ...why.split(/(?<=\.) /).map((sentence) => `* ${sentence}`)]),
  );
  expect(roundTable(view, 1)[1]).toEqual([1, 'Ann', 'Cem', '']);
});

test('the standings are a table with numbers', () => {
  const [head, , second] = savedTable.parse(standingsTable(view));
  expect(head).toEqual([
    'Place',
    'Player',
    'Points',
    'Buchholz',
    'Direct',
    'Won',
    'Cem',
    'Ann',
    'Ben',
  ]);
  expect(second).toEqual([2, 'Ann', 0.5, 0.5, 0.5, 0, '', '', 0.5]);
});

test('the columns of the cross table are letters, since two players may have one rank', () => {
  expect([0, 25, 26, 51, 52, 199].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'GR']);
  const texts = drawStandings(view, () => '#123456').shapes.flatMap((shape) =>
    shape.kind === 'text' ? shape.text : [],
  );
  const letters = ['A', 'B', 'C'];
  expect(texts.filter((text) => letters.includes(text))).toEqual([...letters, ...letters]);
  expect(texts).not.toContain('3');
});

test('the picture has every name and result inside its box', () => {
  const drawn = drawStandings(view, () => '#123456');
  expect(drawing.parse(drawn)).toEqual(drawn);
  const [, , width, height] = drawn.box;
  for (const shape of drawn.shapes) {
    if (shape.kind !== 'text') continue;
    expect(shape.x).toBeLessThan(width);
    expect(shape.y).toBeLessThan(height);
  }
  const svg = svgOf(drawn);
  for (const text of ['Club &amp; friends', 'Ann', 'Ben', 'Cem', 'Buchholz', '½']) {
    expect(svg).toContain(`>${text}</text>`);
  }
});
