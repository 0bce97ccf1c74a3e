import { createContext, onMount } from 'svelte';
import { FirstPaint } from '../first-paint.svelte.ts';
import { Announcer } from './announcer.svelte.ts';
import { Commands, type Answers } from './commands.svelte.ts';
import { Dialogs } from './dialogs.svelte.ts';
import { Match } from './match.svelte.ts';
import { Notices } from './notices.svelte.ts';
import type { Page } from './page.ts';
import { People } from './people.svelte.ts';
import { Predictions } from './predictions.svelte.ts';
import { Preferences } from './preferences.svelte.ts';
import { Tasks } from './tasks.svelte.ts';
import { isClosedToVisitors } from './visitors.ts';
import { Router, type PageId } from './router.svelte.ts';

/** The services that every page of the board can use. */
export class Services {
  readonly firstPaint = new FirstPaint();
  readonly notices = new Notices();
  readonly announcer = new Announcer();
  readonly router = new Router();
  readonly dialogs = new Dialogs();
  readonly commands = new Commands(
    this.router,
    () => this.preferences.view?.keys ?? {},
    (id) => (this.isClosed(id) ? 'kiosk.closed' : this.tasks.lockOn(id)),
  );
  readonly preferences = new Preferences(this.notices, this.announcer);
  readonly people = new People();
  readonly predictions = new Predictions(this.preferences, this.notices);
  readonly tasks = new Tasks(this.notices, () => this.match.view?.counts === true);
  readonly match = new Match(this.notices, this.router);
  /** The game that was last in sight; undefined if none was. */
  lastGame: string | undefined;
  /** Every page, in the order of the menus. */
  readonly pages: readonly Page[];
  readonly #kept: Partial<Record<PageId, unknown>> = {};

  constructor(pages: readonly Page[] = []) {
    this.pages = pages;
  }

  /** Whether the program runs for visitors, who see neither menus nor what leads out of it. */
  get kiosk(): boolean {
    return this.preferences.view?.kiosk === true;
  }

  /** Whether a command is closed to visitors; they don’t even see it. */
  isClosed(command: string): boolean {
    return this.kiosk && isClosedToVisitors(command);
  }

  /** The state that a page keeps while another one is in front; it is created on first use. */
  kept<Kept>(page: PageId, make: () => Kept): Kept {
    // Its derived values outlive the component that uses it first.
    if (!(page in this.#kept)) $effect.root(() => void (this.#kept[page] = make()));
    return this.#kept[page] as Kept;
  }
}

/** The services of the board around a component. */
export const [useServices, provideServices] = createContext<Services>();

/** Registers the mounting page's responses to commands while it is in front. */
export function answerCommands(answers: Answers): void {
  const { commands } = useServices();
  onMount(() => commands.answer(answers));
}
