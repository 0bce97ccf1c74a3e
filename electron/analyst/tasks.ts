import type { Solution, Verdict } from '../../engine/exercise/exercise.ts';
import type { RandomMove } from '../../engine/explorer/random-play.ts';
import type { RandomResults } from '../../engine/explorer/results.ts';
import type { Guidance } from '../../engine/guide/guidance.ts';
import type { PositionRatings } from '../../engine/guide/ratings.ts';
import type { PlayedLine } from '../../engine/match/match.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import type { PuzzleAsked } from '../../engine/puzzles/puzzle-maker.ts';
import type { CertainLoss, StandingsAt } from '../../engine/review/certain.ts';
import type { MatchReview, ReviewProgress } from '../../engine/review/review-match.ts';
import type { Difficulty } from '../../engine/capabilities/computer-players.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { MapLayout } from '../../engine/state-map/layout.ts';
import type { StateMap } from '../../engine/state-map/state-map.ts';
import type { Value } from '../../engine/analysis/value.ts';
import type { Packed } from '../../engine/records/packed.ts';
import type { MatchFile } from '../../storage/library/match-file.ts';
import type { Message } from '../../words/message.ts';

/** A game under some settings, the unit of solving. */
export interface GameUnderSettings {
  readonly game: string;
  readonly settings: Settings;
}

/** A question to the worker thread; a puzzle names its game itself. */
export type Task =
  | TaskOfGame
  | {
      readonly wanted: 'puzzle';
      readonly asked: PuzzleAsked;
      /** Made in advance, so that others go first. */
      readonly ahead: boolean;
    };

/** A question about a game; positions cross as they are. */
type TaskOfGame = GameUnderSettings &
  (
    | {
        readonly wanted: 'move';
        readonly position: unknown;
        readonly difficulty: Difficulty;
        readonly seed: number;
      }
    | { readonly wanted: 'analysis'; readonly position: unknown }
    /** The same of the last of some positions, once the values of all are proven, if there are only estimates. Takes seconds. */
    | { readonly wanted: 'proof'; readonly positions: readonly unknown[] }
    /** The value of each of several positions, such as those of a match. */
    | { readonly wanted: 'values'; readonly positions: readonly unknown[] }
    /** The loss of each move of a match; `proven` by values that are worth seconds. */
    | { readonly wanted: 'review'; readonly match: LineToReview; readonly proven: boolean }
    /** The verdict on a ply in a position, given by its moves in notation. */
    | {
        readonly wanted: 'judgement';
        readonly position: unknown;
        readonly moves: readonly string[];
      }
    /**
     * The most useful thing to say before a move in the last of the positions of a match, which repetition may draw;
     * `before` is the index of the one before the opponent's last ply.
     */
    | {
        readonly wanted: 'guidance';
        readonly positions: readonly unknown[];
        readonly before: number | undefined;
      }
    /** The plies that keep the value of a position. */
    | { readonly wanted: 'solution'; readonly position: unknown }
    /** The results from a position on, and after each of its moves, if all players move at random. */
    | { readonly wanted: 'random'; readonly position: unknown }
    /** The layout of all positions of the game. */
    | { readonly wanted: 'map'; readonly aspect: number }
  );

/** A line to review; the plies of a long one are in JSON, many in each text. */
export type LineToReview = Omit<PlayedLine<unknown, unknown>, 'plies'> & {
  readonly plies: PlayedLine<unknown, unknown>['plies'] | readonly string[];
};

export type TaskOf<Wanted extends Task['wanted']> = Extract<Task, { wanted: Wanted }>;

/** The answer to each kind of task; moves are in notation. */
export interface TaskAnswers {
  readonly move: string;
  readonly analysis: PositionRatings;
  /** Null if there is nothing to prove. */
  readonly proof: PositionRatings | null;
  /** For the side to move; null if unknown. */
  readonly values: readonly (Value | null)[];
  readonly review: ReviewAnswer;
  readonly judgement: Verdict;
  readonly solution: Solution;
  /** Null if nothing is known. */
  readonly guidance: Guidance | null;
  readonly puzzle: Puzzle;
  readonly random: RandomAnswer;
  readonly map: MapAnswer;
}

/** How a game ends if all players move at random; moves are in notation. */
export interface RandomAnswer {
  readonly here: RandomResults;
  readonly moves: readonly RandomMove<string>[];
}

/** All positions of a game, and where they lie on a map. */
export interface MapAnswer {
  readonly map: StateMap;
  readonly layout: MapLayout;
}

/** The review of a match. */
export interface ReviewAnswer {
  readonly review: MatchReview;
  /** For three players: certain losses, and the results that each could force; null if not solved. */
  readonly certain: {
    readonly losses: readonly CertainLoss[];
    readonly standings: readonly StandingsAt[];
  } | null;
}

/** A message to the worker: a task with a number to answer to, or the end of one. */
export type ToWorker =
  | { readonly id: number; readonly task: Task }
  | { readonly cancelled: number };

/** A message from the worker. */
export type FromWorker =
  /** The task that the worker begins: if the worker dies, that task is the reason. */
  | { readonly begun: number }
  /** The progress of a long task. */
  | { readonly id: number; readonly progress: ReviewProgress }
  /** The cancelled task that the worker has left. */
  | { readonly left: number }
  | { readonly id: number; readonly answer: TaskAnswers[keyof TaskAnswers] }
  | { readonly id: number; readonly error: Message | string };

/** The input of a thread that reads matches and ends, rather than answering tasks: a record, or a match of the library. */
export type TextToRead =
  | { readonly records: string }
  | { readonly kept: string; readonly written: number };

/** A match of the library that a thread has read, or why it can't be used. */
export type PackedMatchFile =
  | (Pick<Extract<MatchFile, { kind: 'match' }>, 'notes' | 'head'> & { readonly packed: Packed })
  | { readonly ok: false; readonly error: Message };
