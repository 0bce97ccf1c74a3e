import { inEnglish } from '../english.ts';
import type { Facts, MatchSeen } from '../facts.ts';
import { differences } from './differences.ts';

type History = MatchSeen['history'];

/** Compares the list of moves with the match: its moves, the undone ones and the marked row. */
export function movesShown({ view, moves }: Facts): string[] {
  const { history, at, tree, comment } = view;
  // The list contains variations; of a long match, some moves are left out.
  const isPlain = comment === undefined && tree.every((node) => Object.keys(node).join() === 'ply');
  if (moves === null || !isPlain || !moves.whole) return [];
  const last = history.findLastIndex(({ seat }, index) => index < at && seat !== null);
  const place = (index: number): string => `move or draw ${index + 1} in the list`;
  return differences([
    ['how many moves and draws are listed', moves.plies.length, history.length],
    ['how many rows the list has', moves.rows, history.length === 0 ? 0 : rowOf(history)],
    ['the current row', moves.current, last === -1 ? 0 : rowOf(history, last)],
    ...moves.plies
      .slice(0, history.length)
      .map(({ text }, index) => [place(index), text, listed(view, index)] as const),
    ...moves.plies.map(
      ({ undone }, index) => [`${place(index)} as taken back`, undone, index >= at] as const,
    ),
  ]);
}

/** The row of a decision or draw, from 1: what opens a turn shares the row of the rest of it. */
function rowOf(history: History, index = history.length - 1): number {
  return history.slice(0, index).filter(({ opens }) => !opens).length + 1;
}

function isDraw(history: History, index: number): boolean {
  return typeof history[index]?.drawn === 'number';
}

/** A draw reads as its digit, a move as its sentence. */
function listed({ history, players }: MatchSeen, index: number): string | undefined {
  const ply = history[index];
  return isDraw(history, index) ? String(ply?.drawn) : ply && inEnglish(ply.text, players);
}
