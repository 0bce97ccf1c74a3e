/** So many characters a text that is dropped on the window may have: what is longer is refused unread. */
export const mostTextToOpen = 4 * 2 ** 20;
