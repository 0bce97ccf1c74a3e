import type { HistoryView } from '../../electron/api/analysis-view.ts';
import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import { sameMoves } from '../table/same-moves.ts';

/** The values of a match's positions, with the view they were requested for. */
export interface KnownValues extends Pick<HistoryView, 'values'> {
  readonly view: MatchView;
}

/** The values that still apply in another view: those of the plies that both share. */
export function keptValues(
  known: KnownValues | undefined,
  view: MatchView | undefined,
): HistoryView['values'] {
  if (known === undefined || view === undefined) return [];
  if (startOf(known.view) !== startOf(view)) return [];
  const common = sameMoves(pliesOf(known.view), pliesOf(view));
  return known.values.length > common + 1 ? known.values.slice(0, common + 1) : known.values;
}

/** A key of the start position; with the moves it determines every position. */
function startOf({ game, settings, first, series }: MatchView): string {
  return JSON.stringify([game.id, settings, first, series?.round]);
}
