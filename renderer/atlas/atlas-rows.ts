import type { AtlasView } from '../../electron/api/atlas.ts';
import type { SavedTable } from '../../electron/api/drawing.ts';
import {
  decode,
  wdlOf,
  type Value,
  type Wdl,
  winnersMoves,
} from '../../electron/api/analysis-view.ts';
import type { Sort } from '../grid/sort.ts';
import { words } from '../words.svelte.ts';

/** A value of an axis, both by index: a rule that a game has or lacks. */
export interface Rule {
  readonly axis: number;
  readonly value: number;
}

/** A rule that games must have or lack. */
export interface AskedRule extends Rule {
  readonly has: boolean;
}

/** The filter for games. */
export interface AtlasFilter {
  /** The size, by index on its axis. */
  readonly size?: number | undefined;
  readonly value?: Wdl | undefined;
  readonly rules: readonly AskedRule[];
}

/** The keys by which games can be sorted. */
export type SortKey = 'size' | 'rules' | 'start' | 'longest' | 'reachable' | 'critical';

export type AtlasSort = Sort<SortKey>;

/** The number of games. */
function countRows({ figures }: AtlasView): number {
  return figures.start.length;
}

/** A game's value on an axis, by index. */
function valueAt({ points, axes }: AtlasView, row: number, axis: number): number {
  return points.charCodeAt(row * axes.length + axis) - 48;
}

/** The size of a game: the number of fingers on each hand. */
export function fingersAt(view: AtlasView, row: number): string {
  return String(view.axes[0]?.values[valueAt(view, row, 0)]?.value ?? '');
}

/** The id of a game: a digit for each axis. */
export function pointAt({ points, axes }: AtlasView, row: number): string {
  return points.slice(row * axes.length, (row + 1) * axes.length);
}

/** A rule in words. */
export function ruleName(view: AtlasView, { axis, value }: Rule): string {
  const rule = view.axes[axis]?.values[value]?.rule;
  return rule === undefined ? '' : words().say(rule);
}

/** The rules of a game that differ from the defaults, in words. */
export function rulesAt(view: AtlasView, row: number): string[] {
  return view.axes.flatMap((_, axis) => {
    const value = valueAt(view, row, axis);
    return axis === 0 || value === 0 ? [] : [ruleName(view, { axis, value })];
  });
}

/** The most moves that a win takes, its winner's own; undefined if no position is decided. */
export function longestAt({ figures }: AtlasView, row: number): number | undefined {
  const plies = figures.longest[row] ?? -1;
  return plies < 0 ? undefined : Math.ceil(plies / 2);
}

/** The value of a game's start for the first player. */
export function startAt({ figures }: AtlasView, row: number): Value {
  return decode(figures.start[row] ?? 0);
}

/**
 * Adds a required or excluded rule. A game has only one value of an axis, so the last required one
 * counts.
 */
export function withRule(rules: readonly AskedRule[], asked: AskedRule): AskedRule[] {
  const stays = ({ axis, value, has }: AskedRule): boolean =>
    axis !== asked.axis || (value !== asked.value && !(has && asked.has));
  return [...rules.filter(stays), asked];
}

/** The games that pass a filter, sorted. */
export function findRows(
  view: AtlasView,
  { size, value, rules }: AtlasFilter,
  { by, descending }: AtlasSort,
): number[] {
  const found: number[] = [];
  for (let row = 0; row < countRows(view); row++) {
    if (size !== undefined && valueAt(view, row, 0) !== size) continue;
    if (value !== undefined && wdlOf(startAt(view, row)) !== value) continue;
    if (rules.some((rule) => (valueAt(view, row, rule.axis) === rule.value) !== rule.has)) continue;
    found.push(row);
  }
  const keys = sortKeys(view, by);
  const sign = descending ? -1 : 1;
  return found.sort((one, other) => sign * ((keys[one] ?? 0) - (keys[other] ?? 0)) || one - other);
}

function sortKeys(view: AtlasView, by: SortKey): readonly number[] {
  const { figures } = view;
  const rows = Array.from({ length: countRows(view) }, (_, row) => row);
  switch (by) {
    case 'size':
      return rows.map((row) => Number(fingersAt(view, row)));
    case 'rules':
      return rows.map((row) => changesAt(view, row));
    case 'start':
      // Quick wins first, then slow losses before quick ones.
      return figures.start.map((entry) => (entry === 0 ? 0 : -1 / entry));
    case 'longest':
    case 'reachable':
    case 'critical':
      return figures[by];
  }
}

/** How many rules differ from the defaults. */
function changesAt(view: AtlasView, row: number): number {
  let changes = 0;
  for (let axis = 1; axis < view.axes.length; axis++) {
    if (valueAt(view, row, axis) !== 0) changes++;
  }
  return changes;
}

/**
 * The results of the games of each size, smallest first; the filter applies except for its size and
 * value.
 */
export function sharesBySize(
  view: AtlasView,
  filter: AtlasFilter,
): { readonly size: number; readonly label: string; readonly counts: Counts }[] {
  const rules: AtlasFilter = { rules: filter.rules };
  const counts = (view.axes[0]?.values ?? []).map(() => ({ win: 0, draw: 0, lose: 0 }));
  for (const row of findRows(view, rules, { by: 'start', descending: false })) {
    const counted = counts[valueAt(view, row, 0)];
    if (counted !== undefined) counted[wdlOf(startAt(view, row))]++;
  }
  return counts
    .map((counted, size) => ({
      size,
      label: String(view.axes[0]?.values[size]?.value ?? ''),
      counts: counted,
    }))
    .sort((one, other) => Number(one.label) - Number(other.label));
}

/** How many games are wins, draws and losses for the first player. */
export type Counts = Readonly<Record<Wdl, number>>;

/** Games as a table to save: their rules as settings, then their figures. */
export function tableOfGames(view: AtlasView, rows: readonly number[]): SavedTable {
  const head = [
    words().text('atlas.fingers'),
    words().text('atlas.rules'),
    words().text('atlas.start-value'),
    words().text('saved-views.to-the-end'),
    words().text('atlas.longest'),
    words().text('atlas.positions'),
    words().text('atlas.critical'),
  ];
  const { figures } = view;
  return [
    head,
    ...rows.map((row) => {
      const start = startAt(view, row);
      return [
        Number(fingersAt(view, row)),
        rulesAt(view, row).join(', '),
        words().text('atlas.value-of', { value: wdlOf(start) }),
        winnersMoves(start) ?? '',
        longestAt(view, row) ?? '',
        figures.reachable[row] ?? 0,
        figures.critical[row] ?? 0,
      ];
    }),
  ];
}
