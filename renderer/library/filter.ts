import type { RulesView } from '../../electron/api/library.ts';
import type { RequestOf } from '../../electron/api/requests.ts';

/** The filter of a request for matches. */
export type Filter = RequestOf<'listMatches'>['filter'];

/** The order of the matches. */
export type Sort = RequestOf<'listMatches'>['sort'];

export type SortKey = Sort['by'];

/** The first moment of a day, in local time. @param day - `2026-11-22`, as in a date field. */
export function beginOf(day: string): number | undefined {
  const time = new Date(`${day}T00:00`).getTime();
  return Number.isNaN(time) || time < 0 ? undefined : time;
}

/** The first moment after a day. */
export function endOf(day: string): number | undefined {
  const begin = beginOf(day);
  if (begin === undefined) return undefined;
  const next = new Date(begin);
  return next.setDate(next.getDate() + 1);
}

/** The day of a moment, as in a date field; for the end of a range, the day before it. */
export function dayOf(time: number | undefined, isEnd = false): string {
  if (time === undefined) return '';
  const date = new Date(isEnd ? time - 1 : time);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(date.getFullYear()).padStart(4, '0'), ...parts].join('-');
}

/** Whether a filter excludes nothing. */
export function isEmpty(filter: Filter): boolean {
  return Object.values(filter).every((value) => value === undefined || value === '');
}

/** The filter without its empty parts. */
export function cleaned(filter: Filter): Filter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** The key of rules in a list of options. */
export function rulesKey(rules: Filter['rules'], game: string | undefined): string {
  return rules === undefined ? '' : JSON.stringify([game ?? null, rules]);
}

/** The rules with a key of {@link rulesKey}. */
export function rulesFor(
  key: string,
  known: readonly RulesView[],
): Pick<Filter, 'game' | 'rules'> | undefined {
  const found = known.find(({ rules, game }) => rulesKey(rules, game.id) === key);
  return found && { game: found.game.id, rules: { ...found.rules } };
}
