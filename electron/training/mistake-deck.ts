import { z } from 'zod';
import { canBeAsked, mistakeSchema, type Mistake } from './mistakes.ts';
import { cardSchema, isDueToday, newCard, rated, type Outcome } from './schedule.ts';
import type { TrainingFile } from './training-file.ts';

const entrySchema = mistakeSchema.extend({ card: cardSchema });

/** A mistake, and when it comes back. */
export type Entry = z.infer<typeof entrySchema>;

/** How many there are, and how many of them are due. */
export interface DeckCounts {
  readonly all: number;
  readonly due: number;
  /** When the next one comes back, in milliseconds since 1970; nothing where there is none. */
  readonly next: number | null;
}

/** The mistakes of all matches, each of which comes back until it is remembered. */
export interface MistakeDeck {
  counts(): DeckCounts;
  /** Those that are due today and can be asked, the one that has waited longest first. */
  due(): readonly Entry[];
  entry(id: string): Entry | undefined;
  /**
   * Adds mistakes; the same position twice is one card.
   *
   * @param again - they were made just now: one that was there already has been forgotten.
   * @throws where they can't be kept.
   */
  add(mistakes: readonly Mistake[], again: boolean): void;
  /** Schedules one by how it went. @returns nothing where there is no such card. @throws where it can't be kept. */
  rate(id: string, outcome: Outcome): Entry | undefined;
}

/** So many are kept; what is remembered longest then gives way to what is new. */
const mostEntries = 10_000;

/**
 * Opens the mistakes that are kept.
 *
 * @param now - the clock, in milliseconds since 1970.
 */
export function openMistakes(
  training: TrainingFile,
  now: () => number,
  most = mostEntries,
): MistakeDeck {
  const section = training.section('mistakes', z.array(entrySchema), []);

  /** By id; a position is set up only once to see whether it can be. */
  const askable = new Map<string, boolean>();

  const isToday = ({ card }: Entry): boolean => isDueToday(card, now());

  function isDue(entry: Entry): boolean {
    if (!isToday(entry)) return false;
    const isAskable = askable.get(entry.id) ?? canBeAsked(entry);
    askable.set(entry.id, isAskable);
    return isAskable;
  }

  function withMistake(entries: readonly Entry[], mistake: Mistake, again: boolean): Entry[] {
    const known = entries.find(({ id }) => id === mistake.id);
    if (known === undefined)
      return [...roomIn(entries, most), { ...mistake, card: newCard(now()) }];
    if (!again || isDueToday(known.card, now())) return [...entries];
    const card = rated(known.card, 'shown', now());
    return entries.map((entry) => (entry === known ? { ...known, ...mistake, card } : entry));
  }

  return {
    counts() {
      const entries = section.get();
      const due = entries.filter(isDue);
      const times = [...due, ...entries.filter((entry) => !isToday(entry))].map(
        ({ card }) => card.due,
      );
      return {
        all: entries.length,
        due: due.length,
        next: times.length === 0 ? null : Math.min(...times),
      };
    },
    due: () =>
      section
        .get()
        .filter(isDue)
        .sort((one, other) => one.card.due - other.card.due),
    entry: (id) => section.get().find((entry) => entry.id === id),
    add(mistakes, again) {
      const entries = section.get();
      const added = mistakes.reduce<readonly Entry[]>(
        (before, mistake) => withMistake(before, mistake, again),
        entries,
      );
      const same = added.length === entries.length && added.every((one, at) => one === entries[at]);
      if (!same) section.set([...added]);
    },
    rate(id, outcome) {
      const entries = section.get();
      const known = entries.find((entry) => entry.id === id);
      if (known === undefined) return undefined;
      const next = { ...known, card: rated(known.card, outcome, now()) };
      section.set(entries.map((entry) => (entry === known ? next : entry)));
      return next;
    },
  };
}

/** Entries among which there is room for one more. */
function roomIn(entries: readonly Entry[], most: number): Entry[] {
  if (entries.length < most) return [...entries];
  const last = entries.reduce((one, other) => (other.card.due > one.card.due ? other : one));
  return entries.filter((entry) => entry !== last);
}
