import { Addresses } from '../chromium/addresses.ts';
import type { Chromium } from '../chromium/chromium.ts';
import type { Relay } from '../chromium/relay.ts';
import type { Targets } from '../chromium/targets.ts';
import { CommandLine } from './command-line.ts';

/** A page of the program as the parts below the windows know it. */
export interface ProgramPage {
  readonly frameId: string;
  /** The page wants to go elsewhere: may it? */
  mayNavigate(url: string): boolean;
  /** A test presses a key in the page; only a native one may reach the menu. */
  onKeySent(native: boolean): void;
  /** The page asked for a new window. */
  onPopup(): void;
  /** The page is gone from Chromium. */
  onGone(): void;
}

/** What the modules of the stand-in share: one main process has one of each. */
class Runtime {
  /** Rewritten by the start, before the program's first line runs. */
  commandLine = new CommandLine([]);
  headless = true;
  readonly addresses = new Addresses();
  /** The program's pages, by the name Chromium has for them. */
  readonly pages = new Map<string, ProgramPage>();
  relay: Relay | undefined;
  #chromium: Chromium | undefined;
  #targets: Targets | undefined;

  /** Whether Playwright drives the program; otherwise a person uses it. */
  get driven(): boolean {
    return this.commandLine.driven;
  }

  get started(): boolean {
    return this.#chromium !== undefined;
  }

  get chromium(): Chromium {
    if (!this.#chromium) throw new Error('Electron stand-in: the app is not ready');
    return this.#chromium;
  }

  get targets(): Targets {
    if (!this.#targets) throw new Error('Electron stand-in: the app is not ready');
    return this.#targets;
  }

  begin(chromium: Chromium, targets: Targets): void {
    this.#chromium = chromium;
    this.#targets = targets;
  }
}

export const runtime = new Runtime();
