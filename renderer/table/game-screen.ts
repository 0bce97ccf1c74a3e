import type { Component, Snippet } from 'svelte';
import type { Appearance } from '../../electron/api/preferences.ts';
import type { PlannedMove, SayingView, Value } from '../../electron/api/analysis-view.ts';
import type {
  GameId,
  MatchViewOf,
  SeenPositionOf,
  MoveOf,
  MoveView,
  PositionOf,
} from '../../electron/api/match-view.ts';
import type { HandsChanged } from '../hands/hands-changed.ts';
import type { BuilderProps } from './build-position.ts';
import type { CardsDrawn } from './cards-drawn.ts';
import type { Motion } from '../hands/hand-motion.svelte.ts';
import type { Holding } from '../hands/pose.ts';
import type { TableKey } from './table-keys.ts';

/** The properties of every game's table. */
export interface TableProps<Id extends GameId> {
  view: MatchViewOf<Id>;
  motion: Motion;
  /** The move of the hint, in notation. */
  hint: string | undefined;
  /** The moves of a plan that begins with the hint; by default none. */
  plan?: readonly PlannedMove<Id>[];
  /** The value of each legal move, by its notation; empty while analysis is off or if values are probabilities. */
  ratings: ReadonlyMap<string, Value>;
  /** The probability of winning with each legal move, by its notation; empty while analysis is off. */
  chances?: ReadonlyMap<string, Value>;
  /** The saying of the game about the position, while analysis is on. */
  saying?: SayingView | null;
  /** Whether the table shows the last move. */
  lastMove?: boolean;
  /** The speed of animations. */
  pace?: Appearance['pace'];
  /** Called when the coin that decides who begins is tossed, and when it has landed. */
  ontoss?: (inTheAir: boolean) => void;
  /** Called when an animation on the table begins, and when all have ended. */
  onacting?: (acting: boolean) => void;
  /** Called with the view shown until the hands of a move touch, then with undefined. */
  onbehind?: (seen: MatchViewOf<Id> | undefined) => void;
  /** Whether a deck shows the counts of its remaining cards. */
  cardCounting?: boolean;
  /** Whether the table says what to do now, with a finger pointing at it. */
  firstMoves?: boolean;
  /** How the game ended and the next step, once it is over; it has a place of its own that changes no other. */
  result?: Snippet | undefined;
  /** Whether the computer has been thinking long enough to mention it. */
  thinking: boolean;
  onplay: (move: MoveView<Id>) => void;
}

/** The parts of a view from which a position is drawn. */
export type PositionSeen<Id extends GameId = GameId> = Pick<
  MatchViewOf<Id>,
  'players' | 'position' | 'settings' | 'reference'
>;

/** The properties of a game's small drawing of a position. */
export interface MiniatureProps<Id extends GameId> {
  /** The position; without one, a sample that stands for the game. */
  readonly view?: PositionSeen<Id> | undefined;
}

/** A move with its position before and after. */
export interface MoveSeen<Id extends GameId = GameId> {
  readonly move: MoveOf<Id>;
  /** The player's seat; null for chance. */
  readonly seat: number | null;
  readonly before: PositionOf<Id>;
  readonly after: PositionOf<Id>;
}

/** The properties of a move's drawing. */
export interface MoveDrawingProps<Id extends GameId> {
  readonly view: Pick<MatchViewOf<Id>, 'players'>;
  readonly seen: MoveSeen<Id>;
}

/** The colours of a table in the light, around it and at the edge, as CSS. */
export interface TableColours {
  readonly glow: string;
  readonly middle: string;
  readonly edge: string;
}

/** A card to be cut out of paper: a digit of a deck, or a hand with its number. */
export type CutOut = { readonly digit: number } | Holding;

/** A game's own part of the user interface. */
export interface GameScreen<Id extends GameId> {
  /** The table on which the match is played. */
  readonly Table: Component<TableProps<Id>>;
  /** The table colours, so that no game is mistaken for another. */
  readonly colours: TableColours;
  /** A line drawing on the table of any colour: an SVG path in a square of 100 by 100. */
  readonly emblem: string;
  /** Explains the labels of positions on the state map. */
  readonly mapLabels?: () => string;
  /** A small drawing of a position. Hidden from screen readers, which have words for it. */
  readonly Miniature: Component<MiniatureProps<Id>>;
  /** A small drawing of a move in a line of text. Hidden from screen readers, which have words for it. */
  readonly MoveDrawing: Component<MoveDrawingProps<Id>>;
  /** The presets that are listed first, the best-known one at the top, each with a picture of what it changes. */
  readonly presetPictures: Readonly<Record<string, CardsDrawn | HandsChanged>>;
  /** The cards with which it can be played on paper, under rules of the game. */
  readonly cutOuts: (settings: MatchViewOf<Id>['settings']) => readonly CutOut[];
  /** Builds a position. Left out if notation is enough for setting it up. */
  readonly Builder?: Component<BuilderProps<Id>>;
  /** Describes the position for users who can't see it. */
  readonly positionInWords: (view: SeenPositionOf<Id>) => readonly string[];
  /** What the small drawing leaves out of a position, in a sentence; empty if nothing. Left out if it never does. */
  readonly leftOut?: (view: SeenPositionOf<Id>) => string;
  /** Explains how to make a first move. */
  readonly howToBegin: (view: MatchViewOf<Id>) => string;
  /** The keys of its table. */
  readonly keys: () => readonly TableKey[];
  /** Draws the marked part of the rules page, which has words for it otherwise. */
  readonly RulesPart?: Component<{ view: MatchViewOf<Id> }>;
}
