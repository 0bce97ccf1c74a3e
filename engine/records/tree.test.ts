import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { positionOf } from '../match.ts';
import { refusalOf, valueOf } from '../testing/in-notation.ts';
import type { DuelRecord } from './duel-record.ts';
import { formatDuel } from './format-duel.ts';
import { parseDuel } from './parse-duel.ts';
import { playOnIn, tableOfRecord } from './record-of-table.ts';
import { annotated, mainEnd, playOn, type Place } from './tree.ts';

const head = '[Format "1"]\n[Game "chopsticks"]\n[First "1"]\n\n';

function recordOf(moves: string): DuelRecord {
  const parsed = parseDuel(head + moves);
  if (!parsed.ok || parsed.value[0] === undefined) throw new Error('It can’t be read.');
  return parsed.value[0];
}

const movesOf = (record: DuelRecord): string => formatDuel([record]).slice(head.length).trimEnd();

describe('playing on from an earlier ply', () => {
  const record = recordOf('1. A-C 2. A-D 3. B-C *');
  const before = formatDuel([record]);
  const from = (place: Place, ...moves: string[]) => valueOf(playOnIn(record, 0, place, moves));

  test('makes a variation; the first line stays, and so does the record before', () => {
    const { record: after, place } = from({ path: [], at: 1 }, 'b-d', 'A-C');
    expect(movesOf(after)).toBe('1. A-C 2. A-D (2. B-D 3. A-C) 3. B-C *');
    expect(place).toEqual({ path: [{ ply: 1, variation: 0 }], at: 2 });
    expect(formatDuel([record])).toBe(before);
  });

  test('goes along what is there already, and further', () => {
    expect(from({ path: [], at: 0 }, 'A-C', 'A-D').place).toEqual({ path: [], at: 2 });
    const once = from({ path: [], at: 1 }, 'B-D');
    const again = valueOf(playOnIn(once.record, 0, { path: [], at: 1 }, ['B-D', 'A-C']));
    expect(movesOf(again.record)).toBe('1. A-C 2. A-D (2. B-D 3. A-C) 3. B-C *');
    const inside = valueOf(
      playOnIn(again.record, 0, { path: [{ ply: 1, variation: 0 }], at: 1 }, ['B-C']),
    );
    expect(movesOf(inside.record)).toBe('1. A-C 2. A-D (2. B-D 3. A-C (3. B-C)) 3. B-C *');
    const end = from(mainEnd(record.games[0]?.moves ?? []), 'B-D');
    expect(movesOf(end.record)).toBe('1. A-C 2. A-D 3. B-C 4. B-D *');
  });

  test('refuses what the rules don’t allow', () => {
    expect(refusalOf(playOnIn(record, 0, { path: [], at: 1 }, ['A-A']))).toMatch(
      /not a legal move/,
    );
  });

  test('refuses more than 64 variations in one another', () => {
    let moves = record.games[0]?.moves ?? [];
    let place: Place = { path: [], at: 0 };
    for (let depth = 1; depth <= 64; depth++) {
      const next = valueOf(playOn(moves, place, [`move ${depth}`, 'another']));
      moves = next.moves;
      place = { ...next.place, at: 1 };
    }
    const deeper = playOn(moves, place, ['one more']);
    expect(deeper.ok ? '' : inEnglish(deeper.error)).toMatch(/more than 64 deep/);
  });
});

test('a variation is played at the table as the main line is', () => {
  const record = recordOf('1. A-C 2. A-D (2. B-C 3. A-D) 3. B-C *');
  const table = valueOf(tableOfRecord(record, 0, { path: [{ ply: 1, variation: 0 }], at: 1 }));
  expect(table.match.at).toBe(2);
  expect(table.match.history.length).toBe(3);
  expect(table.match.rules.formatPosition(positionOf(table.match))).toBe('1312');
});

test('a note takes the place of the one before, and nothing else', () => {
  const record = recordOf('1. A-C {old} (1. B-C) 2. A-D *');
  const noted = annotated(record.games[0]?.moves ?? [], { path: [], at: 1 }, { marks: [1] });
  const after = { ...record, games: [{ first: 0, moves: noted }] };
  expect(movesOf(after)).toBe('1. A-C ! (1. B-C) 2. A-D *');
});
