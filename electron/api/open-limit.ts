import { textLimits } from '../../engine/match/limits.ts';

/** The most characters of a text dropped on the window; a longer one is refused unread. */
export const mostTextToOpen = textLimits.characters;
