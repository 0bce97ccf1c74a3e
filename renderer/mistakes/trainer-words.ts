import type { MistakesView, MistakeView } from '../../electron/api/mistake-requests.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { playerAt } from '../../words/message.ts';
import { wordsAt } from '../players/naming.ts';
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
    ...{ moves, value: called(best.score) },
  });
}

/** How a wrong try is punished, by those at a table; empty where chance decides what follows. */
export function replyOf(view: MatchView | undefined, { punishment }: Judged): string {
  if (view === undefined || punishment.length === 0) return '';
  const line = punishment.map(({ seat, text }) =>
    wordsAt(view).text('review.view.ply', { player: playerAt(seat), text }),
  );
  return words().text('mistakes.reply', { line: line.join('; ') });
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

function called(value: number): 'win' | 'draw' {
  return value === 1 ? 'win' : 'draw';
}

function dayOf(time: number): string {
  return new Intl.DateTimeFormat(words().language, { dateStyle: 'long' }).format(time);
}

function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}
