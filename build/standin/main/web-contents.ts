import { existsSync } from 'node:fs';
import type {
  HandlerDetails,
  IpcMainInvokeEvent,
  Item,
  PrintToPDFOptions,
  WebContents,
} from 'electron';
import { decodeList, encode } from '../common/codec.ts';
import type { WebRTCPolicy } from '../chromium/addresses.ts';
import type { PageMessage } from '../common/messages.ts';
import { strictClass, strictObject, unsupported } from '../common/strict.ts';
import type { ContentsOwner } from './contents-owner.ts';
import { EditableContents } from './editable-contents.ts';
import { plainEvent, preventableEvent } from './events.ts';
import { answerInvoke } from './ipc-main.ts';
import { pressShortcut } from './menu.ts';
import { nativeTheme } from './native-theme.ts';
import { PageSession } from './page-session.ts';
import { runtime, type ProgramPage } from './runtime.ts';
import { askProgram, mayDownload } from './session.ts';
import { StandinFrame } from './web-frame.ts';
import { Zoom } from './zoom.ts';

type OpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];
type WebContentsApi = Pick<
  WebContents,
  | 'send'
  | 'isDestroyed'
  | 'close'
  | 'executeJavaScript'
  | 'forcefullyCrashRenderer'
  | 'printToPDF'
  | 'reload'
  | 'setWindowOpenHandler'
  | 'setWebRTCIPHandlingPolicy'
  | 'startDrag'
>;

/** The page of a window. */
export class StandinWebContents extends EditableContents implements WebContentsApi, ProgramPage {
  readonly zoom: Zoom;
  readonly #owner: ContentsOwner;
  readonly #page: PageSession;
  readonly #frame = new StandinFrame(() => this.#url);
  readonly #unfollowTheme: () => void;
  #openHandler: OpenHandler | undefined;
  #webrtcPolicy: WebRTCPolicy = 'default';
  #url = '';
  #destroyed = false;
  /** Whether keys that the page ignores reach the menu; a test's don't, as in Electron. */
  #keysReachMenu = !runtime.driven;
  #onLoaded: (() => void) | undefined;
  #onFailed: ((error: Error) => void) | undefined;

  constructor(owner: ContentsOwner, preload: string | undefined) {
    super('WebContents', [
      'will-navigate',
      'will-attach-webview',
      'render-process-gone',
      'context-menu',
    ]);
    this.#owner = owner;
    this.#page = new PageSession(
      owner.size,
      preload,
      {
        onMessage: (message) => this.#onMessage(message),
        onNavigated: (url) => this.#onNavigated(url),
        onLoaded: () => this.#onDocumentLoaded(),
        onCrashed: () => this.#onCrashed(),
        onDownload: (guid) => this.#onDownload(guid),
      },
      async (targetId) => {
        runtime.pages.set(targetId, this);
        if (this.#destroyed) this.#page.close();
        await owner.onPageBound(targetId);
      },
    );
    this.zoom = new Zoom(this.#page, () => owner.size);
    this.#unfollowTheme = nativeTheme.follow(() => void this.#applyTheme());
    this.#page.ready
      // After Playwright's own setup, whose colour scheme would win otherwise.
      .then(() => (nativeTheme.themeSource === 'system' ? undefined : this.#applyTheme()))
      .catch((error: unknown) => {
        if (!this.#destroyed && runtime.started && runtime.chromium.running) console.error(error);
      });
  }

  get frameId(): string {
    return this.#page.frameId;
  }

  get targetId(): string | undefined {
    return this.#page.targetId;
  }

  send(channel: string, ...list: unknown[]): void {
    if (this.#destroyed) throw new TypeError('Object has been destroyed');
    this.#page.tell({ type: 'event', channel, list: encodeArguments(list) });
  }

  /** Navigates to an address; resolves when the page has loaded. */
  async loadURL(url: string): Promise<void> {
    if (this.#webrtcPolicy !== runtime.addresses.webrtcPolicy) {
      unsupported('a policy of WebRTC for some pages only');
    }
    await this.#page.ready;
    this.#onFailed?.(new Error(`ERR_ABORTED (-3) loading '${this.#url}'`));
    const loaded = new Promise<void>((resolve, reject) => {
      this.#onLoaded = resolve;
      this.#onFailed = reject;
    });
    // If the window closes while loading, nothing awaits this promise.
    loaded.catch(() => undefined);
    try {
      await this.#page.navigate(url);
    } catch (error) {
      const { message } = error as Error;
      const code = message === 'ERR_ABORTED' ? -3 : -2;
      this.#onFailed?.(new Error(`${message} (${code}) loading '${url}'`));
    }
    return loaded;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  close(): void {
    void this.#page.ready.then(
      () => {
        if (!this.#destroyed) this.#page.close();
      },
      () => undefined,
    );
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler;
  }

  /** Sets the policy before the first page is loaded: Chromium decides by its address. */
  setWebRTCIPHandlingPolicy(policy: WebRTCPolicy): void {
    if (this.#url !== '') unsupported('another policy of WebRTC for a loaded page');
    this.#webrtcPolicy = policy;
    runtime.addresses.webrtcPolicy = policy;
  }

  async executeJavaScript(code: string): Promise<unknown> {
    await this.#page.ready;
    return this.#page.evaluate(code);
  }

  /** Refuses what Electron doesn't drag; otherwise it only says so, since Chromium's protocol begins no drag. */
  startDrag({ file, icon }: Item): void {
    if (typeof icon !== 'string') unsupported('a drag whose icon is no file');
    const missing = [file, icon].find((each) => !existsSync(each));
    if (missing !== undefined) throw new Error(`There is no file “${missing}” to drag.`);
    console.warn(`The stand-in can’t drag “${file}” out of its window.`);
  }

  /** Prints the page as a PDF. */
  async printToPDF({
    printBackground = false,
    preferCSSPageSize = false,
    ...others
  }: PrintToPDFOptions): Promise<Buffer<ArrayBuffer>> {
    const [other] = Object.keys(others);
    if (other !== undefined) unsupported(`printToPDF with ${other}`);
    await this.#page.ready;
    const options = { printBackground, preferCSSPageSize };
    const { data } = await this.#page.send('Page.printToPDF', options);
    return Buffer.from(data, 'base64');
  }

  reload(): void {
    void this.#page.send('Page.reload').catch(() => undefined);
  }

  /** Runs one of Chromium's editing commands at the keyboard focus. */
  edit(command: string): void {
    // A closed page has nothing to edit.
    void this.#page
      .send('Input.dispatchKeyEvent', { type: 'rawKeyDown', commands: [command] })
      .catch(() => undefined);
  }

  forcefullyCrashRenderer(): void {
    // A crashed page doesn't answer.
    void this.#page.send('Page.crash').catch(() => undefined);
  }

  /** Copies a text to the desktop's clipboard, which only a page can do. */
  async copyText(text: string): Promise<void> {
    const said = JSON.stringify(text);
    const code = `document.addEventListener('copy', (event) => {
      event.preventDefault();
      event.clipboardData.setData('text/plain', ${said});
    }, { once: true }); document.execCommand('copy')`;
    await this.executeJavaScript(code);
  }

  /** Copies a picture or other data to the clipboard. */
  async copyBlob(blob: Blob): Promise<void> {
    const bytes = Buffer.from(await blob.arrayBuffer()).toString('base64');
    const said = JSON.stringify({ bytes, type: blob.type });
    const code = `(({ bytes, type }) => {
      const blob = new Blob([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], { type });
      return navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
    })(${said})`;
    await this.executeJavaScript(code);
  }

  /** Raises the window. */
  async bringToFront(): Promise<void> {
    await this.#page.ready;
    await this.#page.send('Page.bringToFront').catch(() => undefined);
  }

  mayNavigate(url: string): boolean {
    if (!this.#page.wasRequested(runtime.addresses.toPage(url))) return true;
    const event = preventableEvent('will-navigate', { url });
    this.emit('will-navigate', event);
    return !event.defaultPrevented;
  }

  onKeySent(native: boolean): void {
    this.#keysReachMenu = native;
  }

  onPopup(): void {
    const details = strictObject('window open details', { url: this.#page.takeOpened() });
    if (this.#openHandler?.(details as HandlerDetails).action !== 'deny') {
      console.error('Electron stand-in: allowing window.open is not implemented; it was denied');
    }
  }

  /** The page is gone; close its window. */
  onGone(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.#unfollowTheme();
    this.#page.release();
    if (this.targetId !== undefined) runtime.pages.delete(this.targetId);
    this.#onFailed?.(new Error(`ERR_FAILED (-2) loading '${this.#url}'`));
    this.#owner.onPageClosed();
  }

  async #applyTheme(): Promise<void> {
    const value = nativeTheme.themeSource === 'system' ? '' : nativeTheme.themeSource;
    await this.#page.ready;
    if (this.#destroyed) return;
    const features = [{ name: 'prefers-color-scheme', value }];
    await this.#page.send('Emulation.setEmulatedMedia', { features }).catch(() => undefined);
  }

  #onNavigated(url: string): void {
    this.#url = url;
    void this.zoom.fit();
  }

  #onDocumentLoaded(): void {
    if (this.#url.startsWith('chrome-error:')) return;
    this.#onLoaded?.();
    this.#onLoaded = this.#onFailed = undefined;
    this.#owner.onPageReady();
  }

  #onCrashed(): void {
    const details = strictObject('render process gone details', { ...nextDeath() });
    this.emit('render-process-gone', plainEvent('render-process-gone'), details);
  }

  #onDownload(guid: string): void {
    if (mayDownload(this)) return;
    // A short one may be complete already.
    void this.#page.send('Browser.cancelDownload', { guid }).catch(() => undefined);
  }

  #onMessage(message: PageMessage): void {
    switch (message.type) {
      case 'invoke':
        void this.#answer(message.id, message.channel, decodeList(message.list));
        break;
      case 'key':
        this.#owner.onPageTouched();
        if (this.#keysReachMenu) pressShortcut(message.stroke);
        break;
      case 'permission':
        void this.#permit(message);
        break;
      case 'context-menu': {
        const params = strictObject('context menu params', message.params);
        this.#owner.onPageTouched();
        this.emit('context-menu', plainEvent('context-menu'), params);
        break;
      }
      case 'touched':
        this.#owner.onPageTouched();
        break;
      case 'focus':
        this.#owner.onPageFocus(message.focused);
        break;
      case 'resize':
        this.#owner.onPageResized(message.width, message.height);
        break;
      case 'scheme':
        nativeTheme.learnSystem(message.dark);
    }
  }

  async #permit({ id, permission, check }: PageMessage & { type: 'permission' }): Promise<void> {
    const { context } = this.#page;
    const granted = await askProgram({ contents: this, url: this.#url, permission, check });
    this.#page.tell({ type: 'permitted', id, granted }, context);
  }

  async #answer(id: number, channel: string, list: unknown[]): Promise<void> {
    // The answer goes to the document that asked, even if the page shows another one by now.
    const { context } = this.#page;
    const event = strictObject('IpcMainInvokeEvent', { sender: this, senderFrame: this.#frame });
    try {
      const value = await answerInvoke(channel, event as unknown as IpcMainInvokeEvent, list);
      this.#page.tell({ type: 'reply', id, value }, context);
    } catch (error) {
      this.#page.tell({ type: 'failure', id, message: (error as Error).message }, context);
    }
  }
}

/**
 * Electron's reasons for a crashed page: either can occur, depending on whether the process crashes or
 * is killed first.
 */
const deaths = [
  { reason: 'killed', exitCode: 9 },
  { reason: 'crashed', exitCode: 11 },
] as const;
let died = 0;

function nextDeath(): (typeof deaths)[number] {
  return died++ % 2 === 0 ? deaths[0] : deaths[1];
}

function encodeArguments(list: unknown[]): string {
  try {
    return encode(list);
  } catch (error) {
    throw new Error('Failed to serialize arguments', { cause: error });
  }
}

strictClass('WebContents', StandinWebContents);
