import { randomBytes } from 'node:crypto';
import type { CdpEvent, Protocol } from '../chromium/cdp.ts';
import type { MainMessage, PageMessage } from '../common/messages.ts';
import { readPreload } from './preload-source.ts';
import { runtime } from './runtime.ts';
import type { Size } from './size.ts';

const worldName = 'Electron Isolated Context';

/** What a page reports to its webContents. */
export interface PageEvents {
  onMessage(message: PageMessage): void;
  onNavigated(url: string): void;
  onLoaded(): void;
  onCrashed(): void;
  /** @param download - by which it can be cancelled. */
  onDownload(download: string): void;
}

/** One page in Chromium: its session, its two worlds and its channel to the main process. */
export class PageSession {
  /** Resolves when the empty page exists and is set up for its first document. */
  readonly ready: Promise<void>;
  readonly #token = `standin${randomBytes(8).toString('hex')}`;
  readonly #events: PageEvents;
  #targetId: string | undefined;
  #sessionId: string | undefined;
  #frameId = '';
  /** The empty documents before the first one that is requested. */
  readonly #emptyLoaders = new Set<string>();
  /** Called when the last of them has loaded. */
  #onEmpty: (() => void) | undefined;
  #context: number | undefined;
  /** Where the page asked to go and hasn't gone yet; it may ask for several at once. */
  readonly #requested = new Set<string>();
  #opened = '';

  constructor(
    size: Size,
    preload: string | undefined,
    events: PageEvents,
    onBound: (targetId: string) => Promise<void>,
  ) {
    this.#events = events;
    this.ready = this.#open(size, preload, onBound);
  }

  get targetId(): string | undefined {
    return this.#targetId;
  }

  get frameId(): string {
    return this.#frameId;
  }

  /** Sends a command to this page. */
  async send<M extends keyof Protocol.CommandParameters>(
    method: M,
    params?: Protocol.CommandParameters[M],
  ): Promise<Protocol.CommandReturnValues[M]> {
    return runtime.chromium.connection.send(method, params, this.#sessionId);
  }

  /** Navigates to an address; throws Chromium's name of the error. */
  async navigate(url: string): Promise<void> {
    const { errorText } = await this.send('Page.navigate', { url: runtime.addresses.toPage(url) });
    if (errorText !== undefined) throw new Error(errorText.replace('net::', ''));
  }

  /** Evaluates code in the page's own world, as a user gesture. @throws Error of the page. */
  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result.value as unknown;
  }

  /** Sends a message to the preload's world; ignored by a page without a document. */
  tell(message: MainMessage, context = this.#context): void {
    if (context === undefined) return;
    const text = JSON.stringify(runtime.addresses.toPage(JSON.stringify(message)));
    runtime.chromium.connection.tell(
      'Runtime.evaluate',
      { contextId: context, expression: `${this.#token}Receive(${text})` },
      this.#sessionId,
    );
  }

  /** The context that sent the message being handled; answers go only there. */
  get context(): number | undefined {
    return this.#context;
  }

  /** Whether the page itself asked for this navigation. */
  wasRequested(url: string): boolean {
    return this.#requested.delete(url);
  }

  /** The address that the page last passed to `window.open`. */
  takeOpened(): string {
    const url = this.#opened;
    this.#opened = '';
    return runtime.addresses.fromPage(url);
  }

  close(): void {
    if (this.#targetId === undefined) return;
    runtime.chromium.connection.tell('Target.closeTarget', { targetId: this.#targetId });
  }

  release(): void {
    if (this.#sessionId !== undefined) runtime.chromium.connection.forget(this.#sessionId);
  }

  async #open(
    size: Size,
    preload: string | undefined,
    onBound: (targetId: string) => Promise<void>,
  ): Promise<void> {
    await runtime.starting;
    const { targetId, sessionId } = await runtime.targets.open(size);
    this.#targetId = targetId;
    this.#sessionId = sessionId;
    const { connection } = runtime.chromium;
    connection.listen(sessionId, (event) => this.#onEvent(event));
    const bound = onBound(targetId);
    runtime.relay?.release(targetId);
    const { main, isolated } = readPreload(this.#token, preload);
    // Chromium is still loading the empty document; another navigation now would race it.
    const empty = new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
    });
    const enabled = this.send('Page.enable');
    const frameTree = this.send('Page.getFrameTree').then((answer) => {
      const { id, loaderId, url } = answer.frameTree.frame;
      this.#frameId = id;
      this.#emptyLoaders.add(loaderId);
      if (url !== '' && url !== ':') this.#onEmpty?.();
    });
    await Promise.all([
      enabled,
      frameTree,
      empty,
      this.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      this.send('Runtime.addBinding', { name: this.#token, executionContextName: worldName }),
      this.send('Page.addScriptToEvaluateOnNewDocument', { source: main }),
      this.send('Page.addScriptToEvaluateOnNewDocument', { source: isolated, worldName }),
      this.send('Runtime.enable'),
      this.send('Inspector.enable'),
      this.send('Runtime.runIfWaitingForDebugger'),
      bound,
    ]);
    this.#onEmpty = undefined;
    await runtime.relay?.prepared(targetId);
  }

  #onEvent(event: CdpEvent): void {
    switch (event.method) {
      case 'Runtime.executionContextCreated': {
        const { id, name, auxData } = event.params.context;
        const frameId = (auxData as { frameId?: string } | undefined)?.frameId;
        if (name === worldName && frameId === this.#frameId) this.#context = id;
        break;
      }
      case 'Runtime.executionContextDestroyed':
        if (event.params.executionContextId === this.#context) this.#context = undefined;
        break;
      case 'Runtime.executionContextsCleared':
        this.#context = undefined;
        break;
      case 'Runtime.bindingCalled':
        if (event.params.name === this.#token) {
          const text = runtime.addresses.fromPage(event.params.payload);
          this.#events.onMessage(JSON.parse(text) as PageMessage);
        }
        break;
      default:
        this.#onPageEvent(event);
    }
  }

  #onPageEvent(event: CdpEvent): void {
    switch (event.method) {
      case 'Page.frameNavigated': {
        const { frame } = event.params;
        if (frame.parentId !== undefined) break;
        if (this.#onEmpty !== undefined) {
          this.#emptyLoaders.add(frame.loaderId);
          this.#onEmpty();
        }
        if (this.#emptyLoaders.has(frame.loaderId)) break;
        this.#frameId = frame.id;
        this.#events.onNavigated(runtime.addresses.fromPage(frame.url + (frame.urlFragment ?? '')));
        break;
      }
      case 'Page.navigatedWithinDocument':
        if (event.params.frameId === this.#frameId) {
          this.#events.onNavigated(runtime.addresses.fromPage(event.params.url));
        }
        break;
      case 'Page.frameRequestedNavigation':
        if (event.params.frameId === this.#frameId && event.params.disposition === 'currentTab') {
          this.#requested.add(event.params.url);
        }
        break;
      case 'Inspector.targetCrashed':
        this.#events.onCrashed();
        break;
      case 'Page.downloadWillBegin':
        this.#events.onDownload(event.params.guid);
        break;
      case 'Page.windowOpen':
        this.#opened = event.params.url;
        break;
      case 'Page.lifecycleEvent': {
        const { frameId, loaderId, name } = event.params;
        if (frameId !== this.#frameId || this.#emptyLoaders.has(loaderId)) break;
        if (name === 'load') {
          // The user can't go back to the window's first, empty page.
          if (!runtime.driven) void this.send('Page.resetNavigationHistory').catch(() => undefined);
          this.#events.onLoaded();
        }
        break;
      }
      default:
    }
  }
}
