import type { AtlasView } from '../../electron/api/atlas.ts';
import { decode, wdlOf, type Value, type Wdl } from '../../electron/api/analysis-view.ts';
import type { Sort } from '../grid/sort.ts';
import { words } from '../words.svelte.ts';

/** A value of an axis, both by index: a rule that a game has or lacks. */
export interface Rule {
  readonly axis: number;
  readonly value: number;
}

/** A rule that games are asked to have or to lack. */
export interface AskedRule extends Rule {
  readonly has: boolean;
}

/** Which games are shown. */
export interface AtlasFilter {
  /** The size, by index on its axis. */
  readonly size?: number | undefined;
  readonly value?: Wdl | undefined;
  readonly rules: readonly AskedRule[];
}

/** What games are sorted by. */
export type SortKey = 'size' | 'rules' | 'start' | 'longest' | 'reachable' | 'critical';

export type AtlasSort = Sort<SortKey>;

/** How many games there are. */
function countRows({ figures }: AtlasView): number {
  return figures.start.length;
}

/** Which value of an axis a game has, by index. */
function valueAt({ points, axes }: AtlasView, row: number, axis: number): number {
  return points.charCodeAt(row * axes.length + axis) - 48;
}

/** The size of a game: how many fingers each hand has. */
export function fingersAt(view: AtlasView, row: number): string {
  return String(view.axes[0]?.values[valueAt(view, row, 0)]?.value ?? '');
}

/** The combination of a game, a digit for each axis. */
export function pointAt({ points, axes }: AtlasView, row: number): string {
  return points.slice(row * axes.length, (row + 1) * axes.length);
}

/** A rule in words. */
export function ruleName(view: AtlasView, { axis, value }: Rule): string {
  const rule = view.axes[axis]?.values[value]?.rule;
  return rule === undefined ? '' : words().say(rule);
}

/** The rules of a game that differ from the usual ones, in words. */
export function rulesAt(view: AtlasView, row: number): string[] {
  return view.axes.flatMap((_, axis) => {
    const value = valueAt(view, row, axis);
    return axis === 0 || value === 0 ? [] : [ruleName(view, { axis, value })];
  });
}

/** The value of a game's start to the first player. */
export function startAt({ figures }: AtlasView, row: number): Value {
  return decode(figures.start[row] ?? 0);
}

/** What is asked with one more rule; no game has two values of an axis, so the last one counts. */
export function withRule(rules: readonly AskedRule[], asked: AskedRule): AskedRule[] {
  const stays = ({ axis, value, has }: AskedRule): boolean =>
    axis !== asked.axis || (value !== asked.value && !(has && asked.has));
  return [...rules.filter(stays), asked];
}

/** The games that a filter leaves, sorted. */
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
      // Quick wins first, slow losses before quick ones.
      return figures.start.map((entry) => (entry === 0 ? 0 : -1 / entry));
    case 'longest':
    case 'reachable':
    case 'critical':
      return figures[by];
  }
}

/** How many rules differ from the usual ones. */
function changesAt(view: AtlasView, row: number): number {
  let changes = 0;
  for (let axis = 1; axis < view.axes.length; axis++) {
    if (valueAt(view, row, axis) !== 0) changes++;
  }
  return changes;
}

/** How the games of each size end, the smallest first; of those that a filter leaves but for size and value. */
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

/** How many games end how for the one who begins. */
export type Counts = Readonly<Record<Wdl, number>>;
