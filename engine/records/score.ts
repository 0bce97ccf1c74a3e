import type { Turn } from '../game.ts';
import type { Adjudication } from '../match/adjudication.ts';

/** The result of an unfinished game. */
export const unfinished = '*';

/** The result of a game by seat: `0-1`, or `1/2-1/2` for a draw. */
export function formatScore(seats: number, end: Adjudication): string {
  return Array.from({ length: seats }, (_, seat) =>
    end.kind === 'draw' ? '1/2' : seat === end.winner ? '1' : '0',
  ).join('-');
}

/** How a game ended by its moves; undefined if it isn't over. */
export function adjudicationOf(turn: Turn): Adjudication | undefined {
  if (turn.kind !== 'over') return undefined;
  const { outcome } = turn;
  return outcome.kind === 'win' ? { kind: 'win', winner: outcome.winner } : { kind: 'draw' };
}

/** The inverse of {@link formatScore}; undefined if the text is no result of that many players. */
export function parseScore(seats: number, text: string): Adjudication | undefined {
  const ends: Adjudication[] = [
    { kind: 'draw' },
    ...Array.from({ length: seats }, (_, winner) => ({ kind: 'win' as const, winner })),
  ];
  return ends.find((end) => formatScore(seats, end) === text);
}

/** Whether a word has the form of a result. */
export function looksLikeScore(word: string): boolean {
  return word === unfinished || /^(1\/2|[01])(-(1\/2|[01]))+$/.test(word);
}
