import type { Code } from '../../words/message.ts';
import type { Settings } from '../settings/settings.ts';
import type { Wdl } from '../analysis/value.ts';

/**
 * A short interactive lesson about a game: data, which a table shows step by step. All that
 * is said stands in the catalogue.
 */
export interface Lesson {
  /** Its name among the lessons of its game, which is kept with what a learner has done. */
  readonly id: string;
  readonly title: Code;
  /** What one learns, in a sentence. */
  readonly summary: Code;
  /** What is said behind the last step. */
  readonly finish: Code;
  /** Six to ten; the last one is found without help, and can be played on. The first one of a game says how to win. */
  readonly steps: readonly LessonStep[];
}

/** One move of a lesson, which the learner is to find. */
export interface LessonStep {
  readonly id: string;
  /** What differs from the defaults. */
  readonly settings?: Settings;
  /** Where it begins, in notation. */
  readonly position: string;
  /** The seat that is to move there; the learner's, unless said. */
  readonly first?: number;
  /** What is played before the learner moves, by chance or by the opponent, in notation. */
  readonly before?: readonly string[];
  readonly task: Code;
  /**
   * What fulfils the task, in notation, the one to show first; what comes to the same fulfils it, too. Every legal
   * move, where it says so.
   */
  readonly wanted: readonly string[] | 'any';
  /** What a fulfilling move did. */
  readonly done: Code;
  /** Moves that teach something though they are not what was asked for. */
  readonly tries: readonly LessonTry[];
  /** What is said to any other legal move. */
  readonly otherwise?: Code;
  /** How the opponent, or chance, goes on after a fulfilling move, in notation. */
  readonly reply?: readonly string[];
  readonly claim?: LessonClaim;
}

/** A move that is legal and not what was asked for, and why not. */
export interface LessonTry {
  readonly moves: readonly string[];
  readonly said: Code;
  /** What such a move is worth to the learner; see {@link LessonClaim}. */
  readonly value?: Wdl;
  /** The learner's chance of winning after it, if chance decides. */
  readonly percent?: number;
  /** The reply that the sentence speaks of, in notation: the best one, or one as good. */
  readonly answer?: readonly string[];
}

/**
 * What a lesson says of its position, so that tests can ask the solver: what it is worth to the learner, with how many
 * plies to the end, and that the moves that are wanted are all the best ones. Among three players a win is one against
 * both others together, and a loss one that both together can force.
 */
export interface LessonClaim {
  readonly value?: Wdl;
  readonly plies?: number;
  /** All moves that keep the value are wanted, however long they take. */
  readonly anyWay?: true;
  /** The learner's chance of winning, if chance decides. */
  readonly percent?: number;
}

/** The seat of whoever learns. */
export const learner = 0;
