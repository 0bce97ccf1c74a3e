import { expect, test } from 'vitest';
import { gameOf } from '../games.ts';
import { defaultSettings } from '../settings/settings.ts';
import { judge } from './exercise.ts';

const game = gameOf('digit-conquest');
const rules = game.rules({ ...defaultSettings(game.settings), draw: 'choice' });
const position = rules.start(0);
const [pick] = rules.moves(position);
const picked = rules.play(position, pick);
const [use] = rules.moves(picked);
const moves = [rules.formatMove(position, pick), rules.formatMove(picked, use)];

test.each([
  [false, ['incomplete', 'incomplete', 'right', 'unknown']],
  [true, ['incomplete', 'right', 'unknown', 'unknown']],
])('a ply is judged once it is whole, a single decision by itself: %s', (decision, kinds) => {
  const assess = () => ({ right: true, reply: [] });
  const exercise = { rules, position, decision, assess, solution: () => ({ moves }) };
  const tries = [[], moves.slice(0, 1), moves, [...moves, ...moves]];
  expect(tries.map((each) => judge(exercise, each).kind)).toEqual(kinds);
});
