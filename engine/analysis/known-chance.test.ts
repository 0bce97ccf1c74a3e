import { expect, test } from 'vitest';
import { gameOf } from '../games.ts';
import { keepChance } from './known-chance.ts';
import { goTo, notationsOf, playIn, positionOf, startMatch, type Match } from '../match/match.ts';
import { seededRandom } from '../random.ts';
import { parseSettings } from '../settings/settings.ts';
import { longMatch } from '../testing/long-match.ts';

type AnyMatch = Match<unknown, unknown>;

function begin() {
  const game = gameOf('digit-conquest');
  const { settings } = parseSettings(game, {});
  const chance = keepChance();
  const random = seededRandom(3);
  const resolve = (match: AnyMatch) => chance.resolve(match, random);
  const play = (match: AnyMatch, sign: string) => {
    const { hand } = positionOf(match) as { readonly hand: number };
    const move = match.rules.parseMove(positionOf(match), `${sign}${hand}`);
    if (!move.ok) throw new Error(`${sign}${hand} can't be played.`);
    return resolve(playIn(match, move.value));
  };
  return { start: resolve(startMatch(game.rules(settings), settings, 0)), play };
}

test('moves that are taken back and played again draw the same cards', () => {
  const { start, play } = begin();
  const once = Array.from({ length: 8 }).reduce<AnyMatch>((match) => play(match, '+'), start);
  let again = goTo(once, 1);
  for (let turn = 0; turn < 8; turn++) again = play(again, '+');
  expect(notationsOf(again)).toEqual(notationsOf(once));
});

test('another decision has draws of its own, and the first one keeps its draws', () => {
  const { start, play } = begin();
  const first = play(start, '+');
  const other = play(goTo(first, 1), '-');
  expect(notationsOf(other)[1]).not.toBe(notationsOf(first)[1]);
  expect(notationsOf(play(goTo(first, 1), '+'))).toEqual(notationsOf(first));
});

test('a move in a long match looks at few of the moves before it', () => {
  let reads = 0;
  const match = longMatch(500);
  const moves = match.moves.map(({ ply }) => ({
    ply: {
      ...ply,
      get notation() {
        reads++;
        return ply.notation;
      },
    },
  }));
  const chance = keepChance();
  const resolved = chance.resolve({ ...match, moves }, seededRandom(1));
  const [move] = resolved.rules.moves(positionOf(resolved));
  reads = 0;
  chance.resolve(playIn(resolved, move), seededRandom(1));
  expect(reads).toBeLessThan(10);
});
