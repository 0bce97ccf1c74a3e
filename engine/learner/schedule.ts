import {
  createEmptyCard,
  fsrs,
  Rating,
  type Card as FsrsCard,
  type Grade,
  type State,
} from 'ts-fsrs';
import type { LineOf } from './line.ts';
import { soon } from './moment.ts';

/** How well the user remembers something and when it comes back (ms since 1970). */
export interface Card {
  readonly due: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly elapsed_days: number;
  readonly scheduled_days: number;
  readonly learning_steps: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: State;
  readonly last_review?: number;
}

/** The outcome of a question: right at once, right after a wrong try, or shown. */
export type Outcome = Exclude<LineOf<'mistake-tried'>['outcome'], 'wrong'>;

/**
 * A user who first tries something wrong didn't know it, whatever followed, so it comes back the same
 * day.
 */
const grades: Readonly<Record<Outcome, Grade>> = {
  right: Rating.Good,
  'after-wrong': Rating.Again,
  shown: Rating.Again,
};

/**
 * One learning step of a few minutes: a wrong answer comes back the same day, a right one after days.
 */
const scheduler = fsrs({ learning_steps: ['10m'], relearning_steps: ['10m'], enable_fuzz: false });

/** A card that was never asked, due at once. */
export function newCard(now: number): Card {
  return plain(createEmptyCard(now));
}

/** The card after an answer. */
export function rated(card: Card, outcome: Outcome, now: number): Card {
  const { last_review, state, ...rest } = isFromFuture(card, now)
    ? { ...card, last_review: now }
    : card;
  const input = { ...rest, state, last_review: last_review ?? null };
  // The clock may have been set back a little since.
  const time = Math.max(now, last_review ?? now);
  return plain(scheduler.next(input, time, grades[outcome]).card);
}

/** Whether the card is due before the day ends, or soon after. */
export function isDueToday(card: Pick<Card, 'due' | 'last_review'>, now: number): boolean {
  return card.due < Math.max(endOfDay(now), now + soon) || isFromFuture(card, now);
}

/** If the clock is set back by less than this (ms), earlier times still count. */
const tolerated = 24 * 60 * 60 * 1000;

/** Whether the card was asked or made while the clock was wrong, so that its due time is unknown. */
function isFromFuture(
  { due, last_review }: Pick<Card, 'due' | 'last_review'>,
  now: number,
): boolean {
  return (last_review ?? due) > now + tolerated;
}

/** The end of the local day. */
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
