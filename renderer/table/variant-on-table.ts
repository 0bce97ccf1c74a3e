import type { MatchView, SeriesView } from '../../electron/api/match-view.ts';
import type { PreferencesView } from '../../electron/api/preferences.ts';
import { variantOf } from '../variant.ts';

/** The rules on the table that differ from the defaults, in words. */
export function variantOnTable(
  preferences: PreferencesView | undefined,
  view: MatchView | undefined,
): readonly string[] {
  const game = preferences?.games.find(({ id }) => id === view?.game.id);
  // The series is shown elsewhere, with the number of the game.
  const shownElsewhere = 'bestOf' satisfies keyof SeriesView;
  const listed = game?.definitions.filter(({ name }) => name !== shownElsewhere) ?? [];
  return view ? variantOf(view.game.id, listed, view.settings) : [];
}
