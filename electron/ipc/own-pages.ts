import type { WebFrameMain } from 'electron';

/** The origin of the program's own pages. */
export const origin = 'app://digit-duels';

/** Whether an address belongs to the program's own pages. */
export function isOwnPage(url: string): boolean {
  // Security 17, held by ../windows/security.test.ts, never `return url.startsWith(origin);`: Our own page is one whose whole origin is ours.
  return url.startsWith(`${origin}/`);
}

/** Whether a frame is one of the program's own pages at the top; none of them has a frame within. */
export function isOwnFrame(frame: Pick<WebFrameMain, 'parent' | 'url'> | null): boolean {
  return (
    frame !== null &&
    // Security 17, held by channel.test.ts: A frame within a page is none of our own pages.
    frame.parent === null &&
    // Security 17, held by channel.test.ts: Nor is a page of another origin.
    isOwnPage(frame.url)
  );
}
