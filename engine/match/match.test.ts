import { describe, expect, it } from 'vitest';
import { whyIllegal } from '../testing/in-notation.ts';
import { chopsticksRules } from '../chopsticks/chopsticks.ts';
import type { ChopsticksMove, ChopsticksPosition } from '../chopsticks/position.ts';
import { chopsticksSettings, type ChopsticksSettings } from '../chopsticks/settings.ts';
import { IllegalMove, type Rules } from '../game.ts';
import {
  adjudicate,
  goTo,
  isSameLine,
  legalMovesOf,
  lineOf,
  matchOf,
  outcomeOf,
  playIn,
  pliesOf,
  positionOf,
  redo,
  resolveChance,
  startMatch,
  timesStood,
  turnOf,
  undo,
  type Match,
  type PlayedLine,
} from './match.ts';
import { seededRandom } from '../random.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { valueOf } from '../testing/in-notation.ts';

function newMatch(settings: Settings = {}, first = 0) {
  const all = defaultSettings(chopsticksSettings, settings);
  return startMatch(chopsticksRules(all as ChopsticksSettings), all, first);
}

function played<Position, Move>(match: Match<Position, Move>, ...moves: string[]) {
  return moves.reduce(
    (so, text) => playIn(so, valueOf(so.rules.parseMove(positionOf(so), text))),
    match,
  );
}

const person = (seat: number) => seat === 0;

describe('a match', () => {
  it('begins with the seat that begins', () => {
    expect(turnOf(newMatch({}, 1))).toEqual({ kind: 'player', seat: 1 });
  });

  it('keeps the player of each ply', () => {
    const match = played(newMatch({}, 1), 'A-C', 'A-C');
    expect(pliesOf(match).map(({ seat }) => seat)).toEqual([1, 0]);
    expect(match.rules.formatPosition(positionOf(match))).toBe('1212');
  });

  it('is another line once it is adjudicated', () => {
    const match = played(newMatch(), 'A-C');
    const resigned = adjudicate(match, { kind: 'win', winner: 0 });
    const isSame = (one: typeof match, other: typeof match) =>
      isSameLine(lineOf(one), lineOf(other));
    expect(isSame(match, resigned)).toBe(false);
    expect(isSame(resigned, goTo(resigned, 0))).toBe(true);
  });

  it('has its own plies, however many matches continue from the same place', () => {
    const notations = (match: ReturnType<typeof newMatch>) =>
      pliesOf(match).map(({ notation }) => notation);
    const before = played(newMatch(), 'A-C');
    expect(notations(before)).toEqual(['A-C']);
    const one = played(before, 'A-C', 'A-C');
    const other = played(before, 'A-D', 'B-D');
    const back = played(goTo(one, 2), 'A-D');
    expect([one, other, back, before].map(notations)).toEqual([
      ['A-C', 'A-C', 'A-C'],
      ['A-C', 'A-D', 'B-D'],
      ['A-C', 'A-C', 'A-D'],
      ['A-C'],
    ]);
  });

  it('ends by the rules, after which no move is legal', () => {
    const start = newMatch();
    expect(outcomeOf(start)).toBeUndefined();
    expect(legalMovesOf(start)).toHaveLength(4);
    const ended = winner();
    expect(outcomeOf(ended)).toMatchObject({ kind: 'win' });
    expect(legalMovesOf(ended)).toEqual([]);
    expect(() => playIn(ended, { kind: 'pass' })).toThrow(IllegalMove);
  });
});

/** A match of the shortest kind, over after five plies. */
function winner() {
  let open = [newMatch()];
  for (let ply = 0; ply < 5; ply++) {
    open = open.flatMap((match) => legalMovesOf(match).map((move) => playIn(match, move)));
  }
  return open.find((match) => outcomeOf(match) !== undefined) ?? expect.fail('Nobody has won.');
}

describe('repetition', () => {
  it('counts the start as the first time', () => {
    expect(timesStood(newMatch())).toBe(1);
  });

  const passing = { passEquivalentTransfers: true };

  it.each([2, 3, 5])(
    'draws when the same position with the same side to move stands for the %s. time',
    (times) => {
      let match = newMatch({ ...passing, repetition: times });
      // After each two passes the first player is to move in the start position again.
      for (let round = 1; round < times; round++) {
        expect(outcomeOf(match)).toBeUndefined();
        match = played(match, '--');
        expect(outcomeOf(match)).toBeUndefined();
        match = played(match, '--');
      }
      expect(outcomeOf(match)).toEqual({ kind: 'draw', by: 'repetition' });
      expect(legalMovesOf(match)).toEqual([]);
      expect(whyIllegal(() => playIn(match, { kind: 'pass' }))).toContain('The game is over.');
    },
  );

  it('counts equivalent positions as one', () => {
    const match = newMatch({ swaps: true, repetition: 2 });
    const before = played(match, 'A-C', 'A-C');
    expect(outcomeOf(played(before, '12-21', '12-21'))).toMatchObject({ kind: 'draw' });
  });

  it('never draws if it is 0', () => {
    const match = played(newMatch({ ...passing, repetition: 0 }), ...Array<string>(40).fill('--'));
    expect(outcomeOf(match)).toBeUndefined();
  });

  it('counts correctly after moves are taken back', () => {
    const before = played(newMatch({ ...passing, repetition: 3 }), '--', '--', 'A-C');
    const fourth = played(goTo(before, 2), '--', '--');
    expect(outcomeOf(fourth)).toMatchObject({ kind: 'draw' });
    expect(outcomeOf(played(goTo(before, 1), '--'))).toBeUndefined();
    expect(outcomeOf(played(goTo(fourth, 2), '--', '--'))).toMatchObject({ kind: 'draw' });
  });

  it('counts on from plies that another thread has copied', () => {
    const match = played(newMatch({ ...passing, repetition: 3 }), '--', '--');
    const line = JSON.parse(JSON.stringify(lineOf(match))) as PlayedLine<
      ChopsticksPosition,
      ChopsticksMove
    >;
    const copy = matchOf(match.rules, match.settings, line);
    expect(timesStood(copy)).toBe(2);
    expect(outcomeOf(played(copy, '--'))).toBeUndefined();
    expect(outcomeOf(played(copy, '--', '--'))).toMatchObject({ kind: 'draw' });
  });

  it('counts up to the current place', () => {
    const match = played(newMatch({ ...passing, repetition: 2 }), '--', '--');
    expect(outcomeOf(goTo(match, 1))).toBeUndefined();
    expect(outcomeOf(goTo(match, 2))).toMatchObject({ kind: 'draw' });
  });
});

describe('undo and redo', () => {
  const match = played(newMatch(), 'A-C', 'A-C', 'B-D', 'A-C');

  it('go from one decision of a person to the next', () => {
    const once = undo(match, person);
    expect(once.at).toBe(2);
    expect(undo(once, person).at).toBe(0);
    expect(redo(undo(once, person), person).at).toBe(2);
    expect(redo(once, person).at).toBe(4);
  });

  it('stay if there is nothing to go to', () => {
    const start = goTo(match, 0);
    expect(undo(start, person)).toBe(start);
    expect(redo(match, person).at).toBe(4);
  });

  it('never go before the person’s first decision', () => {
    const second = played(newMatch({}, 1), 'A-C', 'A-C', 'B-D');
    expect(undo(second, person).at).toBe(1);
    expect(undo(undo(second, person), person).at).toBe(1);
  });

  it('take back from the end of the game, too', () => {
    const ended = winner();
    const back = undo(ended, () => true);
    expect(outcomeOf(back)).toBeUndefined();
    expect(outcomeOf(redo(back, () => true))).toEqual(outcomeOf(ended));
  });

  it('end with playing something else', () => {
    const other = played(undo(match, person), 'A-C');
    expect(pliesOf(other)).toHaveLength(3);
    expect(redo(other, person).at).toBe(3);
    expect(pliesOf(match)).toHaveLength(4);
  });

  it('keep to the history', () => {
    expect(goTo(match, -1).at).toBe(0);
    expect(goTo(match, 99).at).toBe(4);
  });
});

describe('chance', () => {
  /** A coin is thrown three times; seat 0 wins if the last shows heads. */
  const coin: Rules<{ thrown: string }, string> = {
    ...(chopsticksRules(defaultSettings(chopsticksSettings)) as unknown as Rules<
      { thrown: string },
      string
    >),
    start: () => ({ thrown: '' }),
    key: ({ thrown }) => thrown,
    formatMove: (_, move) => move,
    moves: () => [],
    turn: ({ thrown }) =>
      thrown.length < 3
        ? { kind: 'chance' }
        : {
            kind: 'over',
            outcome: { kind: 'win', winner: 0, order: [0, 1], by: 'coin' },
          },
    chance: {
      outcomes: () => [
        { move: 'h', probability: 0.75 },
        { move: 't', probability: 0.25 },
      ],
    },
    play: ({ thrown }, move) => ({ thrown: thrown + move }),
  };

  it('acts until a player decides or the game is over, and has no seat', () => {
    const match = resolveChance(startMatch(coin, {}, 0), seededRandom(1));
    expect(pliesOf(match)).toHaveLength(3);
    expect(pliesOf(match).every(({ seat }) => seat === null)).toBe(true);
    expect(undo(match, () => true)).toBe(match);
  });

  it('has outcomes by their probabilities', () => {
    const random = seededRandom(2);
    let heads = 0;
    for (let game = 0; game < 1000; game++) {
      const { thrown } = positionOf(resolveChance(startMatch(coin, {}, 0), random));
      heads += thrown.replaceAll('t', '').length;
    }
    // Five standard deviations each way.
    expect(heads).toBeGreaterThan(2250 - 119);
    expect(heads).toBeLessThan(2250 + 119);
  });
});
