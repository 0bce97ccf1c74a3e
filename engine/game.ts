import { message, type Message } from '../words/message.ts';
import type { Atlas } from './atlas.ts';
import type { Contest } from './contest.ts';
import type { Lesson } from './lessons/lesson.ts';
import type { MatchOptions } from './match-options.ts';
import type { NumberedPositions } from './numbered-positions.ts';
import type { PuzzlePack } from './puzzle-pack.ts';
import type { Grade } from './computer-players.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import type { Setting, SettingRules, Settings } from './settings.ts';
import type { Sides } from './sides.ts';
import type { Analysis, Solution } from './solution.ts';

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

/** One outcome of chance: a move that nobody chooses. The probabilities of a position add up to 1. */
export interface ChanceOutcome<Move> {
  readonly move: Move;
  readonly probability: number;
}

/** A move that is not legal where a person may well try it. */
export interface Refused<Move> {
  readonly move: Move;
  readonly reason: Message;
}

/**
 * A game whose settings are decided. Positions and moves are plain JSON and never change once made.
 *
 * A position is everything that decides the rest of the game; what the match adds to it (repetition,
 * names, history) is none of the rules' business.
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

  /** What a person may try in vain, so that a table can say why not; left out where that is plain. */
  refused?(position: Position): readonly Refused<Move>[];

  /** What chance may do, in a position in which chance acts. Games without chance leave it out. */
  chanceOutcomes?(position: Position): readonly ChanceOutcome<Move>[];

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

  /**
   * What notation calls the hands that a move can name, by seat, from left to right; `''` for one that
   * none can. Games whose notation calls hands by what they hold leave it out.
   */
  handLabels?(position: Position): readonly (readonly string[])[];

  /** Tells a person what a move does, in a few words that leave out whose it is. */
  describe(position: Position, move: Move): Message;

  /**
   * Tells a person what a move did and who did it, in a whole sentence, once it is done. Left out
   * where a name and the words of {@link describe} are as good.
   */
  recount?(position: Position, move: Move): Message;

  /**
   * The digit that a move brings to hand, which is the first half of a move. Left out where every
   * move is a whole one.
   */
  drawn?(move: Move): number | undefined;

  /**
   * Tells the player to move what matters in a position, in sentences that are true by the rules alone: what is in
   * reach, and what threatens. Left out where that is plain.
   */
  advise?(position: Position): readonly Message[];

  /** Says why a game ended as it did. */
  describeOutcome(outcome: Outcome): Message;

  /**
   * The moves worth listing in an analysis, where some legal ones differ only by which hand is
   * which. Left out where every legal move is worth listing.
   */
  distinctMoves?(position: Position): readonly Move[];

  /**
   * By seat, a rough guess at everyone's share of wins while the game goes on; adds up to 1. Games of
   * more than two players have it, since only a search plays them.
   */
  heuristicValues?(position: Position): readonly number[];

  /** Two-player positions as pairs of sides, which the solver can number; see {@link Sides}. */
  sides?(): Sides<Position>;

  /**
   * Positions of more than two players with their numbers, where each player can be solved against all
   * others united.
   *
   * @param most - how many there may be; as many as are solved at all, unless said.
   * @throws UnsolvableGame where there are too many.
   */
  numbered?(most?: number): NumberedPositions<Position>;

  /** Solves the game in a way of its own, where the general ones would be slow. */
  solve?(): Solution<Position>;

  /**
   * The values of a position and its moves in a game with chance, where no position is simply won or lost;
   * there are no moves to rate before chance has acted. The first one asked for may take a while to get ready.
   *
   * @param care - how much may be calculated: for a whole match at a time, for a move at the table,
   * or for somebody who waits for it.
   */
  odds?(position: Position, care?: 'glance' | 'move' | 'study'): Analysis<Move>;

  /**
   * The values of the positions of a match, and of others that differ in what was played there: all of them
   * are prepared together, in less time than one by one and within one budget.
   *
   * @param positions - those of the match, in order.
   */
  valuesAlong?(positions: readonly Position[]): Pick<Solution<Position>, 'evaluate'>;

  /** How much memory what it has solved so far takes, in bytes, where it keeps that itself. */
  bytes?(): number;

  /** Solves a game with chance as a whole. */
  solveChance?(): ChanceSolution;

  /** A saying about how to play well, true or not, and the move that it advises, if any. */
  saying?(position: Position): { readonly name: Message; readonly move: Move | undefined };

  /** Gets ready for games between computers by the thousand, where there is a quick way to them. */
  contest?(): Contest;

  /** The computer players of a game that the general ones don't fit. */
  computer?(grade: Grade, position: Position, random: Random): Move;

  /** Whether a legal move takes a hand, a life or a player from another one. Left out where none can. */
  strikesOut?(position: Position, move: Move): boolean;

  /** Whether a legal move shares out what is one's own. Left out where none does. */
  splits?(position: Position, move: Move): boolean;

  /**
   * Hard computers tell equal moves apart by how many replies lose, and look no further for what an opponent who
   * errs would do: it was tried, and does worse.
   */
  readonly trapsOnly?: true;
}

/** A game with chance, solved. */
export interface ChanceSolution {
  /** The probability of winning of the player who begins. */
  readonly start: number;
  /** Whether that is the true probability, as is proven; otherwise it is an estimate. */
  readonly exact: boolean;
  /** How much one more calculation would change any value; null where only an estimate was possible. */
  readonly residual: number | null;
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
