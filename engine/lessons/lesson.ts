import type { Code } from '../../words/message.ts';
import type { Settings } from '../settings/settings.ts';
import type { Wdl } from '../analysis/value.ts';

/**
 * A short interactive lesson about a game, as data that a table shows step by step. All its texts are in
 * the catalogue.
 */
export interface Lesson {
  /** Its name among the lessons of its game; saved with the learner's progress. */
  readonly id: string;
  readonly title: Code;
  /** What the lesson teaches, in a sentence. */
  readonly summary: Code;
  /** The text after the last step. */
  readonly finish: Code;
  /**
   * Six to ten steps. The last one gives no help and can be played on. A game's first lesson begins with
   * how to win.
   */
  readonly steps: readonly LessonStep[];
  /** Whether the first match comes after this lesson, which teaches the last of what it needs, and not after the first one. */
  readonly beforeMatch?: true;
}

/** One move of a lesson, which the learner has to find. */
export interface LessonStep {
  readonly id: string;
  /** The settings that differ from the defaults. */
  readonly settings?: Settings;
  /** The starting position, in notation. */
  readonly position: string;
  /** The seat to move there; the learner's by default. */
  readonly first?: number;
  /** The moves of chance or the opponent before the learner's, in notation. */
  readonly before?: readonly string[];
  readonly task: Code;
  /**
   * The moves that fulfil the task, in notation, the one to show first; equivalent moves do, too. `any`
   * accepts every legal move.
   */
  readonly wanted: readonly string[] | 'any';
  /** The text after a move that fulfils the task. */
  readonly done: Code;
  /** Moves that teach something although they don't fulfil the task. */
  readonly tries: readonly LessonTry[];
  /**
   * The legal moves that the table doesn't offer, in notation; equivalent moves neither. What they do is taught later.
   */
  readonly later?: readonly string[];
  /** The text after any other legal move. */
  readonly otherwise?: Code;
  /** The reply of the opponent or chance to a move that fulfils the task, in notation. */
  readonly reply?: readonly string[];
  readonly claim?: LessonClaim;
}

/** A legal move that doesn't fulfil the task, and why. */
export interface LessonTry {
  readonly moves: readonly string[];
  readonly said: Code;
  /** The value of the move to the learner; see {@link LessonClaim}. */
  readonly value?: Wdl;
  /** The learner's winning chance after it, in games with chance. */
  readonly percent?: number;
  /** The reply that the sentence mentions, in notation: a best one. */
  readonly answer?: readonly string[];
}

/**
 * What a lesson claims about its position, so that tests can check it with the solver: the value to the
 * learner, the number of plies to the end, and that the wanted moves are exactly the best ones. With
 * three players, a win is forced against the coalition of the others, and a loss is forced by it.
 */
export interface LessonClaim {
  readonly value?: Wdl;
  readonly plies?: number;
  /** Whether all moves that keep the value are wanted, however long they take. */
  readonly anyWay?: true;
  /** The learner's winning chance, in games with chance. */
  readonly percent?: number;
}

/** The learner's seat. */
export const learner = 0;
