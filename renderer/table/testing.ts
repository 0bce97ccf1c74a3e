import { inEnglish } from '../../words/testing.ts';
import { viewOf } from '../../electron/match/match-view.ts';
import { gameOf } from '../../engine/games.ts';
import { goTo, playIn, positionOf, startMatch } from '../../engine/match.ts';
import { parseSettings, type Settings } from '../../engine/settings.ts';
import type { GameId, MatchView, MatchViewOf, Player } from '../../electron/api/match-view.ts';

/** Who plays, by what rules, and what has been played. */
export interface Situation<Id extends GameId | undefined = GameId | undefined> {
  /** Chopsticks, unless said otherwise. */
  readonly game?: Id;
  readonly settings?: Settings;
  readonly players?: readonly Player[];
  /** In notation. */
  readonly moves?: readonly string[];
  /** How many of the moves stand; all, unless said otherwise. */
  readonly at?: number;
}

/** Two persons, as a game has them. */
export const twoPersons: readonly Player[] = [{ kind: 'person' }, { kind: 'person' }];

/** A match as the main process would show it to a window. */
export function viewAfter(situation?: Situation<undefined>): MatchViewOf<'chopsticks'>;
export function viewAfter<Id extends GameId>(
  situation: Situation<Id> & { readonly game: Id },
): MatchViewOf<Id>;
export function viewAfter(situation: Situation): MatchView;
export function viewAfter({
  game: id = 'chopsticks',
  settings = {},
  players = twoPersons,
  moves = [],
  at,
}: Situation = {}): MatchView {
  const game = gameOf(id);
  const checked = parseSettings(game, settings).settings;
  const start = startMatch(game.rules(checked), checked, 0);
  const match = moves.reduce((before, notation) => {
    const move = before.rules.parseMove(positionOf(before), notation);
    if (!move.ok) throw new Error(inEnglish(move.error));
    return playIn(before, move.value);
  }, start);
  return viewOf(
    { game: game.id, players, first: 0, match: goTo(match, at ?? moves.length) },
    { playedOn: false, revision: 0, deal: 0 },
  );
}
