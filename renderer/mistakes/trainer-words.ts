import type { MistakesView, MistakeView } from '../../electron/api/mistake-requests.ts';
import type { LineMoveView } from '../../electron/api/review-view.ts';
import { words } from '../words.svelte.ts';
import type { Judged } from './trainer.svelte.ts';

/** What was done wrong, and what is asked for. */
export function promptOf({ played, best, worth, chance }: MistakeView): string {
  const moves = played.join(' ');
  if (chance) {
    return words().text('mistakes.prompt-chance', { moves, points: 100 * (best - worth) });
  }
  return words().text('mistakes.prompt', { moves, value: called(best) });
}

/** What came of a try. */
export function answerOf(tried: readonly string[], judged: Judged): string {
  const moves = tried.join(' ');
  const { right, chance, best, loss } = judged;
  if (chance) {
    const points = 100 * loss;
    return words().text(right ? 'mistakes.right-chance' : 'mistakes.wrong-chance', {
      ...{ moves, points },
    });
  }
  return words().text(right ? 'mistakes.right' : 'mistakes.wrong', {
    ...{ moves, value: called(best.value) },
  });
}

/** How a wrong try is punished; empty where chance decides what follows. */
export function replyOf({ punishment }: Judged): string {
  return punishment.length === 0
    ? ''
    : words().text('mistakes.reply', { line: punishment.map(textOf).join('; ') });
}

/** What would have been right. */
export function solutionOf({ better }: Judged): string {
  const [first, ...others] = better;
  if (first === undefined) return '';
  const solution = { moves: first.moves.join(' '), text: first.text };
  return others.length === 0
    ? words().text('mistakes.solution', solution)
    : words().text('mistakes.solution-one-of', { ...solution, count: others.length });
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

function textOf({ text }: LineMoveView): string {
  return text;
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
