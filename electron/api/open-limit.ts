import { textLimits } from '../../engine/records/limits.ts';

/** So many characters a text that is dropped on the window may have: what is longer is refused unread. */
export const mostTextToOpen = textLimits.characters;
