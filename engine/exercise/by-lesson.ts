import { message } from '../../words/message.ts';
import { positionAfter, type Exercise } from './exercise.ts';
import type { Game, Rules } from '../game.ts';
import { learner, type LessonStep } from '../lessons/lesson.ts';
import { defaultSettings } from '../settings/settings.ts';

/** The exercise of a step of a game's lesson, under the rules of that step. */
export function exerciseIn(game: Pick<Game, 'settings' | 'rules'>, step: LessonStep): Exercise {
  return exerciseOfStep(game.rules({ ...defaultSettings(game.settings), ...step.settings }), step);
}

/**
 * The exercise of a step of a lesson.
 *
 * @throws RangeError if the step belongs to other rules.
 */
export function exerciseOfStep<Position, Move>(
  rules: Rules<Position, Move>,
  step: LessonStep,
): Exercise<Position, Move> {
  const { position: text, first = learner, before = [], wanted, tries, reply = [] } = step;
  const parsed = rules.parsePosition(text, first);
  if (!parsed.ok) throw new RangeError(JSON.stringify(parsed.error));
  const position = positionAfter(rules, parsed.value, before);
  const keyAfter = (move: string): string => rules.key(positionAfter(rules, position, [move]));
  const right = wanted === 'any' ? undefined : new Set(wanted.map(keyAfter));
  const said = new Map(
    tries.flatMap(({ moves, said }) => moves.map((move) => [keyAfter(move), said])),
  );
  const [legal] = rules.moves(position);
  return {
    rules,
    position,
    decision: true,
    assess(to) {
      const key = rules.key(to);
      if (right === undefined || right.has(key)) {
        return { right: true, message: message(step.done), reply };
      }
      const code = said.get(key) ?? step.otherwise ?? 'lessons.otherwise';
      return { right: false, message: message(code), reply: [] };
    },
    solution() {
      if (wanted !== 'any') return { moves: wanted.slice(0, 1) };
      return { moves: legal === undefined ? [] : [rules.formatMove(position, legal)] };
    },
  };
}
