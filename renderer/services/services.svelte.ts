import { createContext, onMount } from 'svelte';
import { Announcer } from './announcer.svelte.ts';
import { Commands, type Answers } from './commands.svelte.ts';
import { Dialogs } from './dialogs.svelte.ts';
import { Match } from './match.svelte.ts';
import { Notices } from './notices.svelte.ts';
import type { Page } from './page.ts';
import { Predictions } from './predictions.svelte.ts';
import { Preferences } from './preferences.svelte.ts';
import { Router, type PageId } from './router.svelte.ts';

/** What every page of the board can work with. */
export class Services {
  readonly notices = new Notices();
  readonly announcer = new Announcer();
  readonly router = new Router();
  readonly dialogs = new Dialogs();
  readonly commands = new Commands(this.router);
  readonly preferences = new Preferences(this.notices, this.announcer);
  readonly predictions = new Predictions(this.preferences, this.notices);
  readonly match = new Match(this.notices, this.preferences, this.router);
  /** Every page, in the order of the menus. */
  readonly pages: readonly Page[];
  readonly #kept: Partial<Record<PageId, unknown>> = {};

  constructor(pages: readonly Page[] = []) {
    this.pages = pages;
  }

  /** What a page keeps while one is elsewhere: made when it is asked for first. */
  kept<Kept>(page: PageId, make: () => Kept): Kept {
    // Whatever it derives outlives the page that asks for it.
    if (!(page in this.#kept)) $effect.root(() => void (this.#kept[page] = make()));
    return this.#kept[page] as Kept;
  }
}

/** The services of the board that a component lies in. */
export const [useServices, provideServices] = createContext<Services>();

/** Has the page that is being mounted answer commands while it is in front. */
export function answerCommands(answers: Answers): void {
  const { commands } = useServices();
  onMount(() => commands.answer(answers));
}
