import { z } from 'zod';
import type { Game } from '../../engine/game.ts';
import { games, type GameId } from '../../engine/games.ts';
import { answersOf } from '../../engine/lessons/answers.ts';
import { learner, type Lesson, type LessonStep } from '../../engine/lessons/lesson.ts';
import { parseSettings } from '../../engine/settings.ts';
import { cutShort } from '../../engine/shortened.ts';
import { fileReason } from '../../files/reason.ts';
import { message } from '../../words/message.ts';
import { gameName } from '../../words/game-words.ts';
import type { lessonRequests } from '../api/lesson-requests.ts';
import type { LessonStepView, LessonSummary, LessonView } from '../api/lesson-view.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { knownGame } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import { words } from '../words.ts';
import type { TrainingFile } from './training-file.ts';

/** By game and lesson, the steps that the learner has solved. */
const solvedSchema = z.record(z.string(), z.array(z.string()));

/** Who sits at the table of a lesson. */
const players: LessonView['players'] = [
  { kind: 'person' },
  { kind: 'computer', difficulty: 'easy' },
];

/** What answers the requests about lessons. */
export function lessonHandlers(training: TrainingFile): Handlers<keyof typeof lessonRequests> {
  const section = training.section('lessons', solvedSchema, {});

  /** The steps of a lesson that are solved, among them those that other versions of it have. */
  const keptOf = (game: string, { id }: Lesson): readonly string[] =>
    section.get()[keyOf(game, id)] ?? [];

  return {
    lessons() {
      const lessons = games.flatMap(({ id, lessons = [] }) =>
        lessons.map((lesson): LessonSummary => ({
          game: { id, name: gameName(words(), id) },
          id: lesson.id,
          title: words().text(lesson.title),
          summary: words().text(lesson.summary),
          steps: lesson.steps.length,
          solved: lesson.steps.filter((step) => keptOf(id, lesson).includes(step.id)).length,
        })),
      );
      return { lessons };
    },

    lesson(request) {
      const game = knownGame(request.game);
      const lesson = knownLesson(game, request.lesson);
      const solved = keptOf(game.id, lesson);
      return {
        game: { id: game.id as GameId, name: gameName(words(), game.id) },
        id: lesson.id,
        title: words().text(lesson.title),
        finish: words().text(lesson.finish),
        players,
        steps: lesson.steps.map((step) => stepView(game, step, solved.includes(step.id))),
      };
    },

    solveLessonStep(request) {
      const game = knownGame(request.game);
      const lesson = knownLesson(game, request.lesson);
      const step = lesson.steps.find(({ id }) => id === request.step);
      if (step === undefined) {
        throw new Refusal(message('lessons.no-step', { step: cutShort(request.step) }));
      }
      const solved = keptOf(game.id, lesson);
      if (solved.includes(step.id)) return null;
      try {
        section.set({ ...section.get(), [keyOf(game.id, lesson.id)]: [...solved, step.id] });
      } catch (error) {
        throw new Refusal(message('lessons.not-kept', { reason: fileReason(error) }));
      }
      return null;
    },
  };
}

function keyOf(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

/** @throws Refusal where the game has none of that name. */
function knownLesson({ lessons = [] }: Game, id: string): Lesson {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) {
    throw new Refusal(message('lessons.no-lesson', { lesson: cutShort(id) }));
  }
  return lesson;
}

function stepView(game: Game, step: LessonStep, solved: boolean): LessonStepView {
  const { settings } = parseSettings(game, step.settings ?? {});
  const answers = answersOf(game.rules(settings), step);
  const { id, position, first = learner, before = [], reply = [] } = step;
  const right = answers.find((answer) => answer.right)?.move ?? '';
  return {
    id,
    solved,
    place: { game: game.id, settings: { ...settings }, position, first },
    before,
    task: words().text(step.task),
    answers: Object.fromEntries(
      answers.map((answer) => [
        answer.move,
        { right: answer.right, said: words().say(answer.said) },
      ]),
    ),
    shown: step.wanted === 'any' ? right : (step.wanted[0] ?? right),
    reply,
  };
}
