/** The chosen rows of a list, and the active row. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The row that keys act on. */
  readonly active: number;
  /** The row at which a range begins. */
  readonly anchor: number;
}

/** Nothing is chosen, and the first row is active. */
export const noSelection: Selection = { ids: new Set(), active: 0, anchor: 0 };

/** Chooses a single row. */
export function only(active: number, id: string | undefined): Selection {
  return { ids: new Set(id === undefined ? [] : [id]), active, anchor: active };
}

/** Adds a row to the choice or removes it. */
export function toggled({ ids }: Selection, active: number, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, active, anchor: active };
}

/** Chooses all rows from the anchor to another one. @param ids - of these rows. */
export function extended({ anchor }: Selection, active: number, ids: readonly string[]): Selection {
  return { ids: new Set(ids), active, anchor };
}

/** Makes a row active and keeps the choice. */
export function moved(selection: Selection, active: number): Selection {
  return { ...selection, active };
}
