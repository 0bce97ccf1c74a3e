import { describe, expect, test, vi } from 'vitest';
import { goTo } from '../../engine/match/match.ts';
import type { Player } from '../../engine/match/players.ts';
import { findMatches, type MatchFilter, type MatchSort } from './find-matches.ts';
import { summaryOf, type MatchNotes, type MatchSummary } from './summary.ts';
import { tableOf, wonMoves } from './testing.ts';

const ann: Player = { kind: 'person', name: 'Ann' };
const hard: Player = { kind: 'computer', difficulty: 'hard' };
const easy: Player = { kind: 'computer', difficulty: 'easy' };

function summed(id: string, table: Parameters<typeof summaryOf>[1], notes: Partial<MatchNotes>) {
  return summaryOf(id, table, {
    title: '',
    comment: '',
    created: 0,
    changed: 0,
    played: 0,
    ...notes,
  });
}

const matches: MatchSummary[] = [
  summed('won', tableOf(wonMoves, { players: [ann, hard] }), {
    changed: 3,
    created: 1,
    title: 'Final 10',
    comment: 'In a café',
  }),
  summed('lost', tableOf(wonMoves, { players: [hard, ann] }), { changed: 5, title: 'final 9' }),
  summed('begun', tableOf(['A-C', 'B-D'], { players: [ann, easy], settings: { fingers: 6 } }), {
    changed: 4,
    played: 7,
  }),
  summed('twos', tableOf(['A-C'], { players: [ann, { kind: 'person', name: 'Bo' }] }), {
    changed: 1,
  }),
  summed('watched', tableOf(wonMoves, { players: [hard, easy] }), { changed: 2 }),
  summed('sum', tableOf(['5'], { game: 'summation-duel', players: [ann, hard] }), { changed: 6 }),
];

const nameless = { language: 'en', ofGame: () => '', ofPlayers: () => '' };
const newest: MatchSort = { by: 'changed', descending: true };
const found = (filter: MatchFilter, sort = newest) =>
  findMatches(matches, filter, sort, {
    language: 'en',
    ofGame: ({ game }) => (game === 'chopsticks' ? 'Fingers' : 'Digits'),
    ofPlayers: ({ players }) => players.map(({ name = '' }) => name).join('\n'),
  }).map(({ id }) => id);

test('all erring computers are one kind of opponent', () => {
  const erring: Player = { kind: 'computer', difficulty: 'errs-1-in-9' };
  const traps: Player = { kind: 'computer', difficulty: 'traps' };
  const summaries = [
    summed('errs', tableOf(['A-C'], { players: [ann, erring] }), {}),
    summed('traps', tableOf(['A-C'], { players: [ann, traps] }), {}),
  ];
  const against = (opponent: NonNullable<MatchFilter['opponent']>) =>
    findMatches(summaries, { opponent }, newest, nameless).map(({ id }) => id);
  expect(against('errs')).toEqual(['errs']);
  expect(against('traps')).toEqual(['traps']);
  expect(against('perfect')).toEqual([]);
});

test.each<[MatchFilter, string[]]>([
  [{}, ['sum', 'lost', 'begun', 'won', 'watched', 'twos']],
  [{ game: 'summation-duel' }, ['sum']],
  [{ game: 'chess' }, []],
  [{ opponent: 'hard' }, ['sum', 'lost', 'won']],
  [{ opponent: 'person' }, ['twos']],
  [{ result: 'won' }, ['won']],
  [{ result: 'lost' }, ['lost']],
  [{ result: 'unfinished' }, ['sum', 'begun', 'twos']],
  [{ result: 'finished' }, ['lost', 'won', 'watched']],
  [{ result: 'watched' }, ['watched']],
  [{ rules: { preset: 'default' }, game: 'chopsticks' }, ['lost', 'won', 'watched', 'twos']],
  [{ rules: { differences: { fingers: 6 } } }, ['begun']],
  [{ rules: { differences: { fingers: 7 } } }, []],
  [{ text: 'CAFE' }, ['won']],
  [{ text: ' final  ann ' }, ['lost', 'won']],
  [{ text: 'bo' }, ['twos']],
  [{ text: 'nobody' }, []],
  [{ from: 3, to: 5 }, ['begun', 'won']],
])('%j', (filter, ids) => {
  expect(found(filter)).toEqual(ids);
});

describe('sorted', () => {
  test.each<[MatchSort['by'], string[]]>([
    ['changed', ['twos', 'watched', 'won', 'begun', 'lost', 'sum']],
    // Matches without a title sort by the name of their game.
    ['title', ['sum', 'lost', 'won', 'begun', 'watched', 'twos']],
    ['result', ['won', 'lost', 'sum', 'begun', 'twos', 'watched']],
    ['plies', ['sum', 'twos', 'begun', 'lost', 'won', 'watched']],
    ['played', ['sum', 'lost', 'won', 'watched', 'twos', 'begun']],
  ])('by %s, of two alike the last played first', (by, ids) => {
    expect(found({}, { by, descending: false })).toEqual(ids);
  });
});

test('matches with the same time have a stable order', () => {
  const alike = ['b', 'c', 'a'].map((id) => summed(id, tableOf(['A-C']), { changed: 1 }));
  const ids = findMatches(alike, {}, newest, nameless).map(({ id }) => id);
  expect(ids).toEqual(['a', 'b', 'c']);
});

test('a finished match is listed as finished, at its end, when the user goes back in it', () => {
  const table = tableOf(wonMoves, { players: [ann, hard] });
  const back = { ...table, match: goTo(table.match, 1) };
  const summary = summed('back', back, {});
  expect(summary).toMatchObject({
    standpoint: 'won',
    result: { kind: 'won', winner: 0 },
    plies: 9,
  });
  expect(summary.notation).toBe(matches[0]?.notation);
});

test('rules are found by their preset or by what differs', () => {
  const under = (settings: Record<string, boolean | number>) =>
    summed('x', tableOf([], { settings }), {});
  expect(under({ suicide: true })).toMatchObject({ preset: 'suicide' });
  expect(under({ suicide: true, fingers: 6 })).toMatchObject({
    preset: null,
    differences: { suicide: true, fingers: 6 },
  });
});

test('names in one language are not searched in another', () => {
  const named = (language: string, name: string) => ({ ...nameless, language, ofGame: () => name });
  const find = (text: string, names: ReturnType<typeof named>) =>
    findMatches(matches, { text }, newest, names).length;
  expect(find('computer', named('one', 'Computer'))).toBe(matches.length);
  expect(find('computer', named('two', 'Rechner'))).toBe(0);
  expect(find('rechner', named('two', 'Rechner'))).toBe(matches.length);
});

test('names are asked for once while the user types', () => {
  const ofGame = vi.fn(() => '');
  for (const text of ['a', 'an', 'ann'])
    findMatches(matches, { text }, newest, { ...nameless, language: 'three', ofGame });
  expect(ofGame).toHaveBeenCalledTimes(matches.length);
});
