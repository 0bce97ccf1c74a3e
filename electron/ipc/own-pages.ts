import type { WebFrameMain } from 'electron';

/** The origin of the program's own pages. */
export const origin = 'app://digit-duels';

/** Whether an address belongs to the program's own pages. */
export function isOwnPage(url: string): boolean {
  return url.startsWith(`${origin}/`);
}

/** Whether a frame is one of the program's own pages at the top; none of them has a frame within. */
export function isOwnFrame(frame: Pick<WebFrameMain, 'parent' | 'url'> | null): boolean {
  return frame !== null && frame.parent === null && isOwnPage(frame.url);
}
