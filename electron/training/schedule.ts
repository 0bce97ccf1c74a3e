import { createEmptyCard, fsrs, Rating, type Card as FsrsCard, type Grade, State } from 'ts-fsrs';
import { z } from 'zod';
import type { mistakeOutcomes } from '../api/mistakes.ts';

/** How well somebody remembers something, and when it comes back; times in milliseconds since 1970. */
export const cardSchema = z.object({
  due: z.number(),
  stability: z.number(),
  difficulty: z.number(),
  elapsed_days: z.number(),
  scheduled_days: z.number(),
  learning_steps: z.number(),
  reps: z.number(),
  lapses: z.number(),
  state: z.enum(State),
  last_review: z.number().optional(),
});

export type Card = z.infer<typeof cardSchema>;

/** How it went: right at once, right after a wrong try, or not without being shown. */
export type Outcome = (typeof mistakeOutcomes)[number];

/** Who has tried something wrong first did not know it, however it went on: that comes again the same day. */
const grades: Readonly<Record<Outcome, Grade>> = {
  right: Rating.Good,
  'after-wrong': Rating.Again,
  shown: Rating.Again,
};

/** One step of a few minutes: what went wrong is asked again the same day, what went right after days. */
const scheduler = fsrs({ learning_steps: ['10m'], relearning_steps: ['10m'], enable_fuzz: false });

/** Something that was never asked yet, and is to be asked at once. */
export function newCard(now: number): Card {
  return plain(createEmptyCard(now));
}

/** What becomes of a card that was asked. */
export function rated(card: Card, outcome: Outcome, now: number): Card {
  const { last_review, state, ...rest } = isFromFuture(card, now)
    ? { ...card, last_review: now }
    : card;
  const input = { ...rest, state, last_review: last_review ?? null };
  // A clock may have been set back a little since.
  const time = Math.max(now, last_review ?? now);
  return plain(scheduler.next(input, time, grades[outcome]).card);
}

/** Whether it is to be asked before the day is over. */
export function isDueToday(card: Pick<Card, 'due' | 'last_review'>, now: number): boolean {
  return card.due < endOfDay(now) || isFromFuture(card, now);
}

/** A clock that is set back by less than this says nothing about the times before, in milliseconds. */
const tolerated = 24 * 60 * 60 * 1000;

/** Whether it was asked last, or made, at a clock that was wrong: when it comes back is then not known. */
function isFromFuture(
  { due, last_review }: Pick<Card, 'due' | 'last_review'>,
  now: number,
): boolean {
  return (last_review ?? due) > now + tolerated;
}

/** When a day ends where the program runs. */
function endOfDay(now: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
}

function plain({ due, last_review, ...card }: FsrsCard): Card {
  return {
    ...card,
    due: due.getTime(),
    ...(last_review !== undefined && { last_review: last_review.getTime() }),
  };
}
