import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import type { Settings } from '../../../engine/settings/settings.ts';
import { viewAfter } from '../../table/testing.ts';

/**
 * Digit Conquest between two persons as a window sees it after some moves, draws included.
 *
 * @param tossed - who begins was decided by lot; Ann begins in any case.
 */
export function digitConquestView(
  moves: readonly string[],
  settings: Settings = {},
  tossed = false,
): MatchViewOf<'digit-conquest'> {
  const players = ['Ann', 'Ben'].map((name) => ({ kind: 'person', name }) as const);
  return { ...viewAfter({ game: 'digit-conquest', settings, players, moves }), tossed };
}
