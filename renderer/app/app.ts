import { Board } from '../board/board.svelte.ts';
import { tableCommands } from '../board/commands.ts';
import type { Page } from '../services/page.ts';
import { Services } from '../services/services.svelte.ts';
import { appCommands, pageCommands } from './commands.ts';
import { allPages } from './pages.ts';

/** The board at its start: its services, its commands, and the match on the table. */
export class App {
  readonly services: Services;
  readonly board: Board;

  /** @param pages - all pages, in the order of the menus. */
  constructor(pages: readonly Page[] = allPages) {
    this.services = new Services(pages);
    this.board = new Board(this.services);
    const { commands } = this.services;
    commands.add(appCommands(this.services));
    commands.add(pageCommands(this.services, pages));
    commands.add(tableCommands(this.board));
  }
}
