import type { BrowserWindow, BrowserWindowConstructorOptions, Rectangle } from 'electron';
import { Emitter } from './events.ts';
import { runtime } from './runtime.ts';
import { displayBounds, workArea } from './screen.ts';
import type { Size } from './size.ts';
import { WindowFrame, type WindowState } from './window-frame.ts';

const watchInterval = 1000;
/** What the frame and the menu bar take from a window; Windows' values, the largest of all systems. */
const around: Size = { width: 16, height: 59 };

/** A window's position, size and state (minimized, maximized, full screen). */
export abstract class WindowShape
  extends Emitter
  implements
    Pick<
      BrowserWindow,
      | 'getContentSize'
      | 'getMinimumSize'
      | 'getNormalBounds'
      | 'isFullScreen'
      | 'isKiosk'
      | 'isMaximized'
      | 'isMinimized'
      | 'maximize'
      | 'minimize'
      | 'restore'
      | 'setBounds'
      | 'setContentSize'
      | 'setFullScreen'
    >
{
  protected readonly frame = new WindowFrame();
  readonly #watch: NodeJS.Timeout | undefined;
  readonly #minimum: Size;
  readonly #kiosk: boolean;
  #bounds: Rectangle;
  #content: Size | undefined;
  #state: WindowState = 'normal';

  constructor(options: BrowserWindowConstructorOptions) {
    super('BrowserWindow', ['ready-to-show', 'close', 'closed', 'unresponsive', 'responsive']);
    const { width = 800, height = 600, minWidth = 0, minHeight = 0 } = options;
    const outer = options.useContentSize === true ? withFrame : (size: Size) => size;
    this.#minimum = outer({ width: minWidth, height: minHeight });
    this.#bounds = this.#onDisplay({ ...options, ...outer({ width, height }) });
    this.#kiosk = options.kiosk === true;
    if (this.#kiosk) this.#state = 'fullscreen';
    if (!runtime.driven) {
      // No event says that the user moved a window, so poll.
      this.#watch = setInterval(() => void this.#follow(), watchInterval).unref();
    }
  }

  /** Whether the program shows the window, even if it is minimized. */
  protected abstract get shown(): boolean;

  /** Called when the page must fit its window again. */
  protected abstract onReshaped(): Promise<void>;

  isMinimized(): boolean {
    return this.#state === 'minimized';
  }

  isMaximized(): boolean {
    return this.#state === 'maximized';
  }

  isFullScreen(): boolean {
    return this.#state === 'fullscreen';
  }

  /** Whether it was made to fill the screen and stay so. */
  isKiosk(): boolean {
    return this.#kiosk;
  }

  maximize(): void {
    this.#enter('maximized');
  }

  setFullScreen(flag: boolean): void {
    if (flag !== this.isFullScreen()) this.toggleFullScreen();
  }

  /** The window's bounds when neither maximized nor full screen. */
  getNormalBounds(): Rectangle {
    return { ...this.#bounds };
  }

  setBounds(bounds: Partial<Rectangle>): void {
    this.#bounds = this.#onDisplay({ ...this.#bounds, ...bounds });
    void this.place();
  }

  minimize(): void {
    this.#enter('minimized');
  }

  restore(): void {
    if (this.#state !== 'normal') this.#enter('normal');
  }

  toggleFullScreen(): void {
    this.#enter(this.#state === 'fullscreen' ? 'normal' : 'fullscreen');
  }

  setContentSize(width: number, height: number): void {
    this.setBounds(withFrame({ width, height }));
  }

  getContentSize(): number[] {
    return [this.size.width, this.size.height];
  }

  getMinimumSize(): number[] {
    return [this.#minimum.width, this.#minimum.height];
  }

  /** The page's size, as last measured. */
  get size(): Size {
    const { width, height } = this.#area();
    return !runtime.driven && this.#content ? this.#content : { width, height };
  }

  onPageResized(width: number, height: number): void {
    const before = this.#content;
    this.#content = { width, height };
    if (!runtime.driven && before) void this.#follow();
  }

  /** Moves Chromium's frame to where this window should be. */
  protected async place(): Promise<void> {
    if (this.#state !== 'normal' && !runtime.driven) return;
    await this.frame.place(this.#area()).catch(() => undefined);
    await this.onReshaped();
  }

  /** Stops watching a frame that is gone. */
  protected releaseFrame(): void {
    clearInterval(this.#watch);
  }

  /**
   * Keeps a window on the display, in the middle if it has no place: Electron does so when it creates one on
   * Windows and Linux, and macOS always does.
   */
  #onDisplay({ x, y, width, height }: Size & Partial<Rectangle>): Rectangle {
    const area = workArea();
    const across = Math.max(this.#minimum.width, Math.min(width, area.width));
    const along = Math.max(this.#minimum.height, Math.min(height, area.height));
    return {
      x: within(area.x, area.x + area.width - across, x),
      y: within(area.y, area.y + area.height - along, y),
      width: across,
      height: along,
    };
  }

  /** The area that Chromium's frame fills; under test there is no frame, only the page. */
  #area(): Rectangle {
    if (!runtime.driven) return this.#bounds;
    if (this.#state === 'fullscreen') return displayBounds();
    const { x, y, width, height } = this.#state === 'maximized' ? workArea() : this.#bounds;
    return { x, y, width: width - around.width, height: height - around.height };
  }

  #enter(state: WindowState): void {
    this.#state = state;
    this.frame.show(state);
    void this.place();
  }

  /** Reads what the user did to the frame. */
  async #follow(): Promise<void> {
    const measured = await this.frame.measure().catch(() => null);
    if (!measured) return;
    if (this.shown) this.#state = measured.state;
    if (measured.state === 'normal') this.#bounds = measured.bounds;
  }
}

function withFrame({ width, height }: Size): Size {
  return { width: width + around.width, height: height + around.height };
}

/** A place from least to most, in the middle by default. If there is no room, the least counts. */
function within(least: number, most: number, place = Math.round((least + most) / 2)): number {
  return Math.max(least, Math.min(place, most));
}
