import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { gameOf } from '../games.ts';
import {
  goTo,
  isAdjudicated,
  legalMovesOf,
  lineOf,
  outcomeOf,
  playIn,
  positionOf,
  redo,
  adjudicate,
  startMatch,
  timesStood,
  undo,
  type Match,
} from './match.ts';
import type { SeatedMatch } from './seated-match.ts';
import { nextRound, standingOf } from './series.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { describeEnd } from './adjudication.ts';
import { valueOf } from '../testing/in-notation.ts';
import { dataOf, readBack, tableFrom } from '../testing/records.ts';
import { play } from './variations.ts';

type AnyMatch = Match<unknown, unknown>;

function matchOf(id: string, changed: Settings, moves: readonly string[]): AnyMatch {
  const game = gameOf(id);
  const settings = defaultSettings(game.settings, changed);
  return moves.reduce<AnyMatch>(
    (match, text) => playIn(match, valueOf(match.rules.parseMove(positionOf(match), text))),
    startMatch(game.rules(settings), settings, 0),
  );
}

const persons = [{ kind: 'person' }, { kind: 'person', name: 'Ann' }] as const;
const tableOf = (match: AnyMatch, game = 'chopsticks'): SeatedMatch => ({
  game,
  players: persons,
  first: 0,
  match,
});
const reasonOf = (match: AnyMatch): string => {
  const outcome = outcomeOf(match);
  return outcome === undefined ? '' : inEnglish(describeEnd(match.rules, outcome));
};

const opened = matchOf('chopsticks', {}, ['A-C', 'A-D']);
const resigned = adjudicate(opened, { kind: 'win', winner: 0 });
const agreed = adjudicate(opened, { kind: 'draw' });
/** Both players pass for ever. */
const circling = matchOf('chopsticks', { repetition: 0, passEquivalentTransfers: true }, [
  ...Array<string>(4).fill('--'),
]);

describe('an adjudicated game', () => {
  it('is over, and says why', () => {
    expect(outcomeOf(resigned)).toEqual({
      kind: 'win',
      winner: 0,
      order: [0, 1],
      by: 'resignation',
    });
    expect(reasonOf(resigned)).toBe('Player 2 resigned.');
    expect(reasonOf(agreed)).toBe('The players agreed on a draw.');
    expect(legalMovesOf(resigned)).toEqual([]);
  });

  it('stays adjudicated while the user goes back', () => {
    const back = goTo(resigned, 1);
    expect(outcomeOf(back)).toBeUndefined();
    expect(outcomeOf(goTo(back, 2))).toEqual(outcomeOf(resigned));
  });

  it('stays adjudicated when a move is taken back from an earlier place', () => {
    const back = undo(goTo(resigned, 1), () => true);
    expect([back.at, back.adjudication]).toEqual([0, resigned.adjudication]);
  });

  it('has its adjudication in the main line only', () => {
    const back = goTo(resigned, 1);
    const move = valueOf(back.rules.parseMove(positionOf(back), 'B-C'));
    const varied = valueOf(play(back, move, (same) => same));
    expect(lineOf(varied).adjudication).toBeUndefined();
    expect(lineOf(goTo(resigned, 0)).adjudication).toEqual(resigned.adjudication);
  });

  it('continues if the adjudication is taken back or something else is played', () => {
    const again = undo(resigned, () => true);
    expect(again).toEqual(opened);
    expect(redo(again, () => true)).toEqual(opened);
    const back = goTo(resigned, 1);
    const [move] = legalMovesOf(back);
    expect(isAdjudicated(playIn(back, move))).toBe(false);
  });

  it('can’t be adjudicated twice or at an earlier place', () => {
    expect(() => adjudicate(resigned, { kind: 'draw' })).toThrow(RangeError);
    expect(() => adjudicate(goTo(opened, 1), { kind: 'draw' })).toThrow(RangeError);
  });

  it('is a claimed draw if the position occurred for the third time', () => {
    expect(timesStood(circling)).toBe(3);
    expect(timesStood(goTo(circling, 3))).toBe(2);
    expect(reasonOf(adjudicate(circling, { kind: 'draw' }))).toMatch(/three times.*claimed/);
  });
});

describe('a adjudication is kept', () => {
  it.each([resigned, agreed, goTo(resigned, 1)])('with the match', (match) => {
    const read = readBack(tableOf(match));
    expect(dataOf(read)).toEqual(dataOf(tableOf(match)));
    expect(outcomeOf(read.match)).toEqual(outcomeOf(match));
  });

  it('beside an unfinished variation', () => {
    const back = goTo(resigned, 1);
    const move = valueOf(back.rules.parseMove(positionOf(back), 'B-C'));
    const varied = valueOf(play(back, move, (same) => same));
    expect(isAdjudicated(varied)).toBe(false);
    const { match } = readBack(tableOf(varied));
    expect(match).toMatchObject({ path: [{ ply: 1, variation: 0 }], adjudication: { winner: 0 } });
    expect(outcomeOf(match)).toBeUndefined();
  });

  it('but not if the moves end the game', () => {
    const text = `[Game "chopsticks"]\n[passEquivalentTransfers "true"]\n\n-- -- -- --`;
    expect(() => tableFrom(`${text} 1-0`)).toThrow('its moves lead to 1/2-1/2');
    expect(tableFrom(`${text} 1/2-1/2`).match).not.toHaveProperty('adjudication');
  });
});

it('a game of a series that was resigned counts, and is kept with its end', () => {
  const match = adjudicate(matchOf('summation-duel', { bestOf: 3 }, ['+6']), {
    kind: 'win',
    winner: 0,
  });
  const next = nextRound(tableOf(match, 'summation-duel'));
  expect(standingOf(next)).toEqual({ won: [1, 0], played: 1, champion: null });
  // The loser begins.
  expect(next.first).toBe(1);
  const read = readBack(next);
  expect(read.rounds).toMatchObject([{ match: { adjudication: { kind: 'win', winner: 0 } } }]);
  expect(standingOf(read)).toEqual(standingOf(next));
});
