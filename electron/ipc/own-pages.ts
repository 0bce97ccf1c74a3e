import type { WebFrameMain } from 'electron';

/** Where the program's own pages live. */
export const origin = 'app://digit-duels';

/** Whether an address is one of the program's own pages. */
export function isOwnPage(url: string): boolean {
  return url.startsWith(`${origin}/`);
}

/** Whether a frame is one of our own pages itself; none of them has a frame within. */
export function isOwnFrame(frame: Pick<WebFrameMain, 'parent' | 'url'> | null): boolean {
  return frame !== null && frame.parent === null && isOwnPage(frame.url);
}
