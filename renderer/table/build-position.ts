import type { Naming } from '../../words/say.ts';
import type { GameId, MatchViewOf, PositionOf } from '../../electron/api/match-view.ts';

/** What builds a position of a game. */
export interface BuilderProps<Id extends GameId> {
  position: PositionOf<Id>;
  settings: MatchViewOf<Id>['settings'];
  /** How the players are called. */
  naming: Naming;
  /** Called with the position built, whether or not the rules allow it. */
  onchange: (position: PositionOf<Id>) => void;
}
