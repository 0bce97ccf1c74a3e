import { randomBytes } from 'node:crypto';
import type { CdpEvent, Protocol } from '../chromium/cdp.ts';
import { readPreload, type PreloadOptions } from './preload-source.ts';
import type { MainMessage, PageMessage } from '../messages/messages.ts';
import { runtime } from './runtime.ts';

const worldName = 'Electron Isolated Context';

/** What a page reports to the webContents that owns it. */
export interface PageEvents {
  onMessage(message: PageMessage): void;
  onNavigated(url: string): void;
  onDomReady(): void;
  onLoaded(): void;
  onConsole(event: Protocol.Events['Runtime.consoleAPICalled']): void;
  onCrashed(): void;
  /** The page is about to be left; whether it may be. */
  mayUnload(): boolean;
}

/** How a page begins. */
export interface PageOptions extends PreloadOptions {
  readonly size: { width: number; height: number };
}

/** One page in Chromium: its session, its two worlds and its way to the main process. */
export class PageSession {
  /** Settles when the page is there, empty, with everything set up for its first document. */
  readonly ready: Promise<void>;
  readonly #token = `standin${randomBytes(8).toString('hex')}`;
  readonly #events: PageEvents;
  #targetId: string | undefined;
  #sessionId: string | undefined;
  #frameId = '';
  #emptyLoader = '';
  #context: number | undefined;
  #requested: string | undefined;
  #opened: Protocol.Events['Page.windowOpen'] | undefined;
  #leaving = false;

  constructor(
    options: PageOptions,
    events: PageEvents,
    onBound: (targetId: string) => Promise<void>,
  ) {
    this.#events = events;
    this.ready = this.#open(options, onBound);
  }

  get targetId(): string | undefined {
    return this.#targetId;
  }

  get frameId(): string {
    return this.#frameId;
  }

  /** Sends a command to this page. */
  send<M extends keyof Protocol.CommandParameters>(
    method: M,
    params?: Protocol.CommandParameters[M],
  ): Promise<Protocol.CommandReturnValues[M]> {
    return runtime.chromium.connection.send(method, params, this.#sessionId);
  }

  /** Goes to an address; throws Chromium's name for what went wrong. */
  async navigate(url: string): Promise<void> {
    this.#leaving = true;
    const { errorText } = await this.send('Page.navigate', { url: runtime.addresses.toPage(url) });
    this.#leaving = false;
    if (errorText !== undefined) throw new Error(errorText.replace('net::', ''));
  }

  reload(): void {
    this.#leaving = true;
    runtime.chromium.connection.tell('Page.reload', {}, this.#sessionId);
  }

  /** Evaluates code in the page's own world. */
  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
      userGesture: true,
    });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value as unknown;
  }

  /** Tells the preload's world something; a page without a document hears nothing. */
  tell(message: MainMessage, context = this.#context): void {
    if (context === undefined) return;
    const text = JSON.stringify(runtime.addresses.toPage(JSON.stringify(message)));
    runtime.chromium.connection.tell(
      'Runtime.evaluate',
      { contextId: context, expression: `${this.#token}Receive(${text})` },
      this.#sessionId,
    );
  }

  /** The context that a message being handled came from, to answer there and nowhere else. */
  get context(): number | undefined {
    return this.#context;
  }

  /** Whether a navigation is one that the page itself asked for. */
  wasRequested(url: string): boolean {
    if (this.#requested !== url) return false;
    this.#requested = undefined;
    this.#leaving = false;
    return true;
  }

  /** What the page last asked `window.open` for. */
  takeOpened(): { url: string; name: string; features: string } {
    const { url = '', windowName = '', windowFeatures = [] } = this.#opened ?? {};
    this.#opened = undefined;
    return {
      url: runtime.addresses.fromPage(url),
      name: windowName,
      features: windowFeatures.join(','),
    };
  }

  /** Closes the page, asking its beforeunload listeners or not. */
  close(ask: boolean): void {
    const { connection } = runtime.chromium;
    if (this.#targetId === undefined) return;
    if (ask) connection.tell('Page.close', {}, this.#sessionId);
    else connection.tell('Target.closeTarget', { targetId: this.#targetId });
  }

  release(): void {
    if (this.#sessionId !== undefined) runtime.chromium.connection.forget(this.#sessionId);
  }

  async #open(options: PageOptions, onBound: (targetId: string) => Promise<void>): Promise<void> {
    const { targetId, sessionId } = await runtime.targets.open(options.size);
    this.#targetId = targetId;
    this.#sessionId = sessionId;
    const { connection } = runtime.chromium;
    connection.listen(sessionId, (event) => this.#onEvent(event));
    const bound = onBound(targetId);
    runtime.relay?.release(targetId);
    const { main, isolated } = readPreload(this.#token, options);
    const emptyTree = this.send('Page.getFrameTree').then(({ frameTree }) => {
      this.#frameId = frameTree.frame.id;
      this.#emptyLoader = frameTree.frame.loaderId;
    });
    await Promise.all([
      emptyTree,
      this.send('Page.enable'),
      this.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      this.send('Runtime.addBinding', { name: this.#token, executionContextName: worldName }),
      this.send('Page.addScriptToEvaluateOnNewDocument', { source: main }),
      this.send('Page.addScriptToEvaluateOnNewDocument', { source: isolated, worldName }),
      this.send('Runtime.enable'),
      this.send('Runtime.runIfWaitingForDebugger'),
      bound,
    ]);
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
      case 'Runtime.consoleAPICalled':
        this.#events.onConsole(event.params);
        break;
      case 'Inspector.targetCrashed':
        this.#events.onCrashed();
        break;
      default:
        this.#onPageEvent(event);
    }
  }

  #onPageEvent(event: CdpEvent): void {
    switch (event.method) {
      case 'Page.frameNavigated': {
        const { frame } = event.params;
        if (frame.parentId !== undefined || frame.loaderId === this.#emptyLoader) break;
        this.#frameId = frame.id;
        this.#leaving = false;
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
          this.#requested = event.params.url;
          this.#leaving = true;
        }
        break;
      case 'Page.windowOpen':
        this.#opened = event.params;
        break;
      case 'Page.lifecycleEvent': {
        const { frameId, loaderId, name } = event.params;
        if (frameId !== this.#frameId || loaderId === this.#emptyLoader) break;
        if (name === 'DOMContentLoaded') this.#events.onDomReady();
        if (name === 'load') {
          // Nobody goes back to the empty page that the window began with.
          if (!runtime.driven) void this.send('Page.resetNavigationHistory').catch(() => undefined);
          this.#events.onLoaded();
        }
        break;
      }
      case 'Page.javascriptDialogOpening':
        if (event.params.type === 'beforeunload') {
          const accept = this.#leaving || this.#events.mayUnload();
          runtime.chromium.connection.tell(
            'Page.handleJavaScriptDialog',
            { accept },
            this.#sessionId,
          );
        }
        break;
      default:
    }
  }
}
