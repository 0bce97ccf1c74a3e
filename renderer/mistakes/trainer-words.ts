import { soon } from '../../electron/api/limits.ts';
import type { MistakesView, MistakeView } from '../../electron/api/mistakes.ts';
import type { SavedTable } from '../../electron/api/drawing.ts';
import { gameName } from '../../words/game-words.ts';
import { words } from '../words.svelte.ts';

/** The task. It doesn't name the mistake, which would give away the answer. */
export function promptOf({ from, best, chance, similar, mirrored }: MistakeView): string {
  const place = similar ? 'similar' : mirrored ? 'mirrored' : 'same';
  return chance
    ? words().text('mistakes.prompt-chance', { place, from })
    : words().text('mistakes.prompt', { place, from, value: called(best) });
}

/** The move played in the match, once the user has tried one; empty if it was played in another position. */
export function playedOf(task: MistakeView): string {
  const { from, playedText, best, worth, chance, similar, mirrored } = task;
  if (similar) return '';
  return chance
    ? words().text('mistakes.played-chance', {
        from,
        text: playedText,
        points: 100 * (best - worth),
      })
    : words().text('mistakes.played', {
        from,
        text: playedText,
        mirrored: mirrored ? 'yes' : 'no',
      });
}

/** When a mistake is due again: soon, or on which day. */
export function backOf(time: number, now: number): string {
  return time - now < soon || isSameDay(time, now)
    ? words().text('mistakes.back-soon')
    : words().text('mistakes.back', { day: dayOf(time) });
}

/** How many mistakes are due, or when the next one is. */
export function dueOf({ all, due, next }: MistakesView): string {
  if (due > 0) return words().text('mistakes.due', { due });
  if (all === 0 || next === null) return words().text('mistakes.none');
  return words().text('mistakes.next', { day: dayOf(next) });
}

/** Mistakes as a table to save. */
export function mistakesTable(mistakes: readonly MistakeView[]): SavedTable {
  const columns = ['game', 'position', 'move', 'meaning', 'value', 'best'] as const;
  return [
    columns.map((column) => words().text(`saved-views.${column}`)),
    ...mistakes.map(({ game, position, played, playedText, worth, best }) => [
      gameName(words(), game.id),
      position,
      played.join(' '),
      words().say(playedText),
      worth,
      best,
    ]),
  ];
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
