import { textLimits } from '../../engine/match/limits.ts';

/** The most characters of a text dropped on the window; a longer one is refused unread. */
export const mostTextToOpen = textLimits.characters;

/** The most matches that can be listed for one text; a filter can select any number. */
export const mostExported = 4000;

export { soon } from '../../engine/learner/moment.ts';

/** The most letters of the code of a kiosk. */
export const longestKioskCode = 40;
