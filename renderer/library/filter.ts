import type { RulesView } from '../../electron/api/library.ts';
import type { RequestOf } from '../../electron/api/requests.ts';

/** Which matches are asked for. */
export type Filter = RequestOf<'listMatches'>['filter'];

/** In which order. */
export type Sort = RequestOf<'listMatches'>['sort'];

export type SortKey = Sort['by'];

/** The first moment of a day, where the person is. @param day - `2026-11-22`, as a date field has it. */
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

/** A moment's day, as a date field has it; of the end of a span, the day before it. */
export function dayOf(time: number | undefined, isEnd = false): string {
  if (time === undefined) return '';
  const date = new Date(isEnd ? time - 1 : time);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(date.getFullYear()).padStart(4, '0'), ...parts].join('-');
}

/** Whether a filter leaves every match in. */
export function isEmpty(filter: Filter): boolean {
  return Object.values(filter).every((value) => value === undefined || value === '');
}

/** A filter without what filters nothing. */
export function cleaned(filter: Filter): Filter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** Rules as a list of options names them. */
export function rulesKey(rules: Filter['rules'], game: string | undefined): string {
  return rules === undefined ? '' : JSON.stringify([game ?? null, rules]);
}

/** The rules behind an option of {@link rulesKey}. */
export function rulesFor(
  key: string,
  known: readonly RulesView[],
): Pick<Filter, 'game' | 'rules'> | undefined {
  const found = known.find(({ rules, game }) => rulesKey(rules, game.id) === key);
  return found && { game: found.game.id, rules: { ...found.rules } };
}
