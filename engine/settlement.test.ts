import { describe, expect, it } from 'vitest';
import { inEnglish } from '../words/testing.ts';
import { gameOf } from './games.ts';
import {
  goTo,
  isSettled,
  legalMovesOf,
  outcomeOf,
  playIn,
  positionOf,
  redo,
  settle,
  startMatch,
  timesStood,
  undo,
  type Match,
} from './match.ts';
import { makeRecord, parseRecord, type MatchRecord, type Table } from './record.ts';
import { formatDuel } from './records/format-duel.ts';
import { parseDuel } from './records/parse-duel.ts';
import { playOnIn, recordOfTable, tableOfRecord } from './records/record-of-table.ts';
import { nextRound, standingOf } from './series.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { describeEnd } from './settlement.ts';
import { refusalOf, valueOf } from './testing/in-notation.ts';

type AnyMatch = Match<unknown, unknown>;

function matchOf(id: string, changed: Settings, moves: readonly string[]): AnyMatch {
  const game = gameOf(id);
  const settings = { ...defaultSettings(game.settings), ...changed };
  return moves.reduce<AnyMatch>(
    (match, text) => playIn(match, valueOf(match.rules.parseMove(positionOf(match), text))),
    startMatch(game.rules(settings), settings, 0),
  );
}

const persons = [{ kind: 'person' }, { kind: 'person', name: 'Ann' }] as const;
const tableOf = (match: AnyMatch, game = 'chopsticks'): Table => ({
  ...{ game, players: persons, first: 0, match },
});
const reasonOf = (match: AnyMatch): string => {
  const outcome = outcomeOf(match);
  return outcome === undefined ? '' : inEnglish(describeEnd(match.rules, outcome));
};

const opened = matchOf('chopsticks', {}, ['A-C', 'A-D']);
const resigned = settle(opened, { kind: 'win', winner: 0 });
const agreed = settle(opened, { kind: 'draw' });
/** Both swap for ever, and nobody ends it. */
const circling = matchOf('chopsticks', { repetition: 0, passEquivalentTransfers: true }, [
  ...Array<string>(4).fill('--'),
]);

describe('a game that is settled', () => {
  it('is over, and says why', () => {
    expect(outcomeOf(resigned)).toEqual({
      ...{ kind: 'win', winner: 0, order: [0, 1], by: 'resignation' },
    });
    expect(reasonOf(resigned)).toBe('Player 2 resigned.');
    expect(reasonOf(agreed)).toBe('The players agreed on a draw.');
    expect(legalMovesOf(resigned)).toEqual([]);
  });

  it('stays settled while somebody looks back', () => {
    const back = goTo(resigned, 1);
    expect(outcomeOf(back)).toBeUndefined();
    expect(outcomeOf(goTo(back, 2))).toEqual(outcomeOf(resigned));
  });

  it('goes on once that is taken back, and once something else is played', () => {
    const again = undo(resigned, () => true);
    expect(again).toEqual(opened);
    expect(redo(again, () => true)).toEqual(opened);
    const back = goTo(resigned, 1);
    const [move] = legalMovesOf(back);
    expect(isSettled(playIn(back, move))).toBe(false);
  });

  it('is not settled twice, nor where somebody looks back', () => {
    expect(() => settle(resigned, { kind: 'draw' })).toThrow(RangeError);
    expect(() => settle(goTo(opened, 1), { kind: 'draw' })).toThrow(RangeError);
  });

  it('is said to be claimed where the position stood for the third time', () => {
    expect(timesStood(circling)).toBe(3);
    expect(timesStood(goTo(circling, 3))).toBe(2);
    expect(reasonOf(settle(circling, { kind: 'draw' }))).toMatch(/third time.*claimed/);
  });
});

describe('what is settled is kept', () => {
  it.each([resigned, agreed, goTo(resigned, 1)])('in a saved match and in a record', (match) => {
    const saved = makeRecord(tableOf(match));
    const read = valueOf(parseRecord(JSON.parse(JSON.stringify(saved))));
    expect(makeRecord(read)).toEqual(saved);
    expect(outcomeOf(read.match)).toEqual(outcomeOf(match));
    const text = formatDuel([recordOfTable(read)]);
    const [record] = valueOf(parseDuel(text));
    expect(record && makeRecord(valueOf(tableOfRecord(record)))).toEqual(saved);
  });

  it('but not where the record’s first line goes on', () => {
    const record = recordOfTable(tableOf(resigned));
    const there = { path: [], at: 2 };
    const longer = valueOf(playOnIn(record, 0, there, ['A-C'])).record;
    expect(longer.games[0]).not.toHaveProperty('settled');
    const varied = valueOf(playOnIn(record, 0, { path: [], at: 1 }, ['A-C'])).record;
    expect(varied.games[0]?.settled).toEqual({ kind: 'win', winner: 0 });
  });

  it.each<[string, Partial<MatchRecord>, RegExp]>([
    [
      'a winner who does not play',
      { settled: { kind: 'win', winner: 4 } },
      /none of its 2 players/,
    ],
    [
      'an end that the moves have already',
      {
        settings: { ...opened.settings, passEquivalentTransfers: true },
        moves: Array<string>(4).fill('--'),
        settled: { kind: 'draw' },
      },
      /its moves end it already/,
    ],
    ['an end of no kind', { settled: { kind: 'lost' } as never }, /“settled\.kind”/],
  ])('%s is refused', (_, changed, sentence) => {
    const record = { ...makeRecord(tableOf(opened)), ...changed };
    expect(refusalOf(parseRecord(record))).toMatch(sentence);
  });
});

it('a game of a series that was resigned counts, and is kept with its end', () => {
  const match = settle(matchOf('summation-duel', { bestOf: 3 }, ['+6']), {
    kind: 'win',
    winner: 0,
  });
  const next = nextRound(tableOf(match, 'summation-duel'));
  expect(standingOf(next)).toEqual({ won: [1, 0], played: 1, champion: null });
  // The loser begins.
  expect(next.first).toBe(1);
  const saved = makeRecord(next);
  expect(saved.rounds).toMatchObject([{ settled: { kind: 'win', winner: 0 } }]);
  const read = valueOf(parseRecord(JSON.parse(JSON.stringify(saved))));
  expect(standingOf(read)).toEqual(standingOf(next));
  expect(makeRecord(valueOf(tableOfRecord(recordOfTable(read))))).toEqual(saved);
});
