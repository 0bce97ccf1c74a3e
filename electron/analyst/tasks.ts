import type { RatedMove } from '../../engine/analysis.ts';
import type { Odds } from '../../engine/game.ts';
import type { Difficulty } from '../../engine/computer-players.ts';
import type { Settings } from '../../engine/settings.ts';
import type { Exact } from '../../engine/solution.ts';
import type { UnitedAnalysis } from '../../engine/united.ts';
import type { Message } from '../../words/message.ts';

/** A game under some settings: what is solved once and then looked up. */
export interface GameUnderSettings {
  readonly game: string;
  readonly settings: Settings;
}

/** What the worker thread is asked; positions cross as they are. */
export type Task = GameUnderSettings &
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
  );

/** What it answers to each; moves are in notation. */
export interface TaskAnswers {
  readonly move: string;
  readonly analysis: PositionAnalysis;
  readonly values: readonly PositionValue[];
}

/** What a position is worth to the side to move: exactly, or its odds; null where neither is known. */
export interface PositionValue {
  readonly exact: Exact | null;
  readonly odds: Pick<Odds<string>, 'value' | 'exact'> | null;
}

/** A position's value, and every legal move's, the best first. */
export interface PositionAnalysis {
  readonly exact: Exact | null;
  readonly moves: readonly (RatedMove<string> & { readonly essential: boolean })[];
  /** In games with chance, and where a search only estimates. */
  readonly odds: Odds<string> | null;
  /** What is certain of three players, each against the others united, where that is solved. */
  readonly united?: UnitedAnalysis<string>;
}

/** What crosses to the worker: a task with a number to answer to, or the end of one. */
export type ToWorker =
  { readonly id: number; readonly task: Task } | { readonly cancelled: number };

/** What comes back. */
export type FromWorker =
  /** It works on this one from now on: should it die, it was over that. */
  | { readonly begun: number }
  /** It has left this one, which was cancelled. */
  | { readonly left: number }
  | { readonly id: number; readonly answer: TaskAnswers[keyof TaskAnswers] }
  | { readonly id: number; readonly error: Message | string };

/** What a thread is started with that reads matches and ends, rather than answer tasks. */
export interface RecordsToRead {
  readonly records: string;
}
