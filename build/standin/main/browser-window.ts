import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import { strictClass } from '../common/strict.ts';
import { app } from './app.ts';
import type { ContentsOwner } from './contents-owner.ts';
import { plainEvent, preventableEvent } from './events.ts';
import { runtime } from './runtime.ts';
import { StandinWebContents } from './web-contents.ts';
import { checkWindowOptions } from './window-options.ts';
import { windows, type ManagedWindow } from './window-registry.ts';
import { WindowShape } from './window-shape.ts';

type BrowserWindowApi = Pick<
  BrowserWindow,
  'loadURL' | 'show' | 'focus' | 'isFocused' | 'close' | 'destroy'
>;

/** A window of the program, shown by Chromium. */
export class StandinBrowserWindow
  extends WindowShape
  implements BrowserWindowApi, ContentsOwner, ManagedWindow
{
  readonly webContents: StandinWebContents;
  protected shown: boolean;
  #destroyed = false;
  #readyToShow = false;

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super(options);
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    checkWindowOptions(options);
    this.shown = options.show ?? true;
    windows.add(this);
    this.webContents = new StandinWebContents(this, options.webPreferences?.preload);
    app.emit('web-contents-created', plainEvent('web-contents-created'), this.webContents);
    if (this.shown) this.focus();
  }

  static getAllWindows(): StandinBrowserWindow[] {
    return windows.inUnspecifiedOrder.filter((window) => window instanceof StandinBrowserWindow);
  }

  static getFocusedWindow(): StandinBrowserWindow | null {
    return this.getAllWindows().find((window) => window.isFocused()) ?? null;
  }

  static fromWebContents(contents: StandinWebContents): StandinBrowserWindow | null {
    return this.getAllWindows().find((window) => window.webContents === contents) ?? null;
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }

  show(): void {
    if (!this.shown && !this.isMaximized())
      this.frame.show(this.isFullScreen() ? 'fullscreen' : 'normal');
    this.shown = true;
    this.focus();
  }

  focus(): void {
    if (this.isFocused() || this.#destroyed) return;
    if (!runtime.driven) void this.webContents.bringToFront();
    this.#takeFocus();
  }

  isFocused(): boolean {
    return windows.focused === this;
  }

  close(): void {
    if (this.#destroyed) return;
    const event = preventableEvent('close', {});
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
  }

  /** Only closes: a page here can't object to it. */
  destroy(): void {
    this.webContents.close();
  }

  reload(): void {
    this.webContents.reload();
  }

  edit(command: string): void {
    this.webContents.edit(command);
  }

  zoomBy(steps: number | null): void {
    this.webContents.zoom.by(steps);
  }

  async onPageBound(targetId: string): Promise<void> {
    await this.frame.bind(targetId);
    await this.place();
  }

  onPageReady(): void {
    if (this.#readyToShow) return;
    this.#readyToShow = true;
    this.emit('ready-to-show', plainEvent('ready-to-show'));
  }

  onPageClosed(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.releaseFrame();
    const hadFocus = windows.remove(this);
    this.emit('closed');
    // Moves the focus as a desktop would; outside tests the desktop does it.
    if (hadFocus && runtime.driven) windows.all.at(-1)?.focus();
    if (windows.all.length === 0) windows.onAllClosed();
  }

  onPageTouched(): void {
    this.#takeFocus();
  }

  onPageFocus(focused: boolean): void {
    // Under test, every page believes that it has the focus.
    if (runtime.driven) return;
    if (focused) this.#takeFocus();
    else if (this.isFocused()) windows.focus(null);
  }

  protected async onReshaped(): Promise<void> {
    await this.webContents.zoom.fit();
  }

  #takeFocus(): void {
    if (!this.#destroyed) windows.focus(this);
  }
}

strictClass('BrowserWindow', StandinBrowserWindow);
