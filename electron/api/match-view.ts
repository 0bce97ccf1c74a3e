import type { Outcome } from '../../engine/game.ts';
import type {
  GameId,
  GameSettingsOf,
  MoveOf,
  PositionOf,
  ReferenceOf,
} from '../../engine/games.ts';
import type { Player } from '../../engine/match/players.ts';
import type { Message } from '../../words/message.ts';
import type { ControlsView } from './controls.ts';
import { pliesAlong, type Line, type Place } from './tree.ts';

export type { GameId, MoveOf, Player, PositionOf };

/** A match as a window draws it. A window knows no rule: all it can do is in `moves`. */
export type MatchView = { [Id in GameId]: MatchViewOf<Id> }[GameId];

/** A match of one game; of any game, where it doesn't matter which. */
export interface MatchViewOf<Id extends GameId = GameId> extends Place {
  /** Grows with every change; requests and updates name it. */
  readonly revision: number;
  readonly game: { readonly id: Id };
  readonly settings: GameSettingsOf<Id>;
  readonly players: readonly Player[];
  readonly first: number;
  readonly position: PositionOf<Id>;
  /** The position before the first move. */
  readonly start: PositionOf<Id>;
  readonly notation: string;
  /** What notation calls the hands, by seat, from left to right; nothing where it calls them nothing. */
  readonly handLabels: readonly (readonly string[])[] | null;
  readonly state:
    | {
        readonly kind: 'person' | 'computer';
        readonly seat: number;
        /** Decides something that is no turn of its own. */
        readonly decision?: 'pick' | 'decide';
      }
    | {
        readonly kind: 'over';
        readonly outcome: Outcome;
        readonly headline: Message;
        readonly reason: Message;
      };
  readonly moves: readonly MoveView<Id>[];
  readonly refused: readonly RefusedView<Id>[];
  /** All that was played, with its variations and what was noted; {@link pliesOf} gives the current line. */
  readonly tree: Line<PlayedView<Id>>;
  /** The comment before the first move. */
  readonly comment?: string;
  /** The position from which the match began and who moved there, where somebody set it up. */
  readonly setUp: { readonly position: string; readonly first: number } | null;
  /** That the match stands in a variation, and how its main line ended; left out on the main line. */
  readonly variation?: Message;
  /** The last move that stands, with the position it was played in. */
  readonly last: {
    readonly move: MoveOf<Id>;
    readonly seat: number | null;
    readonly before: PositionOf<Id>;
  } | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How the series stands of which this is one game; nothing where one game is all. */
  readonly series: SeriesView | null;
  /** A computer plays for the persons for the time being. */
  readonly playedOn: boolean;
  readonly controls: ControlsView;
  /** Which of the games dealt since the program started this is: no two have the same number. */
  readonly deal: number;
  /** Who begins this game was decided by lot. */
  readonly tossed: boolean;
  /** What the game has to show for reference, besides the position. */
  readonly reference: ReferenceOf<Id>;
}

/** All plies of the current line of a view, from the first one to its end. */
export function pliesOf<Id extends GameId>({
  tree,
  path,
}: Pick<MatchViewOf<Id>, 'tree' | 'path'>): readonly PlayedView<Id>[] {
  return pliesAlong(tree, path);
}

/** A move that the person to move may play, and what comes of it. */
export interface MoveView<Id extends GameId = GameId> {
  /** What the request `play` takes. */
  readonly notation: string;
  readonly move: MoveOf<Id>;
  readonly after: PositionOf<Id>;
}

/** What a person may try though the rules forbid it. */
export interface RefusedView<Id extends GameId = GameId> {
  readonly move: MoveOf<Id>;
  /** Why not, as a whole sentence. */
  readonly reason: Message;
}

/** A ply of the tree, with the position that it led to. */
export interface PlayedView<Id extends GameId = GameId> {
  readonly notation: string;
  readonly move: MoveOf<Id>;
  readonly after: PositionOf<Id>;
  readonly text: Message;
  /** What was done and by whom, as a whole sentence; left out if `text` after the player's name says the same. */
  readonly told?: Message;
  readonly seat: number | null;
  /** The digit that it brought to hand, which is the first half of a move; null for a whole one. */
  readonly drawn: number | null;
}

/** How a series of games stands. */
export interface SeriesView {
  /** The number of the game on the table, from 1. */
  readonly round: number;
  /** Who wins more than half of so many games wins the series; 0 without end. */
  readonly bestOf: number;
  /** Games won, by seat. */
  readonly won: readonly number[];
  readonly champion: number | null;
  /** The game is over, and another one follows. */
  readonly goesOn: boolean;
}
