import type { CoalitionValue } from '../../engine/solver/coalition-analysis.ts';
import type { GameId, MoveOf, PositionOf } from '../../engine/games.ts';
import type { Value } from '../../engine/analysis/value.ts';
import type { PuzzlePlace } from '../../engine/puzzles/puzzle-place.ts';
import type { Message } from '../../words/message.ts';

export type { Value, Wdl } from '../../engine/analysis/value.ts';
export {
  chancesIn,
  decode,
  errorOf,
  isEstimate,
  negate,
  pointsWithin,
  wdlOf,
  winnersMoves,
} from '../../engine/analysis/value.ts';

/** A legal move with its value for its player. */
export interface RatedMoveView {
  /** In notation. */
  readonly move: string;
  readonly text: Message;
  /** The move itself, and the position that it leads to. */
  readonly played: { readonly move: MoveOf<GameId>; readonly after: PositionOf<GameId> };
  readonly value: Value;
  /** False for a move that is equivalent to a listed one. */
  readonly essential: boolean;
}

/** The value of a position for the side to move, and of every legal move, the best first. */
export interface AnalysisView {
  /** The revision of the view that this is about. */
  readonly revision: number;
  /** Null if the game is over. */
  readonly value: Value | null;
  /** Whether scores are probabilities of winning, rather than wins, draws and losses. */
  readonly probabilities: boolean;
  readonly canBeDrawn: boolean;
  readonly moves: readonly RatedMoveView[];
  /** The advice of a traditional rule of the game, whether true or not. */
  readonly saying: SayingView | null;
  /** The certain results of three players, next to the estimates. */
  readonly coalition?: CoalitionView;
}

/** The value of a position for each player against a coalition of the others. */
export interface CoalitionView {
  /** By seat. */
  readonly players: readonly CoalitionValue[];
  readonly kingmaker: boolean;
  /** The same in words. */
  readonly sentences: readonly Message[];
  readonly moves: readonly {
    /** In notation. */
    readonly move: string;
    /** By seat, plies counting from before the move. */
    readonly players: readonly CoalitionValue[];
    /** The results that it makes certain, in a phrase. */
    readonly text: Message;
  }[];
}

/** Traditional advice. */
export interface SayingView {
  /** `The legend of the elevens`. */
  readonly name: Message;
  /** In notation; null if it advises nothing here. */
  readonly move: string | null;
}

/** The values of consecutive positions of the match, from the one asked for. */
export interface HistoryView {
  /** The revision of the view that this is about. */
  readonly revision: number;
  /** Whether scores are probabilities of winning. */
  readonly probabilities: boolean;
  readonly values: readonly HistoryValue[];
}

/** The value of a position of the match for the side to move; null if unknown. */
export interface HistoryValue {
  readonly seat: number;
  readonly value: Value | null;
}

/** A move of a plan. */
export interface PlannedMove<Id extends GameId = GameId> {
  /** The number of its ply in the plan, from 1. */
  readonly number: number;
  readonly move: MoveOf<Id>;
  readonly seat: number;
  readonly before: PositionOf<Id>;
}

/** The guide's sentences about the match as it stands. */
export interface GuideView {
  /** The revision of the view that this is about. */
  readonly revision: number;
  /** What the last human move gave away and why, or that it was the only good one; null if neither, or if it is unknown. */
  readonly after: Message | null;
  /** What matters now, if a person is to move; otherwise empty. */
  readonly before: readonly Message[];
  /** The move that it advises or asks for, in notation, to be drawn on the table once the user wants it; null if there is none. */
  readonly move: string | null;
  /** Whether the sentence names that move, rather than asking for it. */
  readonly told: boolean;
  /** If it advises a plan, which is drawn at once: that move and those that follow, the best replies included; otherwise empty. */
  readonly plan: readonly PlannedMove[];
  /** If a person is to move: the position, if its value is simply a win, a draw or a loss. */
  readonly here: {
    readonly place: PuzzlePlace;
    readonly value: Value;
    readonly canBeDrawn: boolean;
  } | null;
}
