/** Which rows of a list are chosen, and where the keyboard is. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The row that keys act on. */
  readonly active: number;
  /** Where a range begins that is drawn out from here. */
  readonly anchor: number;
}

/** Nothing is chosen, and the keyboard is at the top. */
export const noSelection: Selection = { ids: new Set(), active: 0, anchor: 0 };

/** One row alone. */
export function only(active: number, id: string | undefined): Selection {
  return { ids: new Set(id === undefined ? [] : [id]), active, anchor: active };
}

/** One row more or less; the others stay. */
export function toggled({ ids }: Selection, active: number, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, active, anchor: active };
}

/** All rows from where the range begins to another one. @param ids - of these rows. */
export function extended({ anchor }: Selection, active: number, ids: readonly string[]): Selection {
  return { ids: new Set(ids), active, anchor };
}

/** The keyboard goes to a row, and the choice stays. */
export function moved(selection: Selection, active: number): Selection {
  return { ...selection, active };
}
