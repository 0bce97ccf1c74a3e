import type { Outcome } from '../../engine/game.ts';
import type {
  GameId,
  GameSettingsOf,
  MoveOf,
  PositionOf,
  ReferenceOf,
} from '../../engine/games.ts';
import type { Player } from '../../engine/match/players.ts';
import type { PairingOfMatch } from '../../engine/match/seated-match.ts';
import type { SeenPlayer } from '../../storage/library/own-matches.ts';
import type { Message } from '../../words/message.ts';
import type { ControlsView } from './controls.ts';
import { pliesAlong, type Line, type Place } from './tree.ts';

export type { GameId, MoveOf, Player, PositionOf };

/** A match as a window draws it. Windows know no rules: all legal moves are in `moves`. */
export type MatchView = { [Id in GameId]: MatchViewOf<Id> }[GameId];

/** A match of one game, or of any game by default. */
export interface MatchViewOf<Id extends GameId = GameId> extends Place {
  /** Increases with every change; requests and updates refer to it. */
  readonly revision: number;
  readonly game: { readonly id: Id };
  readonly settings: GameSettingsOf<Id>;
  readonly players: readonly SeenPlayer[];
  readonly first: number;
  readonly position: PositionOf<Id>;
  /** The position before the first move. */
  readonly start: PositionOf<Id>;
  readonly notation: string;
  /** The letters of the hands in notation, by seat, from left to right; null if there are none. */
  readonly handLabels: readonly (readonly string[])[] | null;
  readonly state:
    | {
        readonly kind: 'person' | 'computer';
        readonly seat: number;
        /** A decision that isn't a turn of its own. */
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
  /**
   * The table doesn't say what a move leads to before it is played: an exercise asks that, since a move could end the
   * game. Missing otherwise.
   */
  readonly hidesResults?: true;
  /** What was played before the start, if this shows a position of another match; left out otherwise. */
  readonly earlier?: readonly PlayedView<Id>[];
  /** All plies, with variations and notes; {@link pliesOf} gives the current line. */
  readonly tree: Line<PlayedView<Id>>;
  /** The comment before the first move. */
  readonly comment?: string;
  /** The position from which the match began and its mover, if the user set it up. */
  readonly setUp: { readonly position: string; readonly first: number } | null;
  /** How the match ended, wherever it is shown: as its main line did; missing if it has not. */
  readonly end?: { readonly headline: Message; readonly reason: Message };
  /** Says that the match is in a variation and how its main line ended; missing on the main line. */
  readonly variation?: Message;
  /** The last move that stands, with the position before it. */
  readonly last: {
    readonly move: MoveOf<Id>;
    readonly seat: number | null;
    readonly before: PositionOf<Id>;
  } | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The state of the series that this game belongs to; null if there is none. */
  readonly series: SeriesView | null;
  /** Autoplay is on for human seats. */
  readonly playedOn: boolean;
  readonly controls: ControlsView;
  /** The number of the game since the program started, unique for each game. */
  readonly gameNumber: number;
  /** Whether the first player was decided by lot. */
  readonly tossed: boolean;
  /** Whether the guide stands beside the table. */
  readonly guided: boolean;
  /** The pairing of a tournament that it is a game of; missing in any other match. */
  readonly pairing?: PairingOfMatch;
  /** It counts for a tournament once it is over, which locks what would help; missing otherwise. */
  readonly counts?: true;
  /** Reference material about the game. */
  readonly reference: ReferenceOf<Id>;
}

/** A position as the tables of its game draw it, independent of any match. */
export type SeenPosition = { [Id in GameId]: SeenPositionOf<Id> }[GameId];

/** Such a position of one game. */
export type SeenPositionOf<Id extends GameId> = Pick<
  MatchViewOf<Id>,
  'game' | 'players' | 'position' | 'settings' | 'reference'
>;

/** All plies of the current line of a view. */
export function pliesOf<Id extends GameId>({
  tree,
  path,
}: Pick<MatchViewOf<Id>, 'tree' | 'path'>): readonly PlayedView<Id>[] {
  return pliesAlong(tree, path);
}

/** All plies that led to a view's position, also those before the start. */
export function pliesSoFar<Id extends GameId>(
  view: Pick<MatchViewOf<Id>, 'tree' | 'path' | 'earlier' | 'at'>,
): readonly PlayedView<Id>[] {
  const { earlier = [], at } = view;
  return [...earlier, ...pliesOf(view).slice(0, at)];
}

/** A legal move of the person to move, with its result. */
export interface MoveView<Id extends GameId = GameId> {
  /** The move for the request `play`. */
  readonly notation: string;
  readonly move: MoveOf<Id>;
  readonly after: PositionOf<Id>;
}

/** An illegal move that a person may try. */
export interface RefusedView<Id extends GameId = GameId> {
  readonly move: MoveOf<Id>;
  /** Why it is illegal, in a sentence. */
  readonly reason: Message;
}

/** A ply of the tree, with the position that it led to. */
export interface PlayedView<Id extends GameId = GameId> {
  readonly notation: string;
  readonly move: MoveOf<Id>;
  readonly after: PositionOf<Id>;
  readonly text: Message;
  /** A sentence about the ply; missing if `text` after the player's name says the same. */
  readonly recount?: Message;
  readonly seat: number | null;
  /** Whether it only begins a turn: a draw, a pick, or the choice for a hand. */
  readonly opens: boolean;
  /** The digit that it drew or picked; null for any other ply. */
  readonly drawn: number | null;
}

/** The state of a series of games. */
export interface SeriesView {
  /** The number of the game on the table, from 1. */
  readonly round: number;
  /** The series is won by more than half of this number of games; 0 for an endless series. */
  readonly bestOf: number;
  /** The number of games won, by seat. */
  readonly won: readonly number[];
  readonly champion: number | null;
  /** Whether the game is over and another one follows. */
  readonly hasNextRound: boolean;
}
