import { randomUUID } from 'node:crypto';
import type { CdpEvent } from './cdp.ts';
import type { Chromium } from './chromium.ts';

/** A page in Chromium, and the session that commands it. */
export interface Target {
  readonly targetId: string;
  readonly sessionId: string;
}

/** Callbacks for pages that open and close by themselves. */
export interface TargetEvents {
  onPopup(target: Target, openerId: string): void;
  onGone(targetId: string): void;
}

/** Keeps track of Chromium's pages and opens new ones, each in a window of its own. */
export class Targets {
  readonly #chromium: Chromium;
  readonly #events: TargetEvents;
  readonly #headless: boolean;
  readonly #sessions = new Map<string, string>();
  readonly #awaited = new Map<string, (target: Target) => void>();

  constructor(chromium: Chromium, headless: boolean, events: TargetEvents) {
    this.#chromium = chromium;
    this.#headless = headless;
    this.#events = events;
  }

  /** Makes Chromium attach us to every page before its first script runs. */
  async start(): Promise<void> {
    await this.#chromium.connection.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
    });
  }

  /** Opens an empty page in a window. */
  async open(size: { width: number; height: number }): Promise<Target> {
    if (!this.#headless) return this.#openAppWindow();
    const { targetId } = await this.#chromium.connection.send('Target.createTarget', {
      url: 'about:blank',
      newWindow: true,
      ...size,
    });
    const sessionId = this.#sessions.get(targetId);
    return sessionId !== undefined ? { targetId, sessionId } : this.#await(targetId);
  }

  /** Handles an event of the browser's own session. */
  handle(event: CdpEvent): void {
    if (event.method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = event.params;
      const target = { targetId: targetInfo.targetId, sessionId };
      if (targetInfo.type !== 'page') {
        this.#chromium.connection.tell('Runtime.runIfWaitingForDebugger', {}, sessionId);
        return;
      }
      this.#sessions.set(target.targetId, sessionId);
      this.#deliver(target.targetId, target);
      this.#deliver(targetInfo.url, target);
      if (targetInfo.openerId !== undefined) {
        this.#events.onPopup(target, targetInfo.openerId);
      }
    } else if (event.method === 'Target.detachedFromTarget') {
      const { sessionId } = event.params;
      const [gone] = [...this.#sessions].find(([, session]) => session === sessionId) ?? [];
      if (gone === undefined) return;
      this.#sessions.delete(gone);
      this.#events.onGone(gone);
    }
  }

  // Only a command line can open a window without tabs; its address identifies it.
  #openAppWindow(): Promise<Target> {
    const url = `data:text/html,${randomUUID()}`;
    const opened = this.#await(url);
    this.#chromium.openAppWindow(url);
    return opened;
  }

  #await(key: string): Promise<Target> {
    return new Promise((resolve) => this.#awaited.set(key, resolve));
  }

  #deliver(key: string, target: Target): void {
    this.#awaited.get(key)?.(target);
    this.#awaited.delete(key);
  }
}
