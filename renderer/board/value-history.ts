import type { HistoryView } from '../../electron/api/analysis-view.ts';
import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import { sameMoves } from '../table/same-moves.ts';

/** The values of a match's positions, and the view that they were asked for. */
export interface KnownValues extends Pick<HistoryView, 'values'> {
  readonly view: MatchView;
}

/** The values that still hold in another view: those of the plies that both have in common. */
export function keptValues(
  known: KnownValues | undefined,
  view: MatchView | undefined,
): HistoryView['values'] {
  if (known === undefined || view === undefined) return [];
  if (startOf(known.view) !== startOf(view)) return [];
  const common = sameMoves(pliesOf(known.view), pliesOf(view));
  return known.values.length > common + 1 ? known.values.slice(0, common + 1) : known.values;
}

/** A position follows from how a game starts, and the moves. */
function startOf({ game, settings, first, series }: MatchView): string {
  return JSON.stringify([game.id, settings, first, series?.round]);
}
