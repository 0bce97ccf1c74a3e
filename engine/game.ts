import { message, type Message } from '../words/message.ts';
import type { Atlas } from './atlas/atlas.ts';
import type { Advice } from './capabilities/advice.ts';
import type { Chance } from './capabilities/chance.ts';
import type { Computers } from './capabilities/computers.ts';
import type { Display } from './capabilities/display.ts';
import type { Solver } from './capabilities/solver.ts';
import type { Lesson } from './lessons/lesson.ts';
import type { MatchOptions } from './match/match-options.ts';
import type { PuzzlePack } from './puzzles/puzzle-pack.ts';
import type { Result } from './match/result.ts';
import type { Setting, SettingRules, Settings } from './settings/settings.ts';

/** A player's place at the table, from 0; turns go round in this order. */
export type Seat = number;

/** Who must act in a position, or how the game has ended. */
export type Turn =
  | {
      readonly kind: 'player';
      readonly seat: Seat;
      /** What is done here is no ply of its own: a digit is picked, or it is decided what a hand is. */
      readonly decision?: 'pick' | 'decide';
    }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over'; readonly outcome: Outcome };

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

/**
 * A game whose settings are decided. Positions and moves are plain JSON and never change once made.
 *
 * A position is everything that decides the rest of the game; what the match adds to it (repetition,
 * names, history) is none of the rules' business.
 *
 * Every game has the core; what only some have is a capability, one optional object each (`capabilities/`). Whoever
 * needs one asks for it, never for the game.
 */
export interface Rules<Position, Move> {
  /** How many players sit at the table. */
  readonly seats: number;

  readonly match: MatchOptions;

  /** The first position, in which seat `first` begins. */
  start(first: Seat): Position;

  turn(position: Position): Turn;

  /** Who is to move, or would be if the game were not over or chance had acted. */
  mover(position: Position): Seat;

  /** Every legal move; empty unless a player is to act. */
  moves(position: Position): readonly Move[];

  /**
   * The position after a move, of a player or of chance.
   *
   * @throws IllegalMove naming the move and why it can't be played.
   */
  play(position: Position, move: Move): Position;

  /** The same for all positions that differ in nothing that matters; the side to move comes first. */
  key(position: Position): string;

  formatPosition(position: Position): string;
  /** @param mover - who is to move there, since notation begins with that side; seat 0, unless said. */
  parsePosition(text: string, mover?: Seat): Result<Position>;

  /** What is printed for a legal move parses back to the same move in the same position. */
  formatMove(position: Position, move: Move): string;
  parseMove(position: Position, text: string): Result<Move>;

  /** Tells a person what a move does, in a few words that leave out whose it is. */
  describe(position: Position, move: Move): Message;

  /** Says why a game ended as it did. */
  describeOutcome(outcome: Outcome): Message;

  /**
   * The moves worth listing in an analysis, where some legal ones differ only by which hand is
   * which. Left out where every legal move is worth listing.
   */
  distinctMoves?(position: Position): readonly Move[];

  /** What chance does, in a game in which it acts. */
  readonly chance?: Chance<Position, Move>;

  /** What makes the game quicker to solve than by its rules alone. */
  readonly solver?: Solver<Position>;

  /** What computer players know of the game besides its rules. */
  readonly computers?: Computers<Position, Move>;

  /** What can be said about how to play well. */
  readonly advice?: Advice<Position, Move>;

  /** What a table on screen shows besides positions and moves. */
  readonly display?: Display<Position, Move>;
}

/**
 * A game: its settings as data, and its rules once they are decided. Where games are kept side by side,
 * what their positions and moves look like is not known. Its words are a file of the catalogue that is
 * named after its id.
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
  /** What teaches the game, the first lesson first; nothing where there is none. */
  readonly lessons?: readonly Lesson[];
  /** Its settings for whoever solves it and asks for nothing else, where they may then ask for more. */
  readonly large?: SettingRules;
  /** The rules under checked settings. */
  rules(settings: Settings): Rules<Position, Move>;
  /** What a table shows of the rules under checked settings, besides the position: plain JSON. */
  reference?(settings: Settings): Reference;
  /** Which combinations of the settings are solved beforehand, so that they can be compared. */
  readonly atlas?: Atlas;
  /** Under which rules there are puzzles, the usual ones first. */
  readonly puzzlePacks?: readonly PuzzlePack[];
}

/** Settings with a name of their own, as a player looks for them. */
export interface Preset {
  /** Its name in the catalogue. */
  readonly id: string;
  /** What differs from the defaults. */
  readonly settings: Settings;
}

/** A move that the rules don't allow where it was tried. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  /** What to tell the person who tried it. */
  readonly told: Message;

  constructor(move: string, reason: Message) {
    super(`${move} is illegal: ${reason.code}`);
    this.told = message('game.illegal', { move, reason });
  }
}
