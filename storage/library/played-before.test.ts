import { describe, expect, it } from 'vitest';
import type { Player } from '../../engine/match/players.ts';
import { nextRound } from '../../engine/match/series.ts';
import { gameOf } from '../../engine/games.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { defaultSettings, type Settings } from '../../engine/settings/settings.ts';
import {
  countedUnder,
  countPlayed,
  pliesOfPersons,
  pliesOfPersonsInSteps,
} from './played-before.ts';
import { summaryOf, type MatchNotes } from './summary.ts';
import { played, tableOf, wonMoves } from './testing.ts';

const hard: Player = { kind: 'computer', difficulty: 'hard' };
const person: Player = { kind: 'person' };
const notes: MatchNotes = { title: '', comment: '', created: 0, changed: 0, played: 0 };

const start = (table: SeatedMatch) => {
  const { rules } = table.match;
  return rules.key(rules.start(0));
};

const after = (table: SeatedMatch, notation: string) => {
  const { rules } = table.match;
  const move = rules.parseMove(rules.start(0), notation);
  return move.ok ? rules.key(rules.play(rules.start(0), move.value)) : '';
};

describe('a ply of a person', () => {
  it('is counted with the result of the game, unlike those of computers', () => {
    const won = tableOf(wonMoves, { players: [person, hard] });
    const lost = tableOf(wonMoves, { players: [hard, person] });
    const begun = tableOf(['A-D'], { players: [person, hard] });
    const { all, byAfter } = countPlayed([won, lost, begun].map(pliesOfPersons), start(won));
    // All strikes from the start lead to the same position.
    expect(byAfter.get(after(won, 'A-C'))).toEqual({ played: 2, won: 1, drawn: 0, lost: 0 });
    expect(all.played).toBe(2);
    const second = countPlayed([pliesOfPersons(lost)], after(won, 'A-C'));
    expect(second.all).toEqual({ played: 1, won: 0, drawn: 0, lost: 1 });
  });

  it('counts once in a game in which it is repeated', () => {
    const again = ['A-C', 'A-C', 'A-C', 'A-C'];
    const table = tableOf([]);
    const plies = pliesOfPersons(tableOf(again));
    const keys = plies.map(({ before, after: led }) => `${before} ${led}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(countPlayed([plies, plies], start(table)).all.played).toBe(2);
  });

  it('counts each game of a series by itself', () => {
    const game = { game: 'summation-duel', settings: { bestOf: 3, numbers: 3, target: 6 } };
    const first = tableOf(['1', '2', '3'], game);
    const second = { ...first, ...nextRound(first) };
    const plies = pliesOfPersons(played(second, '3'));
    const { all, byAfter } = countPlayed([plies], start(first));
    expect(all.played).toBe(2);
    expect(
      [...byAfter.values()].map((count) => count.won + count.lost).sort((a, b) => a - b),
    ).toEqual([0, 1]);
  });

  it('is looked for in steps, in a series of short games, too', () => {
    const game = { game: 'summation-duel', settings: { bestOf: 0, numbers: 3, target: 6 } };
    const first = tableOf(['1', '2', '3'], game);
    const [round] = nextRound(first).rounds ?? [];
    if (round === undefined) throw new Error('The game has an end.');
    const steps = pliesOfPersonsInSteps({
      ...first,
      rounds: Array.from({ length: 1999 }, () => round),
    });
    let yields = 0;
    while (steps.next().done !== true) yields++;
    expect(yields).toBe(3);
  });

  it('is nothing where a position never stood', () => {
    const table = tableOf(wonMoves);
    expect(countPlayed([pliesOfPersons(table)], 'nowhere').all.played).toBe(0);
  });
});

describe('a match counts', () => {
  const counts = (table: SeatedMatch, settings: Settings = {}, more: Partial<MatchNotes> = {}) => {
    const game = gameOf('chopsticks');
    const asked = defaultSettings(game.settings, settings);
    return countedUnder(game, asked)(summaryOf('one', table, { ...notes, ...more }));
  };

  it('under the very same settings only', () => {
    expect(counts(tableOf(['A-C']))).toBe(true);
    expect(counts(tableOf(['A-C']), { suicide: true })).toBe(false);
    expect(counts(tableOf(['A-C'], { settings: { suicide: true } }))).toBe(false);
    expect(counts(tableOf(['A-C'], { settings: { suicide: true } }), { suicide: true })).toBe(true);
    expect(counts(tableOf(['5'], { game: 'summation-duel' }))).toBe(false);
  });

  it('where a person played it here', () => {
    expect(counts(tableOf(['A-C'], { players: [hard, hard] }))).toBe(false);
    expect(counts(tableOf(['A-C']), {}, { imported: true })).toBe(false);
  });
});
