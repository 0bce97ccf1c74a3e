import { expect, test } from 'vitest';
import { chopsticksRules } from '../chopsticks/chopsticks.ts';
import { chopsticksSettings } from '../chopsticks/settings.ts';
import { valuerOf } from '../decision/valuers.ts';
import { defaultSettings } from '../settings/settings.ts';
import { solve } from '../solver/solve.ts';
import { valueOf } from '../testing/in-notation.ts';
import { exerciseByValue } from './by-value.ts';
import { judge } from './exercise.ts';

const rules = chopsticksRules(defaultSettings(chopsticksSettings));
const solution = solve(rules);

test('a wrong try is answered by its punishment, a right one by nothing', () => {
  const position = valueOf(rules.parsePosition('0401'));
  const exercise = exerciseByValue(
    rules,
    valuerOf(rules, () => solution, [position]),
    position,
  );
  const judged = rules.moves(position).map((move) => {
    const text = rules.formatMove(position, move);
    const verdict = judge(exercise, [text]);
    return [verdict.kind, 'reply' in verdict && verdict.reply.length > 0];
  });
  expect(judged).toContainEqual(['right', false]);
  expect(judged).toContainEqual(['wrong', true]);
  expect(judged).not.toContainEqual(['right', true]);
});

test.each([
  ['0401', ['B-D'], undefined],
  ['0112', ['B-C'], 1],
  ['1212', ['A-C'], 3],
])('the solution of %s says how many other plies keep the value', (text, best, others) => {
  const position = valueOf(rules.parsePosition(text));
  const valuer = valuerOf(rules, () => solution, [position]);
  const { moves, message } = exerciseByValue(rules, valuer, position).solution();
  expect(moves).toEqual(best);
  expect(message?.values).toMatchObject(others === undefined ? {} : { count: others });
  expect(message?.code).toBe(`exercise.solution${others === undefined ? '' : '-one-of'}`);
});
