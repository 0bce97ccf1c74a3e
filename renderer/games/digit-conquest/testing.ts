import { inEnglish } from '../../../words/testing.ts';
import { viewOf } from '../../../electron/match/match-view.ts';
import { gameOf } from '../../../engine/games.ts';
import { playIn, positionOf, startMatch } from '../../../engine/match.ts';
import { parseSettings, type Settings } from '../../../engine/settings.ts';
import type { MatchView } from '../../../electron/api.ts';

/**
 * Digit Conquest between two persons as a window sees it after some moves, draws included.
 *
 * @param tossed - who begins was decided by lot; Ann begins in any case.
 */
export function digitConquestView(
  moves: readonly string[],
  settings: Settings = {},
  tossed = false,
): MatchView {
  const game = gameOf('digit-conquest');
  const checked = parseSettings(game, settings).settings;
  const match = moves.reduce(
    (before, notation) => {
      const move = before.rules.parseMove(positionOf(before), notation);
      if (!move.ok) throw new Error(inEnglish(move.error));
      return playIn(before, move.value);
    },
    startMatch(game.rules(checked), checked, 0),
  );
  const players = ['Ann', 'Ben'].map((name) => ({ kind: 'person', name }) as const);
  return viewOf({ game: game.id, players, first: 0, ...(tossed && { tossed }), match });
}
