import type { MatchUpdate } from './match-update.ts';
import type { PeopleView } from './people.ts';
import type { PreferencesView } from './preferences.ts';

/** What the board shows first, as JSON. Its page comes with it, so that it needn't wait for answers. */
export interface FirstViews {
  readonly preferences: PreferencesView;
  readonly people: PeopleView;
  readonly match: MatchUpdate;
}

/** The id of the element of the page that has the {@link FirstViews}. */
export const firstViewsId = 'first-views';
