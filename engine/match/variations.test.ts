import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games, gameOf } from '../games.ts';
import {
  goTo,
  legalMovesOf,
  mainEndOf,
  notationsOf,
  outcomeOf,
  pliesOf,
  positionOf,
  adjudicate,
  resolveChance,
  startMatch,
  turnOf,
  undo,
} from './match.ts';
import { pick, seededRandom, type Random } from '../random.ts';
import { awaitsNextRound, nextRound } from './series.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import type { SeatedMatch } from './seated-match.ts';
import { valueOf } from '../testing/in-notation.ts';
import { dataOf, movesText as textOf, readBack, tableFrom } from '../testing/records.ts';
import {
  nodesAlong,
  placeIn,
  pliesBefore,
  type Line,
  type Place,
  type VariationRef,
} from './tree.ts';
import * as variations from './variations.ts';
import type { ResolveChance } from './variations.ts';

const still: ResolveChance = (match) => resolveChance(match, seededRandom(1));

function tableOf(id: string, changed: Settings = {}, text?: string, first = 0): SeatedMatch {
  const game = gameOf(id);
  const settings = defaultSettings(game.settings, changed);
  const rules = game.rules(settings);
  const start = text === undefined ? undefined : valueOf(rules.parsePosition(text, first));
  const players = Array.from({ length: rules.seats }, () => ({ kind: 'person' as const }));
  const match = startMatch(rules, settings, first, start);
  return { game: id, players, first, match: valueOf(variations.withChanceResolved(match, still)) };
}

/** The functions of variations, on the match of a table. */
const playAtTable = (table: SeatedMatch, move: unknown, resolve: ResolveChance): SeatedMatch => ({
  ...table,
  match: valueOf(variations.play(table.match, move, resolve)),
});
const goToPlace = (table: SeatedMatch, place: Place, resolve: ResolveChance): SeatedMatch => ({
  ...table,
  match: valueOf(variations.goToPlace(table.match, place, resolve)),
});
const annotateTable = (
  table: SeatedMatch,
  ...note: Rest<typeof variations.annotate>
): SeatedMatch => ({
  ...table,
  match: variations.annotate(table.match, ...note),
});
const promoteVariation = (table: SeatedMatch, path: readonly VariationRef[]): SeatedMatch => ({
  ...table,
  match: valueOf(variations.promoteVariation(table.match, path)),
});

type Rest<Of extends (...args: never) => unknown> =
  Parameters<Of> extends [unknown, ...infer Others] ? Others : never;

function play(table: SeatedMatch, ...texts: readonly string[]): SeatedMatch {
  return texts.reduce((now, text) => {
    const { match } = now;
    const move = valueOf(match.rules.parseMove(positionOf(match), text));
    return playAtTable(now, move, still);
  }, table);
}

const back = (table: SeatedMatch, at: number): SeatedMatch => ({
  ...table,
  match: goTo(table.match, at),
});

const saved = readBack;

/** A match of Summation Duel after some moves. */
const sum = (...texts: readonly string[]): SeatedMatch => play(tableOf('summation-duel'), ...texts);
const over = ['+10', '+9', '+8', '+7', '+6', '+5', '+4', '+3'];

describe('playing another move at an earlier ply', () => {
  const ended = sum(...over);

  test('of a finished match makes a variation, and the result stays', () => {
    const table = play(back(ended, 2), '+1', '+2');
    expect(textOf(table)).toBe(
      '1. +10 2. +9 3. +8 (3. +1 4. +2) 4. +7 5. +6 6. +5 7. +4 8. +3 1-0',
    );
    expect(notationsOf(table.match)).toEqual(['+10', '+9', '+1', '+2']);
    expect(placeIn(table.match)).toEqual({ path: [{ ply: 2, variation: 0 }], at: 4 });
    expect(mainEndOf(table.match)).toEqual(mainEndOf(ended.match));
    expect(mainEndOf(saved(table).match)).toEqual(mainEndOf(ended.match));
  });

  test('of an unfinished match makes the main line, with the former one as a variation', () => {
    const table = play(back(sum('+10', '+9', '+8'), 1), '+1');
    expect(textOf(table)).toBe('1. +10 2. +1 (2. +9 3. +8) *');
    expect(placeIn(table.match)).toEqual({ path: [], at: 2 });
    expect(textOf(play(back(table, 0), '+5'))).toBe('1. +5 (1. +10 2. +1 (2. +9 3. +8)) *');
  });

  test.each([0, 1, 2, 3])('can be taken back to ply %s, and played again after a restart', (at) => {
    const table = back(play(back(ended, 2), '+1', '+2'), at);
    expect(notationsOf(saved(table).match)).toEqual(['+10', '+9', '+1', '+2']);
    expect(dataOf(saved(table))).toEqual(dataOf(table));
  });

  test('can win a match after moves are taken back', () => {
    const table = play(back(sum('+1', '+2', '+3'), 0), ...over);
    expect(mainEndOf(table.match)).toEqual(mainEndOf(ended.match));
    expect(mainEndOf(back(table, 1).match)).toEqual(mainEndOf(ended.match));
  });

  test('follows a line that exists', () => {
    const varied = play(back(ended, 2), '+1', '+2');
    const along = play(back(varied, 2), '+8');
    expect(pliesOf(along.match).length).toBe(8);
    expect(placeIn(along.match)).toEqual({ path: [], at: 3 });
    expect(textOf(play(back(along, 2), '+1'))).toBe(textOf(varied));
    expect(play(back(ended, 2), '+8')).toEqual(back(ended, 3));
  });

  test('extends the line at its end, even if another line continues with the same move', () => {
    const { match } = tableFrom('[Game "summation-duel"]\n\n1. +10 2. +9 (2. +9 3. +8) *');
    const longer = play({ ...tableOf('summation-duel'), match }, '+8');
    expect(textOf(longer)).toBe('1. +10 2. +9 (2. +9 3. +8) 3. +8 *');
  });

  test('follows a variation of the first ply of a variation', () => {
    const text = '1. +10 (1. +9 (1. +8 2. +1) 2. +2) *';
    const { match } = tableFrom(`[Game "summation-duel"]\n\n${text}`);
    const along = play(back({ ...tableOf('summation-duel'), match }, 0), '+8');
    expect(textOf(along)).toBe(text);
    expect(notationsOf(along.match)).toEqual(['+8', '+1']);
    const { path } = along.match;
    expect(textOf(promoteVariation(along, path))).toBe('1. +8 (1. +10) (1. +9 2. +2) 2. +1 *');
  });

  test('follows the draw of chance that was made before', () => {
    const first = play(tableOf('digit-conquest'), '+' + digitIn(tableOf('digit-conquest')));
    const later: ResolveChance = (match) => resolveChance(match, seededRandom(77));
    const match = valueOf(variations.withChanceResolved(back(first, 1).match, later));
    const again = { ...first, match };
    const same = valueOf(
      match.rules.parseMove(positionOf(match), pliesOf(match)[1]?.notation ?? ''),
    );
    expect(playAtTable(again, same, later).match).toEqual(first.match);
  });
});

test('going to a variation keeps the main line, though chance draws there', () => {
  const { match } = tableFrom('[Game "digit-conquest"]\n\n1. ?7 +7 (1... -7) 2. ?2 *');
  const table = { ...tableOf('digit-conquest'), match };
  const there = goToPlace(table, { path: [{ ply: 1, variation: 0 }], at: 2 }, still);
  expect(textOf(there)).toMatch(/^1\. \?7 \+7 \(1\.\.\. -7 2\. \?\d\) 2\. \?2 \*$/);
  const notation = legalMovesOf(there.match).map((move) =>
    there.match.rules.formatMove(positionOf(there.match), move),
  )[0];
  expect(textOf(play(there, notation ?? ''))).toMatch(/^1\. \?7 -7 \(1\.\.\. \+7 2\. \?2\)/);
});

function digitIn({ match }: SeatedMatch): string {
  return (pliesOf(match)[0]?.notation ?? '').slice(1);
}

test('in a series, a game keeps its comments and variations when the next one begins', () => {
  const series = play(tableOf('summation-duel', { bestOf: 3 }), ...over);
  const varied = play(back(series, 7), '+2');
  expect(awaitsNextRound(series)).toBe(true);
  const noted = annotateTable(varied, { path: [], at: 1 }, { comment: 'bold', marks: [1] });
  const next = nextRound(goToPlace(noted, { path: [], at: 8 }, still));
  expect(next.match.moves).toEqual([]);
  const text = textOf(next);
  expect(text).toContain('1. +10 ! {bold} 2. +9');
  expect(text).toContain('(8. +2');
  expect(textOf(saved(next))).toBe(text);
});

describe('promoting and deleting', () => {
  const varied = play(back(sum(...over), 2), '+1', '+2');
  const path: VariationRef[] = [{ ply: 2, variation: 0 }];

  test('makes a variation the main line, and back again', () => {
    const other = promoteVariation(varied, path);
    expect(textOf(other)).toBe('1. +10 2. +9 3. +1 (3. +8 4. +7 5. +6 6. +5 7. +4 8. +3) 4. +2 *');
    expect(placeIn(other.match)).toEqual({ path: [], at: 4 });
    expect(dataOf(promoteVariation(other, path))).toEqual(dataOf(varied));
  });

  test('lifts a variation of a variation through all of them', () => {
    const deep = play(back(varied, 3), '+4');
    const main = promoteVariation(deep, placeIn(deep.match).path);
    expect(textOf(main)).toBe(
      '1. +10 2. +9 3. +1 (3. +8 4. +7 5. +6 6. +5 7. +4 8. +3) 4. +4 (4. +2) *',
    );
  });

  test('deletes a variation and goes back to where it branched off', () => {
    const match = variations.deleteVariation(varied.match, path);
    const deleted = variations.variationOf(varied.match, path);
    expect(dataOf({ ...varied, match })).toEqual(dataOf(back(sum(...over), 2)));
    const restored = {
      ...varied,
      match: valueOf(variations.restoreVariation(match, deleted)),
    };
    const again = goToPlace(restored, placeIn(varied.match), still);
    expect(dataOf(again)).toEqual(dataOf(varied));
  });

  test('deletes the current variation without leaving an earlier place', () => {
    const there = goToPlace(varied, { path, at: 1 }, still);
    const match = variations.deleteVariation(there.match, path);
    expect(placeIn(match)).toEqual({ path: [], at: 1 });
  });

  test('restores a variation at its place among the others', () => {
    const text = '1. +10 (1. +9) (1. +8) (1. +7) *';
    const { match } = tableFrom(`[Game "summation-duel"]\n\n${text}`);
    const second: VariationRef[] = [{ ply: 0, variation: 1 }];
    const left = variations.deleteVariation(match, second);
    const deleted = variations.variationOf(match, second);
    const again = valueOf(variations.restoreVariation(left, deleted));
    expect(textOf({ ...tableOf('summation-duel'), match: again })).toBe(text);
  });

  test('refuses a path to no variation', () => {
    expect(() => variations.deleteVariation(varied.match, [{ ply: 3, variation: 0 }])).toThrow(
      RangeError,
    );
    expect(() => promoteVariation(varied, [{ ply: 2, variation: 1 }])).toThrow(RangeError);
  });
});

describe('a match that was resigned', () => {
  const resigns = { kind: 'win', winner: 0 } as const;
  const before = sum('+10', '+9');
  const resigned = {
    ...before,
    match: valueOf(variations.adjudicateMainLine(before.match, resigns)),
  };
  const varied = play(back(resigned, 1), '+8', '+7');

  test('stays so, whatever is played at an earlier ply, also after saving', () => {
    expect(outcomeOf(varied.match)).toBeUndefined();
    for (const table of [varied, saved(varied)]) {
      expect(mainEndOf(table.match)).toMatchObject({ winner: 0, by: 'resignation' });
      const there = goToPlace(table, { path: [], at: 2 }, still);
      expect(outcomeOf(there.match)).toMatchObject({ winner: 0, by: 'resignation' });
    }
    expect(saved(varied).match.adjudication).toEqual(resigns);
  });

  test('can’t be adjudicated in a variation', () => {
    const { match } = goToPlace(before, { path: [], at: 1 }, still);
    const open = play({ ...before, match }, '+8');
    const there = goToPlace(open, { path: [{ ply: 1, variation: 0 }], at: 2 }, still);
    expect(() => adjudicate(there.match, resigns)).toThrow(RangeError);
  });

  test('stays so if the current variation is deleted', () => {
    const match = variations.deleteVariation(varied.match, [{ ply: 1, variation: 0 }]);
    expect(mainEndOf(match)).toMatchObject({ winner: 0, by: 'resignation' });
    expect(dataOf({ ...resigned, match: goTo(match, 2) })).toEqual(dataOf(resigned));
  });

  test('can’t be continued by a variation that is restored', () => {
    const open = play(back(sum('+10', '+8', '+7'), 1), '+9');
    const path: VariationRef[] = [{ ply: 1, variation: 0 }];
    const deleted = variations.variationOf(open.match, path);
    const left = { ...open, match: variations.deleteVariation(open.match, path) };
    const { match } = play(back(left, 1), '+8');
    const over = valueOf(variations.adjudicateMainLine(match, resigns));
    expect(() => variations.restoreVariation(over, deleted)).toThrow(RangeError);
    expect(variations.restoreVariation(match, deleted).ok).toBe(true);
  });

  test('is open after the resignation is taken back, even if a variation is over', () => {
    const won = play(back(resigned, 1), '+8', '+9', ...over.slice(3));
    expect(outcomeOf(won.match)).toMatchObject({ winner: 0 });
    const there = goToPlace(won, { path: [], at: 2 }, still);
    const open = { ...there, match: undo(there.match, () => true) };
    expect(mainEndOf(open.match)).toBeUndefined();
    const returned = goToPlace(open, placeIn(won.match), still);
    expect(outcomeOf(returned.match)).toMatchObject({ winner: 0 });
    expect(mainEndOf(returned.match)).toBeUndefined();
    // The move ends the match if it is played again.
    expect(textOf(play(back(returned, 7), '+3'))).toBe(
      '1. +10 2. +8 (2. +9) 3. +9 4. +7 5. +6 6. +5 7. +4 8. +3 1-0',
    );
  });

  test('in a variation of an unfinished match, makes it the main line', () => {
    const open = play(back(sum('+10', '+9', '+8'), 1), '+7');
    const place: Place = { path: [{ ply: 1, variation: 0 }], at: 3 };
    const there = goToPlace(open, place, still);
    const ended = { ...there, match: valueOf(variations.adjudicateMainLine(there.match, resigns)) };
    expect(textOf(ended)).toBe('1. +10 2. +9 (2. +7) 3. +8 1-0');
  });
});

test('a comment belongs to its ply, and is removed by an empty one', () => {
  const plain = sum('+1', '+2');
  const noted = annotateTable(plain, { path: [], at: 1 }, { comment: 'so', marks: [5] });
  expect(textOf(saved(noted))).toBe('1. +1 !? {so} 2. +2 *');
  expect(annotateTable(noted, { path: [], at: 1 }, {})).toEqual(plain);
});

test.each(games)('$id: begins at a set-up position with any player', ({ id, settings }) => {
  const standard = defaultSettings(settings);
  const rules = gameOf(id).rules(standard);
  const text = rules.formatPosition(positionOf(someMatch(tableOf(id), 4).match));
  for (let first = 0; first < rules.seats; first++) {
    const table = tableOf(id, {}, text, first);
    expect(rules.mover(table.match.start)).toBe(first);
    expect(rules.formatPosition(table.match.start)).toBe(text);
    expect(dataOf(saved(table))).toEqual(dataOf(table));
  }
});

function someMatch(table: SeatedMatch, plies: number): SeatedMatch {
  let now = table;
  for (let count = 0; count < plies; count++) {
    const [move] = legalMovesOf(now.match);
    if (move === undefined) return now;
    now = playAtTable(now, move, still);
  }
  return now;
}

test(
  'after any moves, nothing is lost, and the match is a line of its tree',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seededRandom(seed);
        const resolve: ResolveChance = (match) => resolveChance(match, random);
        let table = tableOf(pick(random, games).id);
        for (let step = 0; step < 40; step++) {
          const before = linesOf(table.match.moves);
          const kept = mainEndOf(table.match);
          table = changed(table, random, resolve);
          const after = linesOf(table.match.moves);
          for (const line of before) expect(after.some((each) => each.startsWith(line))).toBe(true);
          if (kept !== undefined) expect(mainEndOf(table.match)).toEqual(kept);
          expect(turnOf(table.match).kind).not.toBe('chance');
          const { moves, at } = table.match;
          const place = placeIn(table.match);
          const line = nodesAlong(moves, place.path).slice(0, at);
          expect(notationsOf(table.match).slice(0, at)).toEqual(
            line.map(({ ply }) => ply.notation),
          );
        }
        expect(dataOf(saved(table))).toEqual(dataOf(table));
      }),
      { numRuns: 60 },
    );
  },
);

function changed(table: SeatedMatch, random: Random, resolve: ResolveChance): SeatedMatch {
  const place = placeIn(table.match);
  if (random.below(3) === 0) {
    return goToPlace(table, somePlace(table.match.moves, random), resolve);
  }
  if (random.below(6) === 0 && place.at > 0) {
    return annotateTable(table, place, { comment: `note ${random.below(99)}`, marks: [2] });
  }
  const moves = legalMovesOf(table.match);
  return moves.length === 0 ? table : playAtTable(table, pick(random, moves), resolve);
}

function somePlace(moves: Line, random: Random): Place {
  let line = moves;
  const path: VariationRef[] = [];
  for (;;) {
    const ply = random.below(line.length + 1);
    const variations = line[ply]?.variations ?? [];
    if (variations.length === 0) return { path, at: pliesBefore(path) + ply };
    const variation = random.below(variations.length);
    path.push({ ply, variation });
    line = variations[variation] ?? [];
  }
}

/** Every way through a tree, from the first move to an end. */
function linesOf(moves: Line, before = ''): string[] {
  const lines: string[] = [];
  let so = before;
  for (const { ply, variations: others = [] } of moves) {
    for (const variation of others) lines.push(...linesOf(variation, so));
    so += `${ply.notation} `;
  }
  return [...lines, so];
}
