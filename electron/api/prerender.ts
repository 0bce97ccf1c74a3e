import type { MatchView } from './match-view.ts';
import type { PreferencesView } from './preferences.ts';

/** The data from which the first picture of the board is drawn. */
export interface FirstViews {
  readonly preferences: PreferencesView;
  readonly match: MatchView;
}

/** The first picture of the board's page, as HTML. */
export interface Prerendered {
  /** The attributes of the root element. */
  readonly root: string;
  readonly body: string;
}

/**
 * Renders the first picture of the board, shown before its scripts are loaded. Built with the pages and
 * loaded by the main process.
 *
 * @returns undefined if the page has to render it itself.
 */
export type Prerender = (views: FirstViews) => Prerendered | undefined;
