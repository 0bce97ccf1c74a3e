import type { HandlerDetails, WebContents, WebPreferences } from 'electron';
import { consoleMessage } from './console-message.ts';
import type { ContentsOwner } from './contents-owner.ts';
import { ContentsView } from './contents-view.ts';
import type { WebContentsApi } from './electron-api.ts';
import { decodeList, encode } from '../messages/codec.ts';
import { createEvent, prevented } from './events.ts';
import { ipcMain } from './ipc-main.ts';
import { pressShortcut } from './menu.ts';
import { nativeTheme } from './native-theme.ts';
import { PageSession } from './page-session.ts';
import type { PageMessage } from '../messages/messages.ts';
import { runtime, type ProgramPage } from './runtime.ts';
import { session } from './session.ts';
import { strictClass } from './strict.ts';
import { StandinFrame } from './web-frame.ts';

type OpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];

let lastId = 0;

/** The page of a window. */
export class StandinWebContents extends ContentsView implements WebContentsApi, ProgramPage {
  readonly id = ++lastId;
  readonly session = session.defaultSession;
  readonly mainFrame = new StandinFrame(this);
  readonly #owner: ContentsOwner;
  protected readonly page: PageSession;
  readonly #unfollowTheme: () => void;
  #openHandler: OpenHandler | undefined;
  #url = '';
  #title = '';
  #loading = false;
  #destroyed = false;
  #closing = false;
  #onLoaded: (() => void) | undefined;
  #onFailed: ((error: Error) => void) | undefined;

  constructor(owner: ContentsOwner, preferences: WebPreferences) {
    super();
    this.#owner = owner;
    this.page = new PageSession(
      {
        size: owner.size,
        preload: preferences.preload,
        additionalArguments: preferences.additionalArguments ?? [],
        onPreloadError: (file, error) => this.emit('preload-error', createEvent({}), file, error),
      },
      {
        onMessage: (message) => this.#onMessage(message),
        onNavigated: (url) => this.#onNavigated(url),
        onDomReady: () => this.emit('dom-ready', createEvent({})),
        onLoaded: () => this.#onDocumentLoaded(),
        onConsole: (event) => {
          this.emit('console-message', createEvent(consoleMessage(event, this.mainFrame)));
        },
        onCrashed: () => {
          this.emit('render-process-gone', createEvent({}), { reason: 'crashed', exitCode: 5 });
        },
        mayUnload: () => this.#closing || runtime.driven || owner.mayClose(),
      },
      async (targetId) => {
        runtime.pages.set(targetId, this);
        if (this.#destroyed) this.page.close(false);
        await owner.onPageBound(targetId);
      },
    );
    this.#unfollowTheme = nativeTheme.follow(() => void this.#applyTheme());
    this.page.ready
      // After Playwright's own set-up, whose colour scheme would win otherwise.
      .then(() => (nativeTheme.themeSource === 'system' ? undefined : this.#applyTheme()))
      .catch((error: unknown) => {
        if (!this.#destroyed && runtime.chromium.running) console.error(error);
      });
  }

  get frameId(): string {
    return this.page.frameId;
  }

  get targetId(): string | undefined {
    return this.page.targetId;
  }

  send(channel: string, ...list: unknown[]): void {
    if (this.#destroyed) throw new TypeError('Object has been destroyed');
    this.page.tell({ type: 'event', channel, list: encode(list) });
  }

  async loadURL(url: string): Promise<void> {
    await this.page.ready;
    this.#onFailed?.(new Error(`ERR_ABORTED (-3) loading '${this.#url}'`));
    const loaded = new Promise<void>((resolve, reject) => {
      this.#onLoaded = resolve;
      this.#onFailed = reject;
    });
    // A window closed while it loads leaves nobody to wait.
    loaded.catch(() => undefined);
    try {
      await this.page.navigate(url);
    } catch (error) {
      this.#failLoad(url, error as Error);
    }
    return loaded;
  }

  getURL(): string {
    return this.#url;
  }

  getTitle(): string {
    return this.#title;
  }

  isLoading(): boolean {
    return this.#loading;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  protected get windowSize(): { width: number; height: number } {
    return this.#owner.size;
  }

  isFocused(): boolean {
    return this.#owner.isFocused();
  }

  reload(): void {
    this.page.reload();
  }

  close(options?: { waitForBeforeUnload: boolean }): void {
    const ask = options?.waitForBeforeUnload ?? false;
    void this.page.ready.then(
      () => {
        if (!this.#destroyed) this.page.close(ask);
      },
      () => undefined,
    );
  }

  /** Closes the page because its window closes; it isn't asked again whether it may. */
  closeWithWindow(): void {
    this.#closing = true;
    this.close({ waitForBeforeUnload: true });
  }

  async executeJavaScript(code: string): Promise<unknown> {
    await this.page.ready;
    return this.page.evaluate(code);
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler;
  }

  /** Chromium's own tools can't open in a window without tabs; nothing opens. */
  openDevTools(): void {
    if (!runtime.driven) console.error('Electron stand-in: there are no developer tools');
  }

  closeDevTools(): void {
    // None are open.
  }

  toggleDevTools(): void {
    this.openDevTools();
  }

  isDevToolsOpened(): boolean {
    return false;
  }

  /** Raises the window. */
  async bringToFront(): Promise<void> {
    await this.page.ready;
    await this.page.send('Page.bringToFront').catch(() => undefined);
  }

  /** Tells the frame's title to the page, which alone can change what Chromium shows. */
  showTitle(title: string): void {
    this.page.tell({ type: 'title', title });
  }

  mayNavigate(url: string): boolean {
    if (!this.page.wasRequested(runtime.addresses.toPage(url))) return true;
    const fields = { url, isMainFrame: true, isSameDocument: false, frame: this.mainFrame };
    return !prevented(this, 'will-navigate', fields, url);
  }

  onPopup(): void {
    const { url, name, features } = this.page.takeOpened();
    const details: HandlerDetails = {
      url,
      frameName: name,
      features,
      disposition: 'foreground-tab',
      referrer: { url: '', policy: 'default' },
    };
    if (this.#openHandler?.(details).action !== 'deny') {
      console.error('Electron stand-in: allowing window.open is not implemented; it was denied');
    }
  }

  onGone(): void {
    this.markDestroyed(!this.#closing);
  }

  /** The page is no more; its window closes with it. */
  markDestroyed(byItself: boolean): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.#unfollowTheme();
    this.page.release();
    if (this.targetId !== undefined) runtime.pages.delete(this.targetId);
    if (runtime.chromium.running) this.page.close(false);
    this.#onFailed?.(new Error(`ERR_FAILED (-2) loading '${this.#url}'`));
    this.#owner.onPageClosed(byItself);
    this.emit('destroyed');
  }

  /** Settles when commands reach the page. */
  get ready(): Promise<void> {
    return this.page.ready;
  }

  async #applyTheme(): Promise<void> {
    const value = nativeTheme.themeSource === 'system' ? '' : nativeTheme.themeSource;
    await this.page.ready;
    if (this.#destroyed) return;
    const features = [{ name: 'prefers-color-scheme', value }];
    await this.page.send('Emulation.setEmulatedMedia', { features }).catch(() => undefined);
  }

  #onNavigated(url: string): void {
    this.#url = url;
    if (this.zoomFactor !== 1) void this.applyZoom();
    this.#loading = true;
    this.emit('did-start-loading');
    this.emit('did-navigate', createEvent({}), url, 200, 'OK');
  }

  #onDocumentLoaded(): void {
    this.#loading = false;
    if (this.#url.startsWith('chrome-error:')) return;
    this.emit('did-finish-load');
    this.emit('did-stop-loading');
    this.#onLoaded?.();
    this.#onLoaded = this.#onFailed = undefined;
    this.#owner.onPageReady();
  }

  #failLoad(url: string, cause: Error): void {
    const code = cause.message === 'ERR_ABORTED' ? -3 : -2;
    const error = Object.assign(new Error(`${cause.message} (${code}) loading '${url}'`), {
      code: cause.message,
      errno: code,
      url,
    });
    this.emit('did-fail-load', createEvent({}), code, cause.message, url, true);
    this.#onFailed?.(error);
    this.#onLoaded = this.#onFailed = undefined;
  }

  #onMessage(message: PageMessage): void {
    switch (message.type) {
      case 'invoke':
        void this.#answer(message.id, message.channel, decodeList(message.list));
        break;
      case 'send':
        ipcMain.emit(message.channel, this.#ipcEvent(), ...decodeList(message.list));
        break;
      case 'preload-error': {
        const error = Object.assign(new Error(message.message), { stack: message.stack });
        this.emit('preload-error', createEvent({}), '', error);
        break;
      }
      case 'key':
        this.#owner.onPageTouched();
        pressShortcut(message.stroke);
        break;
      case 'touched':
        this.#owner.onPageTouched();
        break;
      case 'focus':
        this.#owner.onPageFocus(message.focused);
        break;
      case 'resize':
        this.#owner.onPageResized(message.width, message.height);
        break;
      case 'title':
        this.#onTitle(message.title);
        break;
      case 'scheme':
        nativeTheme.learnSystem(message.dark);
    }
  }

  #onTitle(title: string): void {
    this.#title = title;
    this.emit('page-title-updated', createEvent({}), title, true);
    this.#owner.onPageTitle(title);
  }

  #ipcEvent(): Electron.IpcMainInvokeEvent {
    return createEvent({
      type: 'frame',
      sender: this,
      senderFrame: this.mainFrame,
      frameId: 1,
      processId: this.id,
    }) as unknown as Electron.IpcMainInvokeEvent;
  }

  async #answer(id: number, channel: string, list: unknown[]): Promise<void> {
    // The answer goes to the document that asked, even if another one is there by then.
    const { context } = this.page;
    try {
      const value = encode(await ipcMain.answer(channel, this.#ipcEvent(), list));
      this.page.tell({ type: 'reply', id, value }, context);
    } catch (error) {
      this.page.tell({ type: 'failure', id, message: (error as Error).message }, context);
    }
  }
}

strictClass('WebContents', StandinWebContents);
