import { expect, test } from 'vitest';
import { gameOf } from '../games.ts';
import { pliesOf, timesStood } from './match.ts';
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
