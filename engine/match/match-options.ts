/**
 * What settings decide about the match rather than about a position: when going in circles is a draw,
 * and how many games are played.
 */
export interface MatchOptions {
  /** How often the same position must stand, with the same side to move, for a draw; 0 for never. */
  readonly repetition: number;
  /** Of how many games the match is the best: 1 where one game is all, 0 for one without end. */
  readonly bestOf: number;
  /** Who begins the next game: the loser of the last one, or the players in turn. */
  readonly firstNext: 'loser' | 'alternate';
  /** Whether a game can be drawn at all; where none can, players can't agree on it either. */
  readonly canBeDrawn: boolean;
}

/** One game that always has a winner, in which positions can't come back. */
export const oneGame: MatchOptions = {
  repetition: 0,
  bestOf: 1,
  firstNext: 'alternate',
  canBeDrawn: false,
};
