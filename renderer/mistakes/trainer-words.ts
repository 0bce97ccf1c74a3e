import type { MistakesView, MistakeView } from '../../electron/api/mistakes.ts';
import { words } from '../words.svelte.ts';

/** What was done wrong, and what is asked for. */
export function promptOf({ played, best, worth, chance }: MistakeView): string {
  const moves = played.join(' ');
  if (chance) {
    return words().text('mistakes.prompt-chance', { moves, points: 100 * (best - worth) });
  }
  return words().text('mistakes.prompt', { moves, value: called(best) });
}

/** When something comes back: today, or on which day. */
export function backOf(time: number, now: number): string {
  return isSameDay(time, now)
    ? words().text('mistakes.back-today')
    : words().text('mistakes.back', { day: dayOf(time) });
}

/** How many mistakes are due today, or when the next one comes back. */
export function dueOf({ all, due, next }: MistakesView): string {
  if (due > 0) return words().text('mistakes.due', { due });
  if (all === 0 || next === null) return words().text('mistakes.none');
  return words().text('mistakes.next', { day: dayOf(next) });
}

function called(value: number): 'win' | 'draw' {
  return value === 1 ? 'win' : 'draw';
}

function dayOf(time: number): string {
  return new Intl.DateTimeFormat(words().language, { dateStyle: 'long' }).format(time);
}

function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}
