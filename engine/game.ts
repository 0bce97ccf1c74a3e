import { ExplainedError } from '../words/explained-error.ts';
import { message, type Message } from '../words/message.ts';
import type { Atlas } from './atlas/atlas.ts';
import type { Advice } from './capabilities/advice.ts';
import type { Chance } from './capabilities/chance.ts';
import type { Computers } from './capabilities/computers.ts';
import type { Display } from './capabilities/display.ts';
import type { Solver } from './capabilities/solver.ts';
import type { MeasuredResults } from './capabilities/measured-results.ts';
import type { Lesson } from './lessons/lesson.ts';
import type { TaughtPatterns, TaughtRules } from './lessons/patterns.ts';
import type { MatchOptions } from './settings/match-options.ts';
import type { PuzzlePack } from './capabilities/puzzle-pack.ts';
import type { Result } from './result.ts';
import type { Setting, SettingRules, Settings } from './settings/settings.ts';

/** A player's place at the table, from 0. Turns go round in this order. */
export type Seat = number;

/** Who must act in a position, or how the game has ended. */
export type Turn =
  | {
      readonly kind: 'player';
      readonly seat: Seat;
      /** A choice that is only a part of a ply: picking a digit, or the function of a hand. */
      readonly decision?: 'pick' | 'decide';
    }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** Whether what is done now only opens a player's move: a draw by chance, or a decision before it. */
export function opensMove(turn: Turn): boolean {
  return turn.kind === 'chance' || (turn.kind === 'player' && turn.decision !== undefined);
}

/** How a game ended; `by` names the rule that ended it. */
export type Outcome =
  | {
      readonly kind: 'win';
      readonly winner: Seat;
      /** Every seat, the winner first. */
      readonly order: readonly Seat[];
      readonly by: string;
    }
  | { readonly kind: 'draw'; readonly by: string };

/** The end of a game of two that a player has won. */
export function wonBy(winner: Seat, by: string): Turn {
  return { kind: 'over', outcome: { kind: 'win', winner, order: [winner, 1 - winner], by } };
}

/**
 * The rules of a game under given settings. Positions and moves are immutable plain JSON.
 *
 * A position holds everything that decides the rest of the game. Repetition, names and history belong to the match.
 *
 * Every game has the core. What only some games have is a capability, an optional object (`capabilities/`). Generic code
 * asks for the capability, never for the game.
 */
export interface Rules<Position, Move> {
  /** How many players sit at the table. */
  readonly seats: number;

  readonly match: MatchOptions;

  /** The first position, in which seat `first` begins. */
  start(first: Seat): Position;

  turn(position: Position): Turn;

  /** The seat to move; if the game is over or chance acts, the seat that would move next. */
  mover(position: Position): Seat;

  /** Every legal move; none unless a player is to move. */
  moves(position: Position): readonly Move[];

  /**
   * The position after a move, of a player or of chance.
   *
   * @throws IllegalMove naming the move and why it can't be played.
   */
  play(position: Position, move: Move): Position;

  /** Canonical key: equal for equivalent positions. The side to move comes first. */
  key(position: Position): string;

  formatPosition(position: Position): string;
  /** @param mover - the seat to move, which notation doesn't say; 0 by default. */
  parsePosition(text: string, mover?: Seat): Result<Position>;

  /** Writes a legal move so that {@link parseMove} reads the same move in the same position. */
  formatMove(position: Position, move: Move): string;
  parseMove(position: Position, text: string): Result<Move>;

  /** What a move does, in a few words that don't name its player. */
  describe(position: Position, move: Move): Message;

  /** Why the game ended. */
  describeOutcome(outcome: Outcome): Message;

  /**
   * The legal moves without those that differ from another only by which hand is which. Left out if all moves are
   * distinct.
   */
  distinctMoves?(position: Position): readonly Move[];

  /** Random events, if the game has any. */
  readonly chance?: Chance<Position, Move>;

  /** Quicker ways to solve the game than by its rules alone. */
  readonly solver?: Solver<Position>;

  /** Knowledge for computer players, besides the rules. */
  readonly computers?: Computers<Position, Move>;

  /** Advice on how to play well. */
  readonly advice?: Advice<Position, Move>;

  /** What the screen shows besides positions and moves. */
  readonly display?: Display<Position, Move>;
}

/**
 * A game: its settings as data, and its rules for given settings. Lists of games don't know the types of positions and
 * moves. The catalogue has a file of words named after the id.
 */
export interface Game<
  Position = unknown,
  Move = unknown,
  Id extends string = string,
  Reference = unknown,
  Definitions extends readonly Setting[] = readonly Setting[],
> extends SettingRules {
  readonly id: Id;
  readonly settings: Definitions;
  readonly presets: readonly Preset[];
  /** The lessons, the first one first. */
  readonly lessons?: readonly Lesson[];
  /** Which step of a lesson teaches what a reason says. */
  readonly patterns?: TaughtPatterns;
  /** Which step of a lesson teaches what a setting does. */
  readonly ruleSteps?: TaughtRules;
  /** The settings for solving alone, if they allow larger games. */
  readonly large?: SettingRules;
  /** The rules under checked settings. */
  rules(settings: Settings): Rules<Position, Move>;
  /** What the table shows of the rules under checked settings, besides the position. Plain JSON. */
  reference?(settings: Settings): Reference;
  /** The combinations of settings that are solved in advance. */
  readonly atlas?: Atlas;
  /** The puzzle packs, the usual one first. */
  readonly puzzlePacks?: readonly PuzzlePack[];
  /** The rules whose puzzles are on the ladder, as what differs from the defaults; the standard ones are first. */
  readonly ladderRules?: readonly Settings[];
  /** The rules of the first guided match, as what differs from the defaults, if a match by those takes long. */
  readonly guidedRules?: Settings;
  /** How its computers do against one another. */
  readonly measured?: MeasuredResults;
}

/** Settings under a name that players know. */
export interface Preset {
  /** Its name in the catalogue. */
  readonly id: string;
  /** What differs from the defaults. */
  readonly settings: Settings;
}

/** The rules don't allow a move in this position. */
export class IllegalMove extends ExplainedError {
  override readonly name = 'IllegalMove';

  constructor(move: string, reason: Message) {
    super(message('game.illegal', { move, reason }), `${move} is illegal: ${reason.code}`);
  }
}
