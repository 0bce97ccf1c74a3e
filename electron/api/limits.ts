import { textLimits } from '../../engine/match/limits.ts';

/** The most characters of a text dropped on the window; a longer one is refused unread. */
export const mostTextToOpen = textLimits.characters;

/** The most matches that can be listed for one text; a filter can select any number. */
export const mostExported = 4000;

/** What is due within this time (ms) is due today, even just before midnight. */
export const soon = 60 * 60 * 1000;
