import { expect, test } from 'vitest';
import { inEnglishAndGerman } from '../../../words/testing.ts';
import type { Code } from '../../../words/message.ts';
import { exerciseOfStep } from '../../exercise/by-lesson.ts';
import { positionAfter } from '../../exercise/exercise.ts';
import { learner } from '../../lessons/lesson.ts';
import { defaultSettings } from '../../settings/settings.ts';
import { chopsticks } from '../chopsticks.ts';
import type { ChopsticksPosition } from '../position.ts';

let checked = 0;

/** What a sentence adds up first. */
const sum = /(\d+) \+ (\d+) = \d+/;

test.each(
  (chopsticks.lessons ?? []).flatMap(({ id, steps }) => steps.map((step) => ({ id, step }))),
)('$id, $step.id: the hand that strikes is added to the one that is struck', ({ step }) => {
  const rules = chopsticks.rules({ ...defaultSettings(chopsticks.settings), ...step.settings });
  const { position } = exerciseOfStep(rules, step);
  const said: readonly (readonly [readonly string[] | 'any', Code])[] = [
    [step.wanted, step.done],
    ...step.tries.map((each) => [each.moves, each.said] as const),
  ];
  for (const [moves, code] of said) {
    for (const move of moves === 'any' ? [] : moves) {
      const after = positionAfter(rules, position, [move]);
      for (const text of inEnglishAndGerman({ code })) {
        const [, struck, striking] = sum.exec(text)?.map(Number) ?? [];
        if (struck === undefined || striking === undefined) continue;
        checked++;
        const isMove = has(position, 'others', struck) && has(position, 'learner', striking);
        const isAnswer = has(after, 'learner', struck) && has(after, 'others', striking);
        expect(isMove || isAnswer, text).toBe(true);
      }
    }
  }
});

test('many sums were found', () => expect(checked).toBeGreaterThan(80));

/** Whether the learner, or another player, has a hand with this number of fingers. */
function has({ hands }: ChopsticksPosition, whose: 'learner' | 'others', fingers: number): boolean {
  return hands.some(
    (own, seat) => (seat === learner) === (whose === 'learner') && own.includes(fingers),
  );
}
