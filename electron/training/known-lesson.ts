import type { Game } from '../../engine/game.ts';
import type { Lesson, LessonStep } from '../../engine/lessons/lesson.ts';
import { message } from '../../words/message.ts';
import { knownGame } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';

interface KnownLesson {
  readonly game: Game;
  readonly lesson: Lesson;
}

/** Finds a lesson by name. @throws Refusal if there is none. */
export function knownLesson(request: {
  readonly game: string;
  readonly lesson: string;
}): KnownLesson {
  const game = knownGame(request.game);
  const lesson = game.lessons?.find(({ id }) => id === request.lesson);
  if (lesson === undefined) {
    throw new Refusal(message('lessons.no-lesson', { lesson: request.lesson }));
  }
  return { game, lesson };
}

/** Finds a step of a lesson by name. @throws Refusal if there is none. */
export function knownStep(request: {
  readonly game: string;
  readonly lesson: string;
  readonly step: string;
}): KnownLesson & { readonly step: LessonStep } {
  const { game, lesson } = knownLesson(request);
  const step = lesson.steps.find(({ id }) => id === request.step);
  if (step === undefined) {
    throw new Refusal(message('lessons.no-step', { step: request.step }));
  }
  return { game, lesson, step };
}
