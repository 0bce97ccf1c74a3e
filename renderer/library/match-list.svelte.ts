import type { MatchPage, MatchSummaryView } from '../../electron/api/library.ts';
import { Latest, type Refused, type Wait } from '../asking.ts';
import { ask, listen } from '../bridge.ts';
import { cleaned, type Filter, type Sort } from './filter.ts';
import { extended, moved, noSelection, only, toggled, type Selection } from './selection.ts';

/** How many matches are requested at a time. */
const pageSize = 60;

/** The most matches in one request. */
const mostAtOnce = 500;

/** The loaded matches, by page number. */
type Pages = Readonly<Record<number, MatchPage['matches']>>;

/** The saved matches that pass a filter; those in sight are loaded page by page. */
export class MatchList {
  filter = $state.raw<Filter>({});
  sort = $state.raw<Sort>({ by: 'changed', descending: true });
  selection = $state.raw<Selection>(noSelection);
  /** The number of matches found; undefined before the first answer. */
  total = $state<number>();
  /** The id of the match on the table. */
  onTable = $state<string | null>(null);

  /** Counts new searches and sort orders; each starts at the top of the list. */
  searches = $state(0);

  #pages = $state.raw<Pages>({});
  readonly #loading = new Latest();
  /** Requests for all matches, or for those up to a row; a later choice supersedes them. */
  readonly #choosing = new Latest();
  #refreshing: 'no' | 'once' | 'again' = 'no';
  #sight = { from: 0, to: pageSize };
  #pending: readonly number[] = [];
  /** The id of the active match when it was last loaded. */
  #activeId: string | undefined;
  readonly #failed: Refused;

  /** @param failed - receives the reason of a failure, in a sentence. */
  constructor(failed: Refused) {
    this.#failed = failed;
  }

  /** Loads the matches, and again when saved matches change. @returns a function that stops this. */
  follow(): () => void {
    void this.reload();
    return listen('library', () => void this.#refresh());
  }

  /** The match in a row, if it is loaded. */
  at(row: number): MatchSummaryView | undefined {
    return this.#pages[Math.floor(row / pageSize)]?.[row % pageSize];
  }

  /** The match in the active row. */
  get active(): MatchSummaryView | undefined {
    return this.at(this.selection.active);
  }

  /** The ids of the matches that actions apply to: the chosen ones, or the active one. */
  get chosen(): readonly string[] {
    const { ids } = this.selection;
    if (ids.size > 0) return [...ids];
    return this.active === undefined ? [] : [this.active.id];
  }

  /** Searches by a changed filter. */
  find(change: Filter): void {
    this.filter = cleaned({ ...this.filter, ...change });
    this.#startOver();
  }

  clearFilter(): void {
    this.filter = {};
    this.#startOver();
  }

  sortBy(sort: Sort): void {
    this.sort = sort;
    this.#startOver();
  }

  /** Loads the rows in sight. */
  see(from: number, to: number): void {
    this.#sight = { from, to };
    if (this.total === undefined) return;
    for (const page of pagesFor(from, Math.min(to, this.total))) {
      if (page in this.#pages || this.#pending.includes(page)) continue;
      this.#pending = [...this.#pending, page];
      void this.#load(page);
    }
  }

  /** Reloads the rows in sight; the old ones stay until the new ones have arrived. */
  async reload(): Promise<void> {
    this.#pending = [];
    await this.#loading.run(async (wait) => {
      const numbers = pagesFor(this.#sight.from, this.#sight.to);
      const found = await wait(Promise.all(numbers.map((page) => this.#ask(page))));
      const [first] = found;
      if (first === undefined) return;
      this.total = first.total;
      this.onTable = first.onTable;
      this.#pages = Object.fromEntries(
        found.map(({ matches }, index) => [numbers[index] ?? 0, matches]),
      );
      await this.#keepPlace(wait);
      this.see(this.#sight.from, this.#sight.to);
    }, this.#failed);
  }

  /** Makes a row active and chooses it alone, unless the choice is to stay. */
  go(row: number, keepChoice = false): void {
    this.#choosing.drop();
    const active = this.#within(row);
    this.selection = keepChoice ? moved(this.selection, active) : only(active, this.at(active)?.id);
    this.#noteActive();
  }

  /** Adds a row to the choice, or removes it. */
  toggle(row: number): void {
    this.#choosing.drop();
    const id = this.at(row)?.id;
    if (id !== undefined) this.selection = toggled(this.selection, row, id);
    this.#noteActive();
  }

  /** Chooses all rows from the anchor to this one. */
  async extend(row: number): Promise<void> {
    const active = this.#within(row);
    const { anchor } = this.selection;
    this.selection = moved(this.selection, active);
    await this.#choosing.run(async (wait) => {
      const [from, to] = [Math.min(anchor, active), Math.max(anchor, active) + 1];
      this.selection = extended(this.selection, active, await wait(this.#idsFrom(from, to)));
      this.#noteActive();
    }, this.#failed);
  }

  async chooseAll(): Promise<void> {
    await this.#choosing.run(async (wait) => {
      const ids = await wait(this.#idsFrom(0, this.total ?? 0));
      this.selection = extended(this.selection, this.selection.active, ids);
    }, this.#failed);
  }

  /** Chooses restored matches and makes the first of them active; the filter may hide all of them. */
  async choose(wanted: readonly string[]): Promise<void> {
    await this.#choosing.run(async (wait) => {
      const { filter, sort } = this;
      const all = await wait(ask('matchIds', { filter, sort }));
      const active = all.findIndex((id) => wanted.includes(id));
      if (active === -1) return;
      const back = all.filter((id) => wanted.includes(id));
      this.selection = extended({ ...noSelection, anchor: active }, active, back);
      this.#activeId = all[active];
    }, this.#failed);
  }

  #startOver(): void {
    this.searches++;
    this.#choosing.drop();
    this.selection = noSelection;
    this.#activeId = undefined;
    this.#sight = { from: 0, to: pageSize };
    void this.reload();
  }

  async #load(page: number): Promise<void> {
    const outcome = await this.#loading.join(async (wait) => {
      const { matches } = await wait(this.#ask(page));
      this.#pages = { ...this.#pages, [page]: matches };
      this.#activeId ??= this.active?.id;
    }, this.#failed);
    if (outcome !== 'overtaken') this.#pending = this.#pending.filter((other) => other !== page);
  }

  #ask(page: number): Promise<MatchPage> {
    const { filter, sort } = this;
    return ask('listMatches', { filter, sort, offset: page * pageSize, limit: pageSize });
  }

  /** All matches that pass the filter, in order. */
  async all(): Promise<MatchSummaryView[]> {
    const { filter, sort } = this;
    const found: MatchSummaryView[] = [];
    for (;;) {
      const request = { filter, sort, offset: found.length, limit: mostAtOnce };
      const { matches } = await ask('listMatches', request);
      found.push(...matches);
      if (matches.length < mostAtOnce) return found;
    }
  }

  async #idsFrom(from: number, to: number): Promise<readonly string[]> {
    const known = Array.from({ length: to - from }, (_, index) => this.at(from + index)?.id);
    if (known.every((id) => id !== undefined)) return known;
    const { filter, sort } = this;
    return (await ask('matchIds', { filter, sort })).slice(from, to);
  }

  /** Keeps the active match active if it has moved; if it is gone, the row stays active. */
  async #keepPlace(wait: Wait): Promise<void> {
    const { active } = this.selection;
    if (this.#activeId !== undefined && this.active?.id !== this.#activeId) {
      const { filter, sort } = this;
      const ids = await wait(ask('matchIds', { filter, sort }));
      const row = ids.indexOf(this.#activeId);
      if (row !== -1) {
        this.selection = { ...this.selection, active: row, anchor: row };
        return;
      }
      this.#deselect(this.#activeId);
    }
    const row = this.#within(active);
    if (row !== active) this.selection = moved(this.selection, row);
    this.#noteActive();
  }

  /** Removes a match that is gone from the choice; if it was chosen alone, its row stays chosen. */
  #deselect(gone: string): void {
    const { ids, active } = this.selection;
    if (!ids.has(gone)) return;
    if (ids.size === 1) this.go(active);
    else this.selection = toggled(this.selection, active, gone);
  }

  #noteActive(): void {
    this.#activeId = this.active?.id;
  }

  /** Reloads after changes; those that arrive during a reload are loaded together afterwards. */
  async #refresh(): Promise<void> {
    if (this.#refreshing !== 'no') {
      this.#refreshing = 'again';
      return;
    }
    do {
      this.#refreshing = 'once';
      await this.reload();
    } while (this.#needsRefresh());
    this.#refreshing = 'no';
  }

  #needsRefresh(): boolean {
    return this.#refreshing === 'again';
  }

  #within(row: number): number {
    return Math.max(0, Math.min(row, (this.total ?? 0) - 1));
  }
}

function pagesFor(from: number, to: number): readonly number[] {
  const first = Math.floor(from / pageSize);
  const last = Math.max(first, Math.ceil(to / pageSize) - 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
