import type { Naming } from '../../engine/game.ts';
import type { Standing } from '../../engine/series.ts';

/** `Games won - Player 1: 1, Player 2: 0` */
export function standingInWords({ won }: Standing, name: Naming): string {
  return `Games won - ${won.map((games, seat) => `${name(seat)}: ${games}`).join(', ')}`;
}

/** `Round 2, best of 3` */
export function roundInWords(round: number, bestOf: number): string {
  return bestOf === 0 ? `Round ${round}` : `Round ${round}, best of ${bestOf}`;
}

/** Who has won it all, if anybody has. */
export function championInWords({ champion }: Standing, name: Naming): string[] {
  return champion === null ? [] : [`${name(champion)} is the champion!`];
}
