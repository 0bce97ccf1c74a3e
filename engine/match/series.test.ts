import { describe, expect, it } from 'vitest';
import { dataOf, readBack, tableFrom } from '../testing/records.ts';
import { gameOf } from '../games.ts';
import type { Outcome } from '../game.ts';
import { outcomeOf, playIn, pliesOf, setUpPosition, startMatch } from './match.ts';
import type { SeatedMatch } from './seated-match.ts';
import { awaitsNextRound, firstOfNext, nextRound, standingOf } from './series.ts';
import { defaultSettings } from '../settings/settings.ts';

const game = gameOf('summation-duel');
const settings = defaultSettings(game.settings);
const options = game.rules(settings).match;

describe('Match Play: “Keep track of the number of games won to determine an overall champion.”', () => {
  const won = (winner: number) =>
    ({ kind: 'win', winner, order: [winner, 1 - winner], by: 'exact' }) as const;
  const draw = { kind: 'draw', by: 'numbers' } as const;
  /** How a series of some length stands after games that ended so. */
  const standingAfter = (bestOf: number, outcomes: readonly Outcome[]) => {
    const match = startMatch(game.rules({ ...settings, bestOf }), settings, 0);
    return standingOf({
      first: 0,
      match,
      rounds: outcomes.map((outcome) => ({ first: 0, match, outcome })),
    });
  };

  it('“Players can compete in multiple rounds”: best of three', () => {
    expect(standingAfter(3, [])).toEqual({ won: [0, 0], played: 0, champion: null });
    expect(standingAfter(3, [won(1), won(0)])).toMatchObject({
      won: [1, 1],
      champion: null,
    });
    expect(standingAfter(3, [won(1), draw, won(0), won(1)])).toEqual({
      won: [1, 2],
      played: 4,
      champion: 1,
    });
  });

  it('“The game is won by the player who achieves the objective first in a single round.”', () => {
    expect(standingAfter(1, [won(0)]).champion).toBe(0);
  });

  it('has no champion without end', () => {
    const games = Array.from({ length: 50 }, () => won(0));
    expect(standingAfter(0, games)).toEqual({
      won: [50, 0],
      played: 50,
      champion: null,
    });
  });

  it('lets the loser begin, or the next player', () => {
    expect(firstOfNext(options, 2, won(0), 0)).toBe(1);
    expect(firstOfNext(options, 2, won(0), 1)).toBe(1);
    expect(firstOfNext(options, 2, draw, 0)).toBe(1);
    const alternate = { ...options, firstNext: 'alternate' } as const;
    expect(firstOfNext(alternate, 2, won(0), 1)).toBe(0);
    expect(firstOfNext(alternate, 2, won(1), 1)).toBe(0);
  });
});

describe('a series on the table', () => {
  const begun: SeatedMatch = {
    game: game.id,
    players: [
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Ben' },
    ],
    first: 0,
    match: startMatch(game.rules({ ...settings, bestOf: 3 }), { ...settings, bestOf: 3 }, 0),
  };
  /** The eight turns of the rules' first example, which the second to move wins. */
  const played = (table: SeatedMatch): SeatedMatch => ({
    ...table,
    match: [6, 9, 10, 8, 7, 5, 4, 1].reduce(
      (match, number) => playIn(match, { number }),
      table.match,
    ),
  });

  it('waits for the end of a game', () => {
    expect(awaitsNextRound(begun)).toBe(false);
    expect(() => nextRound(begun)).toThrow(RangeError);
  });

  it('continues with the loser until there is a champion', () => {
    const first = played(begun);
    expect(standingOf(first)).toEqual({ won: [0, 1], played: 1, champion: null });
    const second = nextRound(first);
    expect(second).toMatchObject({ first: 0, rounds: [{ first: 0 }] });
    expect(pliesOf(second.match)).toEqual([]);
    expect(outcomeOf(second.match)).toBeUndefined();
    const last = played(second);
    expect(standingOf(last)).toEqual({ won: [0, 2], played: 2, champion: 1 });
    expect(() => nextRound(last)).toThrow(RangeError);
  });

  describe('at the end of a variation', () => {
    /** A game of the series with a variation that is over, at its end. */
    const atVariation = (moves: string, ply: number): SeatedMatch => {
      const table = tableFrom(`[Game "${game.id}"]\n[bestOf "3"]\n\n${moves}`);
      return { ...table, match: { ...table.match, path: [{ ply, variation: 0 }], at: 8 } };
    };

    it('waits for the end of the main line', () => {
      const open = atVariation('1. +6 2. +1 (2. +9 3. +10 4. +8 5. +7 6. +5 7. +4 8. +1) *', 1);
      expect(outcomeOf(open.match)).toBeDefined();
      expect(awaitsNextRound(open)).toBe(false);
    });

    it('keeps the game that was played, not the variation', () => {
      const begin = '1. +6 2. +9 3. +10 4. +8 5. +7 6. +5';
      const over = atVariation(`${begin} 7. +4 (7. +1 8. +4) 8. +1 0-1`, 6);
      const [round] = nextRound(over).rounds ?? [];
      expect(round?.outcome).toMatchObject({ winner: 1 });
      expect(round?.match).toMatchObject({ path: [], at: 8 });
    });
  });

  it('comes back from its text', () => {
    const table = nextRound(played(begun));
    expect(dataOf(readBack(table))).toEqual(dataOf(table));
  });

  it('is refused with an unfinished game before another one', () => {
    const text = '[Game "summation-duel"]\n[bestOf "3"]\n\n+6 *\n\n[Round "2"]\n\n+1 *';
    expect(() => tableFrom(text)).toThrow('Line 4, column 1: Game 1 of this match has no end.');
  });
});

it('keeps the set-up position of an earlier game when saved', () => {
  const rules = game.rules({ ...settings, bestOf: 3 });
  const start = rules.parsePosition('7,8,9,10');
  if (!start.ok) throw new Error('It is no position.');
  let match = startMatch(rules, { ...settings, bestOf: 3 }, 0, start.value);
  for (const number of [6, 5, 4, 3]) match = playIn(match, { number });
  const players = [{ kind: 'person' }, { kind: 'person' }] as const;
  const next = nextRound<SeatedMatch>({ game: game.id, players, first: 0, match });
  const [round] = readBack(next).rounds ?? [];
  expect(round && setUpPosition(round.match, round.first)).toBe('7,8,9,10');
});
