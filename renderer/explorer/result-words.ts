import type { SavedTable } from '../../electron/api/drawing.ts';
import type {
  AtRandomView,
  ExplorationView,
  PlayedCount,
  RandomResults,
} from '../../electron/api/explorer.ts';
import { moveHeads, valueCells } from '../page/saved-values.ts';
import { wordsAt } from '../players/naming.ts';
import { words } from '../words.svelte.ts';

/** How games end for one player, as shares of all. */
export interface Shares {
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
}

/** A player's results of random playouts; endless games count as drawn. */
export function sharesOf({ wins, drawn, endless }: RandomResults, seat: number): Shares {
  const win = wins[seat] ?? 0;
  const draw = drawn + endless;
  return { win, draw, lose: Math.max(0, 1 - win - draw) };
}

/** Results of finished games, as shares. */
export function sharesPlayed({ won, drawn, lost }: PlayedCount): Shares {
  const all = Math.max(1, won + drawn + lost);
  return { win: won / all, draw: drawn / all, lose: lost / all };
}

/** A score such as `+3 =1 −1`; empty if no game is finished. */
export function scoreOf({ won, drawn, lost }: PlayedCount): string {
  return [won > 0 && `+${won}`, drawn > 0 && `=${drawn}`, lost > 0 && `−${lost}`]
    .filter((part) => part !== false)
    .join(' ');
}

/** The moves of a position as a table to save. @param seat - the player to move. */
export function tableOfMoves(
  { moves, probabilities, seen }: ExplorationView,
  random: AtRandomView | undefined,
  seat: number,
): SavedTable {
  const results = random?.kind === 'known' ? random.moves : [];
  const { say } = wordsAt(seen);
  const head = [
    ...moveHeads(),
    words().text('saved-views.played'),
    ...(['win', 'draw', 'lose'] as const).map((result) =>
      words().text('saved-views.random', { result }),
    ),
  ];
  return [
    head,
    ...moves.map(({ move, text, value, played }) => {
      const found = results.find((each) => each.move === move);
      const shares = found && sharesOf(found.results, seat);
      return [
        move,
        say(text),
        ...valueCells(value, probabilities ? 'score' : 'words'),
        played.played,
        shares?.win ?? '',
        shares?.draw ?? '',
        shares?.lose ?? '',
      ];
    }),
  ];
}
