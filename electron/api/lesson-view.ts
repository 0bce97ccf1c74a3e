import type { GameId } from '../../engine/games.ts';
import type { Player } from '../../engine/players.ts';
import type { PracticePlace } from './practice-requests.ts';

/** Every lesson there is, in order. */
export interface LessonsView {
  readonly lessons: readonly LessonSummary[];
}

/** A lesson in a list. */
export interface LessonSummary {
  readonly game: { readonly id: GameId; readonly name: string };
  /** Its name among the lessons of its game. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** How many steps it has, and how many of them the learner has solved. */
  readonly steps: number;
  readonly solved: number;
}

/** All that a lesson shows and says. */
export interface LessonView {
  readonly game: { readonly id: GameId; readonly name: string };
  readonly id: string;
  readonly title: string;
  /** What is said behind the last step. */
  readonly finish: string;
  /** Who sits at its table. */
  readonly players: readonly Player[];
  readonly steps: readonly LessonStepView[];
}

/** One move of a lesson, which the learner is to find. */
export interface LessonStepView {
  readonly id: string;
  readonly solved: boolean;
  readonly place: PracticePlace;
  /** What is played there before the learner moves, in notation. */
  readonly before: readonly string[];
  readonly task: string;
}
