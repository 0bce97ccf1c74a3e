import type { LineOf, Mistake } from '../../engine/learner/line.ts';
import { mistakeCards, type MistakeCard } from '../../engine/learner/mistakes.ts';
import { momentOf } from '../../engine/learner/moment.ts';
import { isDueToday } from '../../engine/learner/schedule.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { canBeAsked } from './mistakes.ts';

/** The numbers of mistakes and of those due. */
export interface DeckCounts {
  readonly all: number;
  readonly due: number;
  /** When the next one is due (ms since 1970); null if there is none. */
  readonly next: number | null;
}

/** A try at a mistake, as its line in the journal has it. */
export type TriedMistake = Omit<LineOf<'mistake-tried'>, 'what' | 'at' | 'id'>;

/** The mistakes of all matches, each repeated until it is remembered. */
export interface MistakeDeck {
  counts(): DeckCounts;
  /** The mistakes due today that can be asked, the longest overdue first. */
  due(): readonly MistakeCard[];
  entry(id: string): MistakeCard | undefined;
  /**
   * Adds mistakes; the same position is one card only.
   *
   * @param again - whether they were made just now; a known one then counts as forgotten.
   * @throws if they can't be saved.
   */
  add(mistakes: readonly Mistake[], again: boolean): void;
  /**
   * Schedules a card by the outcome of a try. @returns undefined if there is no such card. @throws if it can't be
   * saved.
   */
  rate(id: string, tried: TriedMistake): MistakeCard | undefined;
}

/**
 * Opens the mistakes of a journal.
 *
 * @param now - the clock (ms since 1970).
 */
export function openMistakes(journal: Journal, now: () => number): MistakeDeck {
  /** By id: whether a position can be set up, tried only once. */
  const askable = new Map<string, boolean>();

  const cards = () => journal.after(mistakeCards);
  const entries = () => [...cards().values()];
  const at = () => momentOf(new Date(now()));
  const isToday = ({ card }: MistakeCard): boolean => isDueToday(card, now());

  function isDue(entry: MistakeCard): boolean {
    if (!isToday(entry)) return false;
    const isAskable = askable.get(entry.id) ?? canBeAsked(entry);
    askable.set(entry.id, isAskable);
    return isAskable;
  }

  return {
    counts() {
      const all = entries();
      const due = all.filter(isDue);
      const times = [...due, ...all.filter((entry) => !isToday(entry))].map(({ card }) => card.due);
      return {
        all: all.length,
        due: due.length,
        next: times.length === 0 ? null : Math.min(...times),
      };
    },
    due: () =>
      entries()
        .filter(isDue)
        .sort((one, other) => one.card.due - other.card.due),
    entry: (id) => cards().get(id),
    add(mistakes, again) {
      for (const mistake of mistakes) {
        const known = cards().get(mistake.id);
        const isNews = known === undefined || (again && !isToday(known));
        if (isNews) journal.add({ what: 'mistake', at: at(), mistake });
      }
    },
    rate(id, tried) {
      if (!cards().has(id)) return undefined;
      journal.add({ what: 'mistake-tried', at: at(), id, ...tried });
      return cards().get(id);
    },
  };
}
