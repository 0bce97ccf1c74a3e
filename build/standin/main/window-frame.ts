import type { Rectangle } from 'electron';
import { runtime } from './runtime.ts';

export type WindowState = 'normal' | 'minimized' | 'maximized' | 'fullscreen';

/** Chromium's frame around a page. Under test there is none: the page fills the window. */
export class WindowFrame {
  #windowId: number | undefined;

  /** Finds the frame of a page. */
  async bind(targetId: string): Promise<void> {
    const { connection } = runtime.chromium;
    const { windowId } = await connection.send('Browser.getWindowForTarget', { targetId });
    this.#windowId = windowId;
  }

  /** Moves and sizes the frame; under test, sizes the page. */
  async place({ x, y, width, height }: Rectangle): Promise<void> {
    const windowId = this.#windowId;
    if (windowId === undefined) return;
    const { connection } = runtime.chromium;
    const size = { width: Math.round(width), height: Math.round(height) };
    const position = { left: Math.round(x), top: Math.round(y) };
    if (!runtime.driven) {
      await connection.send('Browser.setWindowBounds', {
        windowId,
        bounds: { ...position, ...size },
      });
      return;
    }
    if (!runtime.headless) {
      await connection.send('Browser.setWindowBounds', { windowId, bounds: position });
    }
    await connection.send('Browser.setContentsSize', { windowId, ...size });
  }

  /** Minimizes, maximizes or restores the frame; does nothing under test. */
  show(windowState: WindowState): void {
    if (this.#windowId === undefined || runtime.driven) return;
    runtime.chromium.connection.tell('Browser.setWindowBounds', {
      windowId: this.#windowId,
      bounds: { windowState },
    });
  }

  /** Where the user has moved the frame. */
  async measure(): Promise<{ bounds: Rectangle; state: WindowState } | null> {
    if (this.#windowId === undefined || !runtime.chromium.running) return null;
    const { bounds } = await runtime.chromium.connection.send('Browser.getWindowBounds', {
      windowId: this.#windowId,
    });
    const { left: x = 0, top: y = 0, width = 0, height = 0, windowState = 'normal' } = bounds;
    return { bounds: { x, y, width, height }, state: windowState };
  }
}
