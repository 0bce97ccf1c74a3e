import type { AtlasPointView, AtlasView } from '../../electron/api/atlas.ts';
import { Latest } from '../asking.ts';
import { ask } from '../bridge.ts';
import { Refusal } from '../refusal.svelte.ts';
import { findRows, pointAt, type AtlasFilter, type AtlasSort } from './atlas-rows.ts';

const everything: AtlasFilter = { rules: [] };

/** The games of the atlas that pass a filter, and the selected game. */
export class AtlasPage {
  view = $state.raw<AtlasView>();
  /** Why the atlas can't be read. */
  readonly refusal = new Refusal();
  filter = $state.raw<AtlasFilter>(everything);
  sort = $state.raw<AtlasSort>({ by: 'rules', descending: false });
  /** The row of the selected game in the atlas, whatever its place in the list. */
  row = $state(0);
  /** Details of the selected game, once they are loaded. */
  point = $state.raw<AtlasPointView & { readonly row: number }>();
  readonly found = $derived(
    this.view === undefined ? [] : findRows(this.view, this.filter, this.sort),
  );
  /** The index of the game in the list; -1 if the filter excludes it. */
  readonly active = $derived(this.found.indexOf(this.row));
  readonly isFiltered = $derived(
    this.filter.size !== undefined ||
      this.filter.value !== undefined ||
      this.filter.rules.length > 0,
  );
  readonly #loading = new Latest();
  readonly #looking = new Latest();

  /** Loads the atlas, unless it is loaded. */
  async load(): Promise<void> {
    if (this.view !== undefined && this.refusal.sentence === '') return;
    this.refusal.clear();
    await this.#loading.run(async (wait) => {
      this.view = await wait(ask('atlas'));
      await this.look(this.row);
    }, this.refusal.take);
  }

  /** Changes the filter; a new search starts at the top. */
  find(change: Partial<AtlasFilter>): void {
    this.filter = { ...this.filter, ...change };
    this.go(0);
  }

  clear(): void {
    this.filter = everything;
    this.go(0);
  }

  sortBy(sort: AtlasSort): void {
    this.sort = sort;
    this.go(0);
  }

  /** Selects the game at an index of the list. */
  go(place: number): void {
    const row = this.found[Math.max(0, Math.min(place, this.found.length - 1))];
    if (row !== undefined) void this.look(row);
  }

  /** Selects a game, and clears the filter if it excludes the game. */
  async look(row: number): Promise<void> {
    const { view } = this;
    if (view === undefined) return;
    this.row = row;
    if (this.active === -1) this.filter = everything;
    await this.#looking.run(async (wait) => {
      this.point = { ...(await wait(ask('atlasPoint', { point: pointAt(view, row) }))), row };
    }, this.refusal.take);
  }
}
