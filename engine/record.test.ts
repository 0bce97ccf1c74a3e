import { describe, expect, it } from 'vitest';
import { gameOf } from './games.ts';
import { goTo, playIn, positionOf, startMatch } from './match.ts';
import type { Player } from './players.ts';
import { makeRecord, parseRecord, type MatchRecord } from './record.ts';
import { defaultSettings } from './settings.ts';
import { valueOf, refusalOf } from './testing/in-notation.ts';
import { longMatch } from './testing/long-match.ts';

const players: Player[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'computer', name: 'Bit', difficulty: 'hard' },
];

const good: MatchRecord = {
  version: 1,
  game: 'chopsticks',
  settings: { overflow: 'rollover' },
  players,
  first: 1,
  moves: ['A-C', 'A-D', 'B-C'],
  at: 2,
};

it('makes a record of a match, what was taken back included', () => {
  const game = gameOf('chopsticks');
  const settings = defaultSettings(game.settings);
  const rules = game.rules(settings);
  let match = startMatch(rules, settings, 1);
  for (const text of good.moves) {
    match = playIn(match, valueOf(rules.parseMove(positionOf(match), text)));
  }
  const record = makeRecord({ game: 'chopsticks', players, first: 1, match: goTo(match, 2) });
  expect(record).toEqual({ ...good, settings });
});

it('reads names as one line, and refuses those that have nothing to see', () => {
  const named = (name: string) =>
    parseRecord({ ...good, players: [{ kind: 'person', name }, players[1]] });
  expect(valueOf(named(' A\u0000n\r\nn\u2028')).players[0]).toEqual({
    kind: 'person',
    name: 'A n n',
  });
  expect(named('\u0007').ok).toBe(false);
});

it('keeps that who began was decided by lot; an older record says nothing of it', () => {
  const table = valueOf(parseRecord({ ...good, tossed: true }));
  expect(table.tossed).toBe(true);
  expect(makeRecord(table).tossed).toBe(true);
  const older = valueOf(parseRecord(good));
  expect(older).not.toHaveProperty('tossed');
  expect(makeRecord(older)).not.toHaveProperty('tossed');
});

it('reads a record and fills in the settings it does not name', () => {
  const table = valueOf(parseRecord(good));
  expect(table).toMatchObject({ game: 'chopsticks', players, first: 1 });
  expect(table.match.at).toBe(2);
  expect(table.match.history.map(({ seat }) => seat)).toEqual([1, 0, 1]);
  expect(table.match.settings).toMatchObject({ overflow: 'rollover', repetition: 3 });
  expect(table.match.rules.formatPosition(positionOf(table.match))).toBe('1212');
});

// A history that is copied for each move takes nine seconds.
it('reads a match of 20,000 moves in the time of a start', { timeout: 4000 }, () => {
  const match = longMatch(20_000);
  const record = makeRecord({ game: 'digit-conquest', players, first: 0, match });
  expect(positionOf(valueOf(parseRecord(record)).match)).toEqual(positionOf(match));
});

describe('a broken record is refused with what is wrong and where', () => {
  it.each<[string, unknown, RegExp]>([
    ['no record at all', 'hello', /not a saved match/],
    ['nothing', null, /not a saved match/],
    ['another version', { ...good, version: 2 }, /not a saved match[^]*version/],
    ['a toss that is no toss', { ...good, tossed: 'heads' }, /not a saved match[^]*tossed/],
    ['a missing field', { ...good, moves: undefined }, /not a saved match[^]*moves/],
    ['a move that is no text', { ...good, moves: ['A-C', 7] }, /not a saved match[^]*moves\.1/],
    ['a player of no kind', { ...good, players: [{}, {}] }, /not a saved match[^]*players/],
    ['a player too few', { ...good, players: players.slice(1) }, /not a saved match[^]*players/],
    ['a player too many', { ...good, players: [...players, ...players] }, /needs 2 players/],
    ['nobody to begin', { ...good, first: 2 }, /needs 2 players, and one of them to begin/],
    ['an unknown game', { ...good, game: 'noughts' }, /“noughts”.*chopsticks/],
    ['an unknown setting', { ...good, settings: { colour: 'red' } }, /no setting “colour”/],
    ['a bad value', { ...good, settings: { fingers: 1 } }, /fingers can’t be 1.*2 to 100/],
    ['an unmet requirement', { ...good, settings: { suns: true } }, /suns needs overflow/],
    ['an illegal move', { ...good, moves: ['A-C', 'A-A'] }, /at move 2, “A-A”: .*Legal: /],
    ['too many taken back', { ...good, at: 4 }, /after move 4, but has only 3 moves/],
    [
      'moves after the end',
      { ...good, settings: { passEquivalentTransfers: true }, moves: Array(5).fill('--') },
      /at move 5, “--”: The game is over before it/,
    ],
  ])('%s', (_, record, sentence) => {
    const read = parseRecord(record);
    expect(refusalOf(read)).toMatch(sentence);
  });
});
