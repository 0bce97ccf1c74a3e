import type { Component } from 'svelte';
import type { Appearance } from '../../electron/api/preferences.ts';
import type { SayingView, Value } from '../../electron/api/analysis-view.ts';
import type {
  GameId,
  MatchViewOf,
  MoveOf,
  MoveView,
  PositionOf,
} from '../../electron/api/match-view.ts';
import type { CardsDrawn } from '../cards/cards-drawn.ts';
import type { HandsChanged } from '../hands/hands-changed.ts';
import type { BuilderProps } from './build-position.ts';
import type { Motion } from '../hands/hand-motion.svelte.ts';
import type { TableKey } from './table-keys.ts';

/** What every game's table is given. */
export interface TableProps<Id extends GameId> {
  view: MatchViewOf<Id>;
  motion: Motion;
  /** The move that a hint points at, in notation. */
  hint: string | undefined;
  /** The value of each legal move, by its notation; empty while analysis is off or if values are probabilities. */
  ratings: ReadonlyMap<string, Value>;
  /** The probability of winning with each legal move, by its notation; empty while analysis is off. */
  chances?: ReadonlyMap<string, Value>;
  /** What a saying of the game advises, while analysis is on. */
  saying?: SayingView | null;
  /** How quickly what the program does is shown. */
  pace?: Appearance['pace'];
  /** Called when the coin that decides who begins is thrown, and when it has landed. */
  ontoss?: (inTheAir: boolean) => void;
  /** Called when motion on the table begins, and when all is at rest. */
  onacting?: (acting: boolean) => void;
  /** Called with the view shown until the hands of a move touch, then with undefined. */
  onbehind?: (seen: MatchViewOf<Id> | undefined) => void;
  /** Whether a deck shows what is left in it. */
  cardCounting?: boolean;
  /** The table says what to do now, in a sentence, and a finger points at it. */
  firstMoves?: boolean;
  /** The computer has been thinking long enough to say so. */
  thinking: boolean;
  onplay: (move: MoveView<Id>) => void;
}

/** What a position is drawn from. */
export type PositionSeen<Id extends GameId = GameId> = Pick<
  MatchViewOf<Id>,
  'players' | 'position' | 'settings' | 'reference'
>;

/** A move, and what it makes of a position. */
export interface MoveSeen<Id extends GameId = GameId> {
  readonly move: MoveOf<Id>;
  /** Who plays it; null for chance. */
  readonly seat: number | null;
  readonly before: PositionOf<Id>;
  readonly after: PositionOf<Id>;
}

/** What a move is drawn from. */
export interface MoveDrawingProps<Id extends GameId> {
  readonly view: Pick<MatchViewOf<Id>, 'players'>;
  readonly seen: MoveSeen<Id>;
}

/** What a table is made of: its colours, where light falls on it, around that and at its edge, as CSS. */
export interface TableColours {
  readonly glow: string;
  readonly middle: string;
  readonly edge: string;
}

/** What a game brings to the screen, besides its {@link GameTable}: the home page needs it. */
export interface GameScreen<Id extends GameId> {
  /** What its table is made of, so that no game is taken for another. */
  readonly colours: TableColours;
  /** A drawing in lines, let into its table whatever that is made of: a path on a ground of 100 by 100. */
  readonly emblem: string;
  /** A picture of the game. */
  readonly Picture: Component;
  /** Draws a small position. Hidden from screen readers, which have its words. */
  readonly Miniature: Component<{ view: PositionSeen<Id> }>;
  /** Draws a small move in a line of text. Hidden from screen readers, which have its words. */
  readonly MoveDrawing: Component<MoveDrawingProps<Id>>;
  /** The presets that are shown first, the best known before all others, each with a picture of what it changes. */
  readonly presetPictures: Readonly<Record<string, CardsDrawn | HandsChanged>>;
  /** What lies on the table, for those who can't see it. */
  readonly positionInWords: (view: MatchViewOf<Id>) => readonly string[];
  /** How one makes a first move. */
  readonly howToBegin: (view: MatchViewOf<Id>) => string;
  /** The keys that its table hears. */
  readonly keys: () => readonly TableKey[];
}

/** The components in which a game is played, which are loaded with the pages that have a table. */
export interface GameTable<Id extends GameId> {
  /** Draws the match. */
  readonly Table: Component<TableProps<Id>>;
  /** Builds a position. */
  readonly Builder: Component<BuilderProps<Id>>;
  /** Draws the part of the rules page that is marked there; without it, words describe it. */
  readonly RulesPart?: Component<{ view: MatchViewOf<Id> }>;
}
