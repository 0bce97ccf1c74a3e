import { expect, test, vi } from 'vitest';
import { gameOf } from '../games.ts';
import { playIn, pliesOf, positionOf, timesStood } from './match.ts';
import { replayed } from './replay.ts';
import { defaultSettings } from '../settings/settings.ts';
import { valueOf } from '../testing/in-notation.ts';

const game = gameOf('chopsticks');
const settings = defaultSettings(game.settings, { swaps: true });
const rules = game.rules(settings);
const start = valueOf(rules.parsePosition('1212'));
const after = (moves: readonly string[], known?: ReturnType<typeof pliesOf>) =>
  valueOf(replayed(rules, settings, start, moves, known));

test('known plies are reused, and repetitions are counted from them on', () => {
  const circle = ['12-21', '12-21'];
  const before = after([...circle, 'A-C']);
  const match = after([...circle, ...circle], pliesOf(before));
  const [first, second, third] = pliesOf(match);
  expect(first).toBe(pliesOf(before)[0]);
  expect(second).toBe(pliesOf(before)[1]);
  expect(third?.notation).toBe('12-21');
  expect(timesStood(match)).toBe(timesStood(after([...circle, ...circle])));
  expect(replayed(rules, settings, start, [...circle, 'Z-Z'], pliesOf(before)).ok).toBe(false);
  expect(pliesOf(after(circle, pliesOf(before))), 'moves taken back').toHaveLength(2);
});

test('a long game plays each move from each position once, and counts it each time', () => {
  const play = vi.fn((...ply: Parameters<typeof rules.play>) => rules.play(...ply));
  const endless = { ...rules, play, match: { ...rules.match, repetition: 0 } };
  const moves = Array.from({ length: 60 }, () => ['12-21', '12-21']).flat();
  const plies = pliesOf(valueOf(replayed(endless, settings, start, moves)));
  expect(play.mock.calls.length).toBeLessThanOrEqual(5);
  expect(new Set(plies).size, 'a ply is an object of its own').toBe(moves.length);
  const oneByOne = moves.reduce(
    (match) => playIn(match, valueOf(rules.parseMove(positionOf(match), '12-21'))),
    valueOf(replayed(endless, settings, start, [])),
  );
  expect(plies).toEqual(pliesOf(oneByOne));
});
