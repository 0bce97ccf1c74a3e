import type { Solution, Verdict } from '../../engine/exercise/exercise.ts';
import type { RandomMove, RandomResults } from '../../engine/explorer/random-play.ts';
import type { PositionRatings } from '../../engine/guide/ratings.ts';
import type { PlayedLine } from '../../engine/match/match.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import type { PuzzleAsked } from '../../engine/puzzles/puzzle-maker.ts';
import type { CertainLoss, StandingsAt } from '../../engine/review/certain.ts';
import type { MatchReview, ReviewProgress } from '../../engine/review/review-match.ts';
import type { Difficulty } from '../../engine/computer/computer-players.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { MapLayout } from '../../engine/state-map/layout.ts';
import type { StateMap } from '../../engine/state-map/state-map.ts';
import type { Value } from '../../engine/analysis/value.ts';
import type { Message } from '../../words/message.ts';

/** A game under some settings: what is solved once and then looked up. */
export interface GameUnderSettings {
  readonly game: string;
  readonly settings: Settings;
}

/** What the worker thread is asked; a puzzle says itself of which game it is. */
export type Task =
  | TaskOfGame
  | {
      readonly wanted: 'puzzle';
      readonly asked: PuzzleAsked;
      /** Nobody waits for it yet. */
      readonly ahead: boolean;
    };

/** What it is asked of a game; positions cross as they are. */
type TaskOfGame = GameUnderSettings &
  (
    | {
        readonly wanted: 'move';
        readonly position: unknown;
        readonly difficulty: Difficulty;
        readonly seed: number;
      }
    | { readonly wanted: 'analysis'; readonly position: unknown }
    /** What each of several positions is worth, such as those of a match. */
    | { readonly wanted: 'values'; readonly positions: readonly unknown[] }
    /** What each move of a match gave away. */
    | { readonly wanted: 'review'; readonly match: PlayedLine<unknown, unknown> }
    /** What is to be said of a ply in a position, by its moves in notation. */
    | {
        readonly wanted: 'judgement';
        readonly position: unknown;
        readonly moves: readonly string[];
      }
    /** What keeps the value of a position. */
    | { readonly wanted: 'solution'; readonly position: unknown }
    /** How a game ends from a position on, and after each of its moves, where all play at random. */
    | { readonly wanted: 'random'; readonly position: unknown }
    /** All positions of the game, laid out. */
    | { readonly wanted: 'map'; readonly aspect: number }
  );

export type TaskOf<Wanted extends Task['wanted']> = Extract<Task, { wanted: Wanted }>;

/** What it answers to each; moves are in notation. */
export interface TaskAnswers {
  readonly move: string;
  readonly analysis: PositionRatings;
  /** To the side to move; null if nothing is known. */
  readonly values: readonly (Value | null)[];
  readonly review: ReviewAnswer;
  readonly judgement: Verdict;
  readonly solution: Solution;
  readonly puzzle: Puzzle;
  readonly random: RandomAnswer;
  readonly map: MapAnswer;
}

/** How a game ends where all play at random; moves are in notation. */
export interface RandomAnswer {
  readonly here: RandomResults;
  readonly moves: readonly RandomMove<string>[];
}

/** All positions of a game, and where they lie on a map. */
export interface MapAnswer {
  readonly map: StateMap;
  readonly layout: MapLayout;
}

/** A match, reviewed. */
export interface ReviewAnswer {
  readonly review: MatchReview;
  /** Of three players, if that is solved: what they gave away that was certain, and who could force what. */
  readonly certain: {
    readonly losses: readonly CertainLoss[];
    readonly standings: readonly StandingsAt[];
  } | null;
}

/** What crosses to the worker: a task with a number to answer to, or the end of one. */
export type ToWorker =
  { readonly id: number; readonly task: Task } | { readonly cancelled: number };

/** What comes back. */
export type FromWorker =
  /** It works on this one from now on: should it die, it was over that. */
  | { readonly begun: number }
  /** So far it is with this one, which takes a while. */
  | { readonly id: number; readonly progress: ReviewProgress }
  /** It has left this one, which was cancelled. */
  | { readonly left: number }
  | { readonly id: number; readonly answer: TaskAnswers[keyof TaskAnswers] }
  | { readonly id: number; readonly error: Message | string };

/** What a thread is started with that reads matches and ends, rather than answer tasks. */
export interface RecordsToRead {
  readonly records: string;
}
