import { message, type Message } from '../../words/message.ts';
import type { Rules } from '../game.ts';
import type { Result } from '../result.ts';
import { learner, type LessonStep } from './lesson.ts';

/** What a lesson answers to a move. */
export interface LessonAnswer {
  /** The move, in notation. */
  readonly move: string;
  /** Whether that is what was asked for. */
  readonly right: boolean;
  readonly said: Message;
}

/**
 * Answers every legal move of a step.
 *
 * @throws RangeError where the step is not one of these rules.
 */
export function answersOf<Position, Move>(
  rules: Rules<Position, Move>,
  step: LessonStep,
): LessonAnswer[] {
  const position = whereToMove(rules, step);
  const keyAfter = (move: Move): string => rules.key(rules.play(position, move));
  const isRight = { right: true, said: message(step.done) };
  const answers = new Map<string, Omit<LessonAnswer, 'move'>>();
  for (const [moves, answer] of [
    ...step.tries.map(({ moves, said }) => [moves, { right: false, said: message(said) }] as const),
    [step.wanted === 'any' ? [] : step.wanted, isRight] as const,
  ]) {
    for (const text of moves)
      answers.set(keyAfter(certain(rules.parseMove(position, text))), answer);
  }
  const others =
    step.wanted === 'any'
      ? isRight
      : { right: false, said: message(step.otherwise ?? 'lessons.otherwise') };
  return rules.moves(position).map((move) => ({
    move: rules.formatMove(position, move),
    ...(answers.get(keyAfter(move)) ?? others),
  }));
}

/**
 * The position in which the learner is to move.
 *
 * @throws RangeError where the step is not one of these rules.
 */
export function whereToMove<Position, Move>(
  rules: Rules<Position, Move>,
  { position, first = learner, before = [] }: LessonStep,
): Position {
  return before.reduce(
    (so, text) => rules.play(so, certain(rules.parseMove(so, text))),
    certain(rules.parsePosition(position, first)),
  );
}

function certain<T>(result: Result<T>): T {
  if (!result.ok) throw new RangeError(JSON.stringify(result.error));
  return result.value;
}
