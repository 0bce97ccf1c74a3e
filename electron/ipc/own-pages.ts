/** Where the program's own pages live. */
export const origin = 'app://digit-duels';

/** Whether an address is one of the program's own pages. */
export function isOwnPage(url: string): boolean {
  return url.startsWith(`${origin}/`);
}
