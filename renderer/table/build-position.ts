import type { Naming } from '../../words/say.ts';
import type { GameId, MatchViewOf, PositionOf } from '../../electron/api/match-view.ts';

/** The properties of a component that builds positions of a game. */
export interface BuilderProps<Id extends GameId> {
  position: PositionOf<Id>;
  settings: MatchViewOf<Id>['settings'];
  /** The letters of the hands in notation, by seat; undefined if there are none. */
  letters?: readonly (readonly string[])[] | undefined;
  /** The names of the players. */
  naming: Naming;
  /** Called with the position, whether or not the rules allow it. */
  onchange: (position: PositionOf<Id>) => void;
}
