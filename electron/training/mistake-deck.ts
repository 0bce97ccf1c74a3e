import { z } from 'zod';
import { canBeAsked, mistakeSchema, type Mistake } from './mistakes.ts';
import { cardSchema, isDueToday, newCard, rated, type Outcome } from './schedule.ts';
import type { TrainingFile } from './training-file.ts';

const entrySchema = mistakeSchema.extend({ card: cardSchema });

/** A mistake with its schedule. */
export type Entry = z.infer<typeof entrySchema>;

/** The numbers of mistakes and of those due. */
export interface DeckCounts {
  readonly all: number;
  readonly due: number;
  /** When the next one is due (ms since 1970); null if there is none. */
  readonly next: number | null;
}

/** The mistakes of all matches, each repeated until it is remembered. */
export interface MistakeDeck {
  counts(): DeckCounts;
  /** The mistakes due today that can be asked, the longest overdue first. */
  due(): readonly Entry[];
  entry(id: string): Entry | undefined;
  /**
   * Adds mistakes; the same position is one card only.
   *
   * @param again - whether they were made just now; a known one then counts as forgotten.
   * @throws if they can't be saved.
   */
  add(mistakes: readonly Mistake[], again: boolean): void;
  /**
   * Schedules a card by its outcome. @returns undefined if there is no such card. @throws if it can't be
   * saved.
   */
  rate(id: string, outcome: Outcome): Entry | undefined;
}

/** The most cards; beyond that, new ones replace the best remembered. */
const mostEntries = 10_000;

/**
 * Opens the saved mistakes.
 *
 * @param now - the clock (ms since 1970).
 */
export function openMistakes(
  training: TrainingFile,
  now: () => number,
  most = mostEntries,
): MistakeDeck {
  const section = training.section('mistakes', z.array(entrySchema), []);

  /** By id: whether a position can be set up, tried only once. */
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

/** The entries that remain when one more is added. */
function roomIn(entries: readonly Entry[], most: number): Entry[] {
  if (entries.length < most) return [...entries];
  const last = entries.reduce((one, other) => (other.card.due > one.card.due ? other : one));
  return entries.filter((entry) => entry !== last);
}
