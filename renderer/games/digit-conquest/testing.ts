import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import type { Settings } from '../../../engine/settings/settings.ts';
import { viewAfter } from '../../table/testing.ts';

/**
 * A view of Digit Conquest between two persons after some moves, including draws.
 *
 * @param tossed - whether a toss decided who begins; Ann begins in any case.
 */
export function digitConquestView(
  moves: readonly string[],
  settings: Settings = {},
  tossed = false,
): MatchViewOf<'digit-conquest'> {
  const players = ['Ann', 'Ben'].map((name) => ({ kind: 'person', name }) as const);
  return { ...viewAfter({ game: 'digit-conquest', settings, players, moves }), tossed };
}
