import { inEnglish } from '../../words/testing.ts';
import { viewOf } from '../../electron/match/match-view.ts';
import { gameOf } from '../../engine/games.ts';
import { goTo, playIn, positionOf, startMatch } from '../../engine/match/match.ts';
import type { Result } from '../../engine/result.ts';
import { parseSettings, type Settings } from '../../engine/settings/settings.ts';
import type { GameId, MatchView, MatchViewOf, Player } from '../../electron/api/match-view.ts';

/** The players, rules and moves of a match. */
export interface Situation<Id extends GameId | undefined = GameId | undefined> {
  /** Chopsticks by default. */
  readonly game?: Id;
  readonly settings?: Settings;
  readonly players?: readonly Player[];
  /** The start position in notation; by default the game's. */
  readonly position?: string;
  /** In notation. */
  readonly moves?: readonly string[];
  /** How many of the moves are played in the shown position; by default all. */
  readonly at?: number;
}

/** Two persons. */
export const twoPersons: readonly Player[] = [{ kind: 'person' }, { kind: 'person' }];

/** A match as the main process shows it to a window. */
export function viewAfter(situation?: Situation<undefined>): MatchViewOf<'chopsticks'>;
export function viewAfter<Id extends GameId>(
  situation: Situation<Id> & { readonly game: Id },
): MatchViewOf<Id>;
export function viewAfter(situation: Situation): MatchView;
export function viewAfter({
  game: id = 'chopsticks',
  settings = {},
  players = twoPersons,
  position,
  moves = [],
  at,
}: Situation = {}): MatchView {
  const game = gameOf(id);
  const checked = parseSettings(game, settings).settings;
  const usual = startMatch(game.rules(checked), checked, 0);
  const start =
    position === undefined ? usual : { ...usual, start: read(usual.rules.parsePosition(position)) };
  const match = moves.reduce((before, notation) => {
    return playIn(before, read(before.rules.parseMove(positionOf(before), notation)));
  }, start);
  return viewOf(
    { game: game.id, players, first: 0, match: goTo(match, at ?? moves.length) },
    { playedOn: false, revision: 0, gameNumber: 0 },
  );
}

function read<Read>(result: Result<Read>): Read {
  if (!result.ok) throw new Error(inEnglish(result.error));
  return result.value;
}
