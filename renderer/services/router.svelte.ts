import { Latest } from '../asking.ts';
import type { Standing } from './standing.ts';

/** The parameters of each page, by its id. Each page adds its own line, in its `page.ts`. */
export interface PageParams {
  home: undefined;
  table: undefined;
}

export type PageId = keyof PageParams;

/** A visited page, with its focus and scroll positions on leaving. */
interface Visit {
  readonly page: PageId;
  standing?: Standing | undefined;
}

/** How many pages Back remembers. */
const mostVisits = 50;

/** The current page and the history of pages. */
export class Router {
  #visits = $state.raw<readonly Visit[]>([]);
  #at = $state(-1);
  #sent = $state.raw<{ readonly page: PageId; readonly params: unknown }>();
  /** A page that the user opens supersedes one that a request would open. */
  readonly going = new Latest();
  /** Returns the focus and scroll positions of the page that is being left. */
  leaving: () => Standing | undefined = () => undefined;
  /** Restores these on the page that is in front again. */
  returning: (standing: Standing) => void = () => undefined;

  /** The page in front; undefined before the first page is known. */
  get page(): PageId | undefined {
    return this.#visits[this.#at]?.page;
  }

  get canGoBack(): boolean {
    return this.#at > 0;
  }

  get canGoForward(): boolean {
    return this.#at < this.#visits.length - 1;
  }

  /** Opens a page. */
  go<Id extends PageId>(page: Id, ...[params]: ParamsOf<Id>): void {
    this.going.drop();
    this.#sent = params === undefined ? undefined : { page, params };
    if (page === this.page) return;
    this.#leave();
    const visits = [...this.#visits.slice(0, this.#at + 1), { page }].slice(-mostVisits);
    this.#visits = visits;
    this.#at = visits.length - 1;
  }

  /** Returns to the previous page. */
  back(): void {
    this.#step(-1);
  }

  /** Returns to the page that Back has left. */
  forward(): void {
    this.#step(1);
  }

  /** The parameters that a page was opened with; each can be taken once. */
  take<Id extends PageId>(page: Id): PageParams[Id] | undefined {
    if (this.#sent?.page !== page) return undefined;
    const { params } = this.#sent;
    this.#sent = undefined;
    return params as PageParams[Id];
  }

  #step(way: -1 | 1): void {
    const visit = this.#visits[this.#at + way];
    if (visit === undefined) return;
    this.going.drop();
    this.#leave();
    this.#at += way;
    if (visit.standing !== undefined) this.returning(visit.standing);
  }

  #leave(): void {
    const visit = this.#visits[this.#at];
    if (visit !== undefined) visit.standing = this.leaving();
  }
}

type ParamsOf<Id extends PageId> = undefined extends PageParams[Id]
  ? [params?: PageParams[Id]]
  : [params: PageParams[Id]];
