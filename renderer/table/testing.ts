import { inEnglish } from '../../words/testing.ts';
import { viewOf } from '../../electron/match/match-view.ts';
import { gameOf } from '../../engine/games.ts';
import { goTo, playIn, positionOf, startMatch } from '../../engine/match/match.ts';
import type { Result } from '../../engine/match/result.ts';
import { parseSettings, type Settings } from '../../engine/settings/settings.ts';
import type { GameId, MatchView, MatchViewOf, Player } from '../../electron/api/match-view.ts';

/** Who plays, by what rules, and what has been played. */
export interface Situation<Id extends GameId | undefined = GameId | undefined> {
  /** Chopsticks, unless said otherwise. */
  readonly game?: Id;
  readonly settings?: Settings;
  readonly players?: readonly Player[];
  /** Where it began, in notation; at the start, unless said otherwise. */
  readonly position?: string;
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
