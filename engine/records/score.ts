import type { Turn } from '../game.ts';
import type { Settlement } from '../match/settlement.ts';

/** What stands behind a game that has no end yet. */
export const unfinished = '*';

/** Writes how a game ended, by seat: `0-1`, or `1/2-1/2` for a draw. */
export function formatScore(seats: number, end: Settlement): string {
  return Array.from({ length: seats }, (_, seat) =>
    end.kind === 'draw' ? '1/2' : seat === end.winner ? '1' : '0',
  ).join('-');
}

/** How a game ended by its moves; nothing while it goes on. */
export function settlementOf(turn: Turn): Settlement | undefined {
  if (turn.kind !== 'over') return undefined;
  const { outcome } = turn;
  return outcome.kind === 'win' ? { kind: 'win', winner: outcome.winner } : { kind: 'draw' };
}

/** Reads what {@link formatScore} writes; nothing where it is no score of so many. */
export function parseScore(seats: number, text: string): Settlement | undefined {
  const ends: Settlement[] = [
    { kind: 'draw' },
    ...Array.from({ length: seats }, (_, winner) => ({ kind: 'win' as const, winner })),
  ];
  return ends.find((end) => formatScore(seats, end) === text);
}

/** Whether a word is meant as the end of a game. */
export function looksLikeScore(word: string): boolean {
  return word === unfinished || /^(1\/2|[01])(-(1\/2|[01]))+$/.test(word);
}
