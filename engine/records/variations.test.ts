import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games, gameOf } from '../games.ts';
import {
  goTo,
  legalMovesOf,
  notationsOf,
  outcomeOf,
  positionOf,
  settleChance,
  startMatch,
  turnOf,
  type Match,
} from '../match.ts';
import { pick, seededRandom, type Random } from '../random.ts';
import { makeRecord, parseRecord, type Table } from '../record.ts';
import { awaitsNextRound, nextRound } from '../series.ts';
import { defaultSettings, type Settings } from '../settings.ts';
import { refusalOf, valueOf } from '../testing/in-notation.ts';
import type { Line } from './duel-record.ts';
import { formatDuel } from './format-duel.ts';
import { parseDuel } from './parse-duel.ts';
import { recordOfTable, tableOfRecord } from './record-of-table.ts';
import { movesThrough, type Place, type Turnoff } from './tree.ts';
import {
  annotateTable,
  deleteVariation,
  endOf,
  goToPlace,
  movesOf,
  placeIn,
  playAtTable,
  promoteVariation,
  restoreVariation,
  settledTable,
  settleTable,
  type SettleChance,
} from './variations.ts';

const still: SettleChance = (match) => settleChance(match, seededRandom(1));

function tableOf(id: string, changed: Settings = {}, text?: string, first = 0): Table {
  const game = gameOf(id);
  const settings = { ...defaultSettings(game.settings), ...changed };
  const rules = game.rules(settings);
  const match: Match<unknown, unknown> =
    text === undefined
      ? startMatch(rules, settings, first)
      : { rules, settings, start: valueOf(rules.parsePosition(text, first)), history: [], at: 0 };
  const players = Array.from({ length: rules.seats }, () => ({ kind: 'person' as const }));
  return valueOf(settledTable({ game: id, players, first, match }, still));
}

function play(table: Table, ...texts: readonly string[]): Table {
  return texts.reduce((now, text) => {
    const { match } = now;
    const move = valueOf(match.rules.parseMove(positionOf(match), text));
    return valueOf(playAtTable(now, move, still));
  }, table);
}

const back = (table: Table, at: number): Table => ({ ...table, match: goTo(table.match, at) });

const textOf = (table: Table): string =>
  formatDuel([recordOfTable(table)])
    .split('\n\n')
    .slice(1)
    .join()
    .replaceAll('\n', ' ')
    .trim();

const saved = (table: Table): Table =>
  valueOf(parseRecord(JSON.parse(JSON.stringify(makeRecord(table)))));

/** Of numbers to 10 whose total is to be less than 40: who gets there has lost. */
const sum = (...texts: readonly string[]): Table => play(tableOf('summation-duel'), ...texts);
const over = ['+10', '+9', '+8', '+7', '+6', '+5', '+4', '+3'];

describe('playing otherwise from an earlier ply', () => {
  const ended = sum(...over);

  test('of a match that is over makes a variation, and the match stays as it ended', () => {
    const table = play(back(ended, 2), '+1', '+2');
    expect(textOf(table)).toBe(
      '1. +10 2. +9 3. +8 (3. +1 4. +2) 4. +7 5. +6 6. +5 7. +4 8. +3 1-0',
    );
    expect(notationsOf(table.match)).toEqual(['+10', '+9', '+1', '+2']);
    expect(placeIn(table)).toEqual({ path: [{ ply: 2, variation: 0 }], at: 2 });
    expect(endOf(table)).toEqual(endOf(ended));
    expect(endOf(saved(table))).toEqual(endOf(ended));
  });

  test('of a match that goes on makes it the line, and the former one is its variation', () => {
    const table = play(back(sum('+10', '+9', '+8'), 1), '+1');
    expect(textOf(table)).toBe('1. +10 2. +1 (2. +9 3. +8) *');
    expect(placeIn(table)).toEqual({ path: [], at: 2 });
    expect(textOf(play(back(table, 0), '+5'))).toBe('1. +5 (1. +10 2. +1 (2. +9 3. +8)) *');
  });

  test('wins a match after something was taken back', () => {
    const table = play(back(sum('+1', '+2', '+3'), 0), ...over);
    expect(endOf(table)).toEqual(endOf(ended));
    expect(endOf(back(table, 1))).toEqual(endOf(ended));
  });

  test('goes along what is there, and leaves it as it is', () => {
    const varied = play(back(ended, 2), '+1', '+2');
    const along = play(back(varied, 2), '+8');
    expect(along.match.history.length).toBe(8);
    expect(placeIn(along)).toEqual({ path: [], at: 3 });
    expect(textOf(play(back(along, 2), '+1'))).toBe(textOf(varied));
    expect(play(back(ended, 2), '+8')).toEqual(back(ended, 3));
  });

  test('takes the draw of chance along that followed once', () => {
    const first = play(tableOf('digit-conquest'), '+' + digitIn(tableOf('digit-conquest')));
    const later: SettleChance = (match) => settleChance(match, seededRandom(77));
    const again = valueOf(settledTable(back(first, 1), later));
    const { match } = again;
    const same = valueOf(
      match.rules.parseMove(positionOf(match), match.history[1]?.notation ?? ''),
    );
    expect(valueOf(playAtTable(again, same, later)).match).toEqual(first.match);
  });

  test('leaves a match that nothing was played otherwise in as it was', () => {
    expect(sum('+1', '+2')).not.toHaveProperty('tree');
    expect(makeRecord(sum('+1', '+2'))).not.toHaveProperty('annotations');
  });
});

function digitIn({ match }: Table): string {
  return (match.history[0]?.notation ?? '').slice(1);
}

test('in a series, what is kept of a game goes with it, and a variation ends no other game', () => {
  const series = play(tableOf('summation-duel', { bestOf: 3 }), ...over);
  const varied = play(back(series, 7), '+2');
  expect(awaitsNextRound(series)).toBe(true);
  const noted = annotateTable(varied, { path: [], at: 1 }, { comment: 'bold', marks: [1] });
  const next = nextRound(valueOf(goToPlace(noted, { path: [], at: 8 }, still)));
  expect(next).not.toHaveProperty('tree');
  const text = formatDuel([recordOfTable(next)]);
  expect(text).toContain('1. +10 ! {bold} 2. +9');
  expect(text).toContain('(8. +2');
  expect(formatDuel([recordOfTable(saved(next))])).toBe(text);
});

describe('promoting and deleting', () => {
  const varied = play(back(sum(...over), 2), '+1', '+2');
  const path: Turnoff[] = [{ ply: 2, variation: 0 }];

  test('makes a variation the main line, and once more the other way round', () => {
    const other = valueOf(promoteVariation(varied, path));
    expect(textOf(other)).toBe('1. +10 2. +9 3. +1 (3. +8 4. +7 5. +6 6. +5 7. +4 8. +3) 4. +2 *');
    expect(placeIn(other)).toEqual({ path: [], at: 4 });
    expect(valueOf(promoteVariation(other, path))).toEqual(varied);
  });

  test('lifts a variation of a variation through all of them', () => {
    const deep = play(back(varied, 3), '+4');
    const main = valueOf(promoteVariation(deep, placeIn(deep).path));
    expect(textOf(main)).toBe(
      '1. +10 2. +9 3. +1 (3. +8 4. +7 5. +6 6. +5 7. +4 8. +3) 4. +4 (4. +2) *',
    );
  });

  test('deletes a variation and what lies in it; whoever stands there stands where it turned off', () => {
    const { series, deleted } = deleteVariation(varied, path);
    expect(makeRecord(series)).toEqual(makeRecord(back(sum(...over), 2)));
    expect(series).not.toHaveProperty('tree');
    const again = valueOf(
      goToPlace(restoreVariation(series, path, deleted), placeIn(varied), still),
    );
    expect(makeRecord(again)).toEqual(makeRecord(varied));
  });

  test('knows no variation where there is none', () => {
    expect(() => deleteVariation(varied, [{ ply: 3, variation: 0 }])).toThrow(RangeError);
    expect(() => promoteVariation(varied, [{ ply: 2, variation: 1 }])).toThrow(RangeError);
  });
});

describe('a match that somebody resigned', () => {
  const resigns = { kind: 'win', winner: 0 } as const;
  const resigned = valueOf(settleTable(sum('+10', '+9'), resigns));
  const varied = play(back(resigned, 1), '+8', '+7');

  test('stays so, whatever is played from an earlier ply, after a restart, too', () => {
    expect(outcomeOf(varied.match)).toBeUndefined();
    for (const table of [varied, saved(varied)]) {
      expect(endOf(table)).toMatchObject({ winner: 0, by: 'resignation' });
      const there = valueOf(goToPlace(table, { path: [], at: 2 }, still));
      expect(outcomeOf(there.match)).toMatchObject({ winner: 0, by: 'resignation' });
    }
    const [record] = valueOf(parseDuel(formatDuel([recordOfTable(varied)])));
    expect(record?.games[0]?.settled).toEqual(resigns);
    expect(record && endOf(valueOf(tableOfRecord(record)))).toMatchObject({ winner: 0 });
  });

  test('stays so where the variation is deleted in which one stands', () => {
    const { series } = deleteVariation(varied, [{ ply: 1, variation: 0 }]);
    expect(endOf(series)).toMatchObject({ winner: 0, by: 'resignation' });
    expect(makeRecord({ ...series, match: goTo(series.match, 2) })).toEqual(makeRecord(resigned));
  });

  test('in a variation of one that goes on, makes it the main line', () => {
    const open = play(back(sum('+10', '+9', '+8'), 1), '+7');
    const place: Place = { path: [{ ply: 1, variation: 0 }], at: 2 };
    const there = valueOf(goToPlace(open, place, still));
    const ended = valueOf(settleTable(there, resigns));
    expect(textOf(ended)).toBe('1. +10 2. +9 (2. +7) 3. +8 1-0');
  });
});

test('a comment stands with its ply wherever one stands, and goes when it is emptied', () => {
  const plain = sum('+1', '+2');
  const noted = annotateTable(plain, { path: [], at: 1 }, { comment: 'so', marks: [5] });
  expect(textOf(saved(noted))).toBe('1. +1 !? {so} 2. +2 *');
  expect(annotateTable(noted, { path: [], at: 1 }, {})).toEqual(plain);
});

describe('a saved match', () => {
  const varied = annotateTable(
    play(back(sum(...over), 2), '+1', '+2'),
    { path: [], at: 3 },
    { comment: 'or so' },
  );
  const record = makeRecord(varied);

  test('of a program that knows no variations keeps them beside what that one played', () => {
    const { moves } = record;
    const longer = { ...record, moves: [...moves, '+3'], at: 5 };
    expect(textOf(valueOf(parseRecord(longer)))).toContain('(3. +1 4. +2 5. +3)');
    const otherwise = { ...record, moves: ['+1'], at: 1 };
    expect(textOf(valueOf(parseRecord(otherwise)))).toContain('1. +10 (1. +1) 2. +9 3. +8 {or so}');
    const unfinished = makeRecord(play(back(sum('+1', '+2'), 1), '+3'));
    const gone = valueOf(parseRecord({ ...unfinished, moves: ['+1', '+4'], at: 2 }));
    expect(textOf(gone)).toBe('1. +1 2. +4 (2. +2) (2. +3) *');
  });

  test('has what belongs to an earlier game there, when that program has begun the next one', () => {
    const first = play(back(play(tableOf('summation-duel', { bestOf: 3 }), ...over), 7), '+2');
    const { annotations } = makeRecord(first);
    const next = makeRecord(nextRound(play(tableOf('summation-duel', { bestOf: 3 }), ...over)));
    const table = valueOf(parseRecord({ ...next, annotations }));
    expect(table).not.toHaveProperty('tree');
    expect(formatDuel([recordOfTable(table)])).toContain('(8. +2');
  });

  const lineWith = (ply: unknown) => ({
    ...record,
    annotations: { games: [{ round: 1, moves: ['+10', ply] }] },
  });
  /** A ply with a variation in a variation, so many deep. */
  const nested = (levels: number): unknown => {
    let deep: unknown = '+9';
    for (let level = 0; level < levels; level++) deep = { move: '+9', variations: [[deep]] };
    return deep;
  };

  test('with variations as deep as they may be is read', () => {
    expect(parseRecord(lineWith(nested(64))).ok).toBe(true);
  });

  test.each<[string, unknown, RegExp]>([
    ['an illegal variation', { move: '+9', variations: [['+10']] }, /variation.*“\+10”: /],
    ['no move', { comment: 'x' }, /annotations\.games\.1\.moves\.1\.move/],
    ['a number', 7, /moves\.1”/],
    ['a comment that is none', { move: '+9', comment: 3 }, /moves\.1\.comment/],
    ['a mark that is none', { move: '+9', marks: [256] }, /moves\.1\.marks/],
    ['a variation of nothing', { move: '+9', variations: [[]] }, /moves\.1\.variations\.0/],
    ['variations too deep', nested(65), /more than 64 deep/],
  ])('with a damaged tree is refused: %s', (_, ply, sentence) => {
    expect(refusalOf(parseRecord(lineWith(ply)))).toMatch(sentence);
  });
});

test.each(games)('$id: begins at a set-up position with any player', ({ id, settings }) => {
  const standard = defaultSettings(settings);
  const rules = gameOf(id).rules(standard);
  const text = rules.formatPosition(positionOf(someMatch(tableOf(id), 4).match));
  for (let first = 0; first < rules.seats; first++) {
    const table = tableOf(id, {}, text, first);
    expect(rules.mover(table.match.start)).toBe(first);
    expect(rules.formatPosition(table.match.start)).toBe(text);
    expect(saved(table).match).toEqual({ ...table.match, rules: expect.anything() as unknown });
    const [record] = [recordOfTable(table)];
    expect(valueOf(tableOfRecord(record)).match.start).toEqual(table.match.start);
  }
});

function someMatch(table: Table, plies: number): Table {
  let now = table;
  for (let count = 0; count < plies; count++) {
    const [move] = legalMovesOf(now.match);
    if (move === undefined) return now;
    now = valueOf(playAtTable(now, move, still));
  }
  return now;
}

test(
  'whatever is done, nothing is lost, and the match is the line of its tree',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seededRandom(seed);
        const settle: SettleChance = (match) => settleChance(match, random);
        let table = tableOf(pick(random, games).id);
        for (let step = 0; step < 40; step++) {
          const before = linesOf(movesOf(table));
          const kept = endOf(table);
          table = changed(table, random, settle);
          const after = linesOf(movesOf(table));
          for (const line of before) expect(after.some((each) => each.startsWith(line))).toBe(true);
          if (kept !== undefined) expect(endOf(table)).toEqual(kept);
          expect(turnOf(table.match).kind).not.toBe('chance');
          const through = movesThrough(movesOf(table), placeIn(table));
          expect(notationsOf(table.match).slice(0, table.match.at)).toEqual(
            through.moves.slice(0, through.at),
          );
        }
        const record = recordOfTable(table);
        expect(makeRecord(saved(table))).toEqual(makeRecord(table));
        expect(recordOfTable(saved(table))).toEqual(record);
        expect(
          valueOf(tableOfRecord(record, 0, placeIn(table))).tree?.moves ?? record.games[0]?.moves,
        ).toEqual(movesOf(table));
      }),
      { numRuns: 60 },
    );
  },
);

function changed(table: Table, random: Random, settle: SettleChance): Table {
  const place = placeIn(table);
  if (random.below(3) === 0) {
    return valueOf(goToPlace(table, somePlace(movesOf(table), random), settle));
  }
  if (random.below(6) === 0 && place.at > 0) {
    return annotateTable(table, place, { comment: `note ${random.below(99)}`, marks: [2] });
  }
  const moves = legalMovesOf(table.match);
  return moves.length === 0 ? table : valueOf(playAtTable(table, pick(random, moves), settle));
}

function somePlace(moves: Line, random: Random): Place {
  let line = moves;
  const path: Turnoff[] = [];
  for (;;) {
    const ply = random.below(line.length + 1);
    const variations = line[ply]?.variations ?? [];
    if (variations.length === 0) return { path, at: ply };
    const variation = random.below(variations.length);
    path.push({ ply, variation });
    line = variations[variation] ?? [];
  }
}

/** Every way through a tree, from the first move to an end. */
function linesOf(moves: Line, before = ''): string[] {
  const lines: string[] = [];
  let so = before;
  for (const { move, variations = [] } of moves) {
    for (const variation of variations) lines.push(...linesOf(variation, so));
    so += `${move} `;
  }
  return [...lines, so];
}
