import { textLimits } from '../../engine/records/limits.ts';

/** The most characters of a text dropped on the window; a longer one is refused unread. */
export const mostTextToOpen = textLimits.characters;
