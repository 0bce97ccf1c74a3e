import type { Exact } from '../../engine/solution.ts';

import type { AgainstAll } from '../../engine/united.ts';

export type { Exact };

/** A legal move with what it is worth to the one who plays it. */
export interface RatedMoveView extends Exact {
  /** In notation. */
  readonly move: string;
  readonly text: string;
  /** False for a move that differs from a listed one only by which hand is which. */
  readonly essential: boolean;
}

/** The value of a position for the side to move, and of every legal move, the best first. */
export interface AnalysisView {
  /** The revision of the view that this is about. */
  readonly revision: number;
  /** Nothing where no value is exact. */
  readonly exact: Exact | null;
  readonly moves: readonly RatedMoveView[];
  /** In games with chance. */
  readonly odds: OddsView | null;
  /** What a saying of the game would have advised, true or not. */
  readonly saying: SayingView | null;
  /** What is certain of three players, where the rest is an estimate. */
  readonly united?: UnitedView;
}

/** How each player stands against the others united. */
export interface UnitedView {
  /** By seat. */
  readonly players: readonly AgainstAll[];
  readonly kingmaker: boolean;
  /** The same in words. */
  readonly sentences: readonly string[];
  readonly moves: readonly {
    /** In notation. */
    readonly move: string;
    /** By seat, plies counting from before the move. */
    readonly players: readonly AgainstAll[];
    /** What it makes certain, in a phrase. */
    readonly text: string;
  }[];
}

/** Probabilities of winning for the side to move. */
export interface OddsView {
  readonly value: number;
  /** Otherwise found by a look ahead. */
  readonly exact: boolean;
  /** The best first. */
  readonly moves: readonly {
    readonly move: string;
    readonly text: string;
    readonly value: number;
  }[];
}

/** Advice that is handed down. */
export interface SayingView {
  /** `The legend of the elevens`. */
  readonly name: string;
  /** In notation; nothing where it advises nothing here. */
  readonly move: string | null;
  readonly text: string;
}

/** What some positions of the match in a row, from the one asked for on, were worth to the side to move. */
export interface HistoryView {
  /** The revision of the view that this is about. */
  readonly revision: number;
  readonly values: readonly {
    readonly seat: number;
    readonly exact: Exact | null;
    /** In games with chance: the probability of winning. */
    readonly odds: Pick<OddsView, 'value' | 'exact'> | null;
  }[];
}
