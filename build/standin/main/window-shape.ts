import type { BrowserWindowConstructorOptions, Rectangle } from 'electron';
import type { WindowShapeApi } from './electron-api.ts';
import { Emitter } from './events.ts';
import { runtime } from './runtime.ts';
import { screen } from './screen.ts';
import { WindowFrame, type WindowState } from './window-frame.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const watchInterval = 1000;
let opened = 0;

/** Where a window is, how large, and whether it's minimized, maximized or full. */
export abstract class WindowShape extends Emitter implements WindowShapeApi {
  protected readonly frame = new WindowFrame();
  readonly #watch: NodeJS.Timeout | undefined;
  #bounds: Rectangle;
  #minimum: Size;
  #content: Size | undefined;
  #state: WindowState = 'normal';

  constructor(options: BrowserWindowConstructorOptions) {
    super();
    const { width = 800, height = 600, minWidth = 0, minHeight = 0 } = options;
    const { workArea } = screen.getPrimaryDisplay();
    // Windows that say nothing of their place don't cover each other wholly.
    const step = 40 * (++opened % 10);
    this.#minimum = { width: minWidth, height: minHeight };
    this.#bounds = {
      x: options.x ?? workArea.x + step,
      y: options.y ?? workArea.y + step,
      width: Math.max(width, minWidth),
      height: Math.max(height, minHeight),
    };
    if (!runtime.driven) {
      // Nothing tells when a person moves a window.
      this.#watch = setInterval(() => void this.#follow(), watchInterval).unref();
    }
  }

  abstract isVisible(): boolean;
  abstract isDestroyed(): boolean;

  /** The page has to fit its window again. */
  protected abstract onReshaped(): Promise<void>;

  minimize(): void {
    this.#enter('minimized', 'minimize');
  }

  isMinimized(): boolean {
    return this.#state === 'minimized';
  }

  maximize(): void {
    this.#enter('maximized', 'maximize');
  }

  unmaximize(): void {
    if (this.isMaximized()) this.#enter('normal', 'unmaximize');
  }

  isMaximized(): boolean {
    return this.#state === 'maximized';
  }

  restore(): void {
    if (this.#state !== 'normal') this.#enter('normal', 'restore');
  }

  setFullScreen(full: boolean): void {
    if (full === this.isFullScreen()) return;
    if (full) this.#enter('fullscreen', 'enter-full-screen');
    else this.#enter('normal', 'leave-full-screen');
  }

  isFullScreen(): boolean {
    return this.#state === 'fullscreen';
  }

  getBounds(): Rectangle {
    const fills = this.isMaximized() || this.isFullScreen();
    return fills && runtime.driven ? screen.getPrimaryDisplay().workArea : { ...this.#bounds };
  }

  getNormalBounds(): Rectangle {
    return { ...this.#bounds };
  }

  setBounds(bounds: Partial<Rectangle>): void {
    const next = { ...this.#bounds, ...bounds };
    next.width = Math.max(next.width, this.#minimum.width);
    next.height = Math.max(next.height, this.#minimum.height);
    this.#takeBounds(next);
    void this.place();
  }

  getPosition(): number[] {
    const { x, y } = this.getBounds();
    return [x, y];
  }

  setPosition(x: number, y: number): void {
    this.setBounds({ x, y });
  }

  center(): void {
    const { workArea } = screen.getPrimaryDisplay();
    const { width, height } = this.#bounds;
    this.setBounds({
      x: Math.round(workArea.x + (workArea.width - width) / 2),
      y: Math.round(workArea.y + (workArea.height - height) / 2),
    });
  }

  getSize(): number[] {
    const { width, height } = this.getBounds();
    return [width, height];
  }

  setSize(width: number, height: number): void {
    this.setBounds({ width, height });
  }

  getContentSize(): number[] {
    const { width, height } = this.size;
    return [width, height];
  }

  setContentSize(width: number, height: number): void {
    this.setSize(width, height);
  }

  getMinimumSize(): number[] {
    return [this.#minimum.width, this.#minimum.height];
  }

  setMinimumSize(width: number, height: number): void {
    this.#minimum = { width, height };
  }

  /** The page's size as far as it's known; under test the window is all page. */
  get size(): Size {
    const { width, height } = this.getBounds();
    return !runtime.driven && this.#content ? this.#content : { width, height };
  }

  onPageResized(width: number, height: number): void {
    const before = this.#content;
    this.#content = { width, height };
    if (!runtime.driven && before) void this.#follow();
  }

  /** Puts Chromium's frame where this window is meant to be. */
  protected async place(): Promise<void> {
    if (this.#state !== 'normal' && !runtime.driven) return;
    await this.frame.place(this.getBounds()).catch(() => undefined);
    await this.onReshaped();
  }

  /** Stops to watch a frame that's gone. */
  protected releaseFrame(): void {
    clearInterval(this.#watch);
  }

  #enter(state: WindowState, event: string): void {
    this.#state = state;
    this.frame.show(state);
    void this.place();
    this.emit(event);
  }

  #takeBounds(next: Rectangle): void {
    const before = this.#bounds;
    this.#bounds = next;
    if (before.x !== next.x || before.y !== next.y) setImmediate(() => this.emit('move'));
    if (before.width !== next.width || before.height !== next.height) {
      setImmediate(() => this.emit('resize'));
    }
  }

  /** Learns what a person did to the frame. */
  async #follow(): Promise<void> {
    const measured = await this.frame.measure().catch(() => null);
    if (!measured || this.isDestroyed()) return;
    if (this.isVisible()) this.#state = measured.state;
    if (measured.state === 'normal') this.#takeBounds(measured.bounds);
  }
}
