import type { AtlasPointView, AtlasView } from '../../electron/api/atlas.ts';
import { Latest } from '../asking.ts';
import { ask } from '../bridge.ts';
import { findRows, pointAt, type AtlasFilter, type AtlasSort } from './atlas-rows.ts';

const everything: AtlasFilter = { rules: [] };

/** The games of the atlas that a filter leaves, and the one that is looked at. */
export class AtlasPage {
  view = $state.raw<AtlasView>();
  /** Why it can't be read, in a sentence. */
  problem = $state('');
  filter = $state.raw<AtlasFilter>(everything);
  sort = $state.raw<AtlasSort>({ by: 'rules', descending: false });
  /** The row of the game that is looked at, wherever it stands in the list. */
  row = $state(0);
  /** What is known of it besides its figures, once that is here. */
  point = $state.raw<AtlasPointView & { readonly row: number }>();
  readonly found = $derived(
    this.view === undefined ? [] : findRows(this.view, this.filter, this.sort),
  );
  /** Where the game stands in the list; -1 where the filter leaves it out. */
  readonly active = $derived(this.found.indexOf(this.row));
  readonly isFiltered = $derived(
    this.filter.size !== undefined ||
      this.filter.value !== undefined ||
      this.filter.rules.length > 0,
  );
  readonly #loading = new Latest();
  readonly #looking = new Latest();
  readonly #refused = (reason: string) => (this.problem = reason);

  /** Reads the atlas, unless it is here. */
  async load(): Promise<void> {
    if (this.view !== undefined && this.problem === '') return;
    this.problem = '';
    await this.#loading.run(async (wait) => {
      this.view = await wait(ask('atlas'));
      await this.look(this.row);
    }, this.#refused);
  }

  /** Whoever looks for something else begins at the top. */
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

  /** Looks at the game in some place of the list. */
  go(place: number): void {
    const row = this.found[Math.max(0, Math.min(place, this.found.length - 1))];
    if (row !== undefined) void this.look(row);
  }

  /** Looks at a game, which is in the list then. */
  async look(row: number): Promise<void> {
    const { view } = this;
    if (view === undefined) return;
    this.row = row;
    if (this.active === -1) this.filter = everything;
    await this.#looking.run(async (wait) => {
      this.point = { ...(await wait(ask('atlasPoint', { point: pointAt(view, row) }))), row };
    }, this.#refused);
  }
}
