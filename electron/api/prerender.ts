import type { MatchView } from './match-view.ts';
import type { PreferencesView } from './preferences.ts';

/** What the board shows first is drawn from these. */
export interface FirstViews {
  readonly preferences: PreferencesView;
  readonly match: MatchView;
}

/** What the board's page is served with, as HTML. */
export interface Prerendered {
  /** The attributes of the root element. */
  readonly root: string;
  readonly body: string;
}

/**
 * Draws what the board shows first, so that it can be seen before any of its scripts is read. Built
 * beside the pages, and loaded by the main process.
 *
 * @returns nothing where the page has to draw it itself.
 */
export type Prerender = (views: FirstViews) => Prerendered | undefined;
