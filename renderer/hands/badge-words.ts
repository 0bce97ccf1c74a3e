import { words } from '../words.svelte.ts';
import { fingersText } from './fingers.ts';
import { postureName } from './names.ts';
import type { Posture } from './pose.ts';

/** A hand as it would be after a move that is possible now. */
export interface Ghost {
  readonly value: number;
  readonly posture?: Posture;
  readonly dies: boolean;
}

function holding(value: number, posture: Posture): string {
  const count = fingersText(value);
  return posture === 'fingers'
    ? count
    : words().text('hands.badge.with', { count, posture: postureName(posture) });
}

/** The badge in words: "3", "4, paper", "out", "3, becomes 5 and is out". */
export function badgeWords(
  value: number,
  posture: Posture,
  dead: boolean,
  ghost: Ghost | undefined,
): string {
  const now = dead ? words().text('hands.out') : holding(value, posture);
  if (!ghost) return now;
  // The value stays the same when a hand goes out; "4, becomes 4 and is out" would say too much.
  if (ghost.dies && ghost.value === value) return words().text('hands.badge.would-be-out', { now });
  const then = holding(ghost.value, ghost.posture ?? 'fingers');
  return words().text(ghost.dies ? 'hands.badge.becomes-out' : 'hands.badge.becomes', {
    now,
    then,
  });
}
