import type { BrowserWindowConstructorOptions } from 'electron';
import { app } from './app.ts';
import type { BrowserWindowApi } from './electron-api.ts';
import { createEvent, prevented } from './events.ts';
import { runtime } from './runtime.ts';
import { strictClass } from './strict.ts';
import type { ContentsOwner } from './contents-owner.ts';
import { StandinWebContents } from './web-contents.ts';
import { checkWindowOptions } from './window-options.ts';
import { windows, type RoleWindow } from './window-registry.ts';
import { WindowShape } from './window-shape.ts';

let lastId = 0;

/** A window of the program, shown by Chromium. */
export class StandinBrowserWindow
  extends WindowShape
  implements BrowserWindowApi, ContentsOwner, RoleWindow
{
  readonly id = ++lastId;
  readonly webContents: StandinWebContents;
  readonly #parent: StandinBrowserWindow | undefined;
  readonly #modal: boolean;
  #title: string;
  #background: string;
  #menuBar: boolean;
  #visible: boolean;
  #closing = false;
  #destroyed = false;
  #readyToShow = false;

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super(options);
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    checkWindowOptions(options);
    this.#title = options.title ?? app.getName();
    this.#background = options.backgroundColor ?? '#FFFFFF';
    this.#menuBar = !(options.autoHideMenuBar ?? false);
    this.#modal = options.modal ?? false;
    this.#parent = options.parent as unknown as StandinBrowserWindow | undefined;
    this.#visible = options.show ?? true;
    windows.add(this);
    this.webContents = new StandinWebContents(this, options.webPreferences ?? {});
    app.emit('browser-window-created', createEvent({}), this);
    app.emit('web-contents-created', createEvent({}), this.webContents);
    if (this.#visible) this.focus();
  }

  static getAllWindows(): StandinBrowserWindow[] {
    return windows.all.filter((window) => window instanceof StandinBrowserWindow);
  }

  static getFocusedWindow(): StandinBrowserWindow | null {
    return windows.focused as StandinBrowserWindow | null;
  }

  static fromId(id: number): StandinBrowserWindow | null {
    return windows.find(id) as StandinBrowserWindow | null;
  }

  static fromWebContents(contents: StandinWebContents): StandinBrowserWindow | null {
    return this.getAllWindows().find((window) => window.webContents === contents) ?? null;
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }

  reload(): void {
    this.webContents.reload();
  }

  show(): void {
    this.showInactive();
    this.focus();
  }

  showInactive(): void {
    if (this.#visible) return;
    this.#visible = true;
    this.frame.show('normal');
    this.emit('show');
  }

  hide(): void {
    if (!this.#visible) return;
    this.#visible = false;
    this.frame.show('minimized');
    this.blur();
    this.emit('hide');
  }

  isVisible(): boolean {
    return this.#visible && !this.#destroyed;
  }

  focus(): void {
    if (this.isFocused() || this.#destroyed) return;
    if (!runtime.driven) void this.webContents.bringToFront();
    this.#takeFocus();
  }

  blur(): void {
    if (!this.isFocused()) return;
    windows.focus(null);
    this.emit('blur');
  }

  isFocused(): boolean {
    return windows.focused === this;
  }

  close(): void {
    if (this.#destroyed) return;
    if (!this.mayClose()) return;
    this.#closing = true;
    this.webContents.closeWithWindow();
  }

  destroy(): void {
    this.#closing = true;
    this.webContents.markDestroyed(false);
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  getTitle(): string {
    return this.#title;
  }

  setTitle(title: string): void {
    this.#title = title;
    this.webContents.showTitle(title);
  }

  setMenuBarVisibility(visible: boolean): void {
    this.#menuBar = visible;
  }

  isMenuBarVisible(): boolean {
    return this.#menuBar;
  }

  setAutoHideMenuBar(hide: boolean): void {
    this.#menuBar = !hide;
  }

  setBackgroundColor(color: string): void {
    this.#background = color;
  }

  getBackgroundColor(): string {
    return this.#background;
  }

  getParentWindow(): StandinBrowserWindow | null {
    return this.#parent ?? null;
  }

  isModal(): boolean {
    return this.#modal;
  }

  flashFrame(): void {
    // Chromium gives no way to call for attention.
  }

  /** Asks the program whether this window may close; a refusal keeps the whole program. */
  mayClose(): boolean {
    const refused = prevented(this, 'close');
    if (refused) app.cancelQuit();
    else this.#closing = true;
    return !refused;
  }

  async onPageBound(targetId: string): Promise<void> {
    await this.frame.bind(targetId);
    await this.place();
  }

  onPageReady(): void {
    if (this.#readyToShow) return;
    this.#readyToShow = true;
    this.emit('ready-to-show', createEvent({}));
  }

  onPageClosed(byItself: boolean): void {
    if (this.#destroyed) return;
    // A person closed it by its frame and Chromium didn't ask: too late to refuse.
    if (byItself && !this.#closing && !runtime.driven) this.emit('close', createEvent({}));
    this.#destroyed = true;
    this.releaseFrame();
    const hadFocus = windows.remove(this);
    if (hadFocus) this.emit('blur');
    for (const window of StandinBrowserWindow.getAllWindows()) {
      if (window.#parent === this) window.destroy();
    }
    this.emit('closed');
    // As a desktop would; with a person there is one.
    if (hadFocus && runtime.driven) StandinBrowserWindow.getAllWindows().at(-1)?.focus();
    if (windows.all.length === 0) windows.onAllClosed();
  }

  onPageTitle(title: string): void {
    const refused = prevented(this, 'page-title-updated', {}, title, true);
    if (refused) this.webContents.showTitle(this.#title);
    else this.#title = title;
  }

  onPageTouched(): void {
    this.#takeFocus();
  }

  onPageFocus(focused: boolean): void {
    // Under test every page believes it has the focus.
    if (runtime.driven) return;
    if (focused) this.#takeFocus();
    else this.blur();
  }

  protected async onReshaped(): Promise<void> {
    if (this.webContents.zoomFactor !== 1) await this.webContents.applyZoom();
  }

  #takeFocus(): void {
    if (this.isFocused() || this.#destroyed) return;
    const before = windows.focus(this) as StandinBrowserWindow | null;
    before?.emit('blur');
    this.emit('focus');
    app.emit('browser-window-focus', createEvent({}), this);
  }
}

strictClass('BrowserWindow', StandinBrowserWindow);
