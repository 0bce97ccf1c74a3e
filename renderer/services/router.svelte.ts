import { Latest } from '../asking.ts';
import type { Standing } from './standing.ts';

/** What each page is given when one goes there, by its id. A page adds its own line, in its `page.ts`. */
export interface PageParams {
  home: undefined;
  table: undefined;
}

export type PageId = keyof PageParams;

/** A page that one has been on, and how one left it. */
interface Visit {
  readonly page: PageId;
  standing?: Standing | undefined;
}

/** How many pages Back remembers. */
const mostVisits = 50;

/** Which page is in front, and where one has been before. */
export class Router {
  #visits = $state.raw<readonly Visit[]>([]);
  #at = $state(-1);
  #sent = $state.raw<{ readonly page: PageId; readonly params: unknown }>();
  /** A page that the user goes to overtakes one that a request would open. */
  readonly going = new Latest();
  /** Notes where the focus is and what is scrolled, for when one comes back. */
  leaving: () => Standing | undefined = () => undefined;
  /** Brings that back on the page that is in front again. */
  returning: (standing: Standing) => void = () => undefined;

  /** The page in front; undefined before it is known where the window begins. */
  get page(): PageId | undefined {
    return this.#visits[this.#at]?.page;
  }

  get canGoBack(): boolean {
    return this.#at > 0;
  }

  get canGoForward(): boolean {
    return this.#at < this.#visits.length - 1;
  }

  /** Shows a page. */
  go<Id extends PageId>(page: Id, ...[params]: ParamsOf<Id>): void {
    this.going.drop();
    this.#sent = params === undefined ? undefined : { page, params };
    if (page === this.page) return;
    this.#leave();
    const visits = [...this.#visits.slice(0, this.#at + 1), { page }].slice(-mostVisits);
    this.#visits = visits;
    this.#at = visits.length - 1;
  }

  /** Shows the page before. */
  back(): void {
    this.#step(-1);
  }

  /** Shows the page from which one has gone back. */
  forward(): void {
    this.#step(1);
  }

  /** What one was sent to a page with; each is given once. */
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
