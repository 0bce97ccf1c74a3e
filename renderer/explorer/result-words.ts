import type { PlayedCount, RandomResults } from '../../electron/api/explorer.ts';

/** How a game ends for one of the players, as shares of the whole. */
export interface Shares {
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
}

/** How a game ends at random for a player; what never ends counts as drawn. */
export function sharesOf({ wins, drawn, endless }: RandomResults, seat: number): Shares {
  const win = wins[seat] ?? 0;
  const draw = drawn + endless;
  return { win, draw, lose: Math.max(0, 1 - win - draw) };
}

/** How games ended, as shares of those that did. */
export function sharesPlayed({ won, drawn, lost }: PlayedCount): Shares {
  const all = Math.max(1, won + drawn + lost);
  return { win: won / all, draw: drawn / all, lose: lost / all };
}

/** `+3 =1 −1`, as games are scored; nothing where none is over. */
export function scoreOf({ won, drawn, lost }: PlayedCount): string {
  return [won > 0 && `+${won}`, drawn > 0 && `=${drawn}`, lost > 0 && `−${lost}`]
    .filter((part) => part !== false)
    .join(' ');
}
