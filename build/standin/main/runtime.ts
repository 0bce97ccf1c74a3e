import { Addresses } from '../chromium/addresses.ts';
import type { Chromium } from '../chromium/chromium.ts';
import type { Relay } from '../chromium/relay.ts';
import type { Targets } from '../chromium/targets.ts';
import { CommandLine } from './command-line.ts';

/** A page of the program, as the code below the windows sees it. */
export interface ProgramPage {
  readonly frameId: string;
  /** Whether the page may navigate there. */
  mayNavigate(url: string): boolean;
  /** A test presses a key in the page; only a native one may reach the menu. */
  onKeySent(native: boolean): void;
  /** The page asked for a new window. */
  onPopup(): void;
  /** The page is gone from Chromium. */
  onGone(): void;
}

/** The state that the stand-in's modules share; there is one per main process. */
class Runtime {
  /** Set by the start before the program's first line runs. */
  commandLine = new CommandLine([]);
  headless = true;
  readonly addresses = new Addresses();
  /** The program's pages by Chromium's target id. */
  readonly pages = new Map<string, ProgramPage>();
  relay: Relay | undefined;
  /** Whether the program's main file has been evaluated: what must come before Chromium starts is too late then. */
  loaded = false;
  /** Chromium's start. The program is ready before its end, so that windows wait for it. */
  starting: Promise<void> | undefined;
  #chromium: Chromium | undefined;
  #targets: Targets | undefined;

  /** Whether Playwright drives the program, rather than a user. */
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
