/** A window as the app and the menu see it. */
export interface ManagedWindow {
  focus(): void;
  close(): void;
  minimize(): void;
  reload(): void;
  /** Runs one of Chromium's editing commands, such as `Undo`, at the keyboard focus. */
  edit(command: string): void;
  toggleFullScreen(): void;
  /** Changes the zoom by steps; null resets it. */
  zoomBy(steps: number | null): void;
}

/** The open windows, oldest first, and the focused one. */
class WindowRegistry {
  readonly #open = new Set<ManagedWindow>();
  #focused: ManagedWindow | null = null;
  #turns = 1;
  /** Called when the last window is gone. */
  onAllClosed: () => void = () => undefined;

  get all(): ManagedWindow[] {
    return [...this.#open];
  }

  /** The windows in changing order, since Electron promises none: another one comes first each time. */
  get inUnspecifiedOrder(): ManagedWindow[] {
    const { all } = this;
    const first = this.#turns++ % Math.max(1, all.length);
    return [...all.slice(first), ...all.slice(0, first)];
  }

  get focused(): ManagedWindow | null {
    return this.#focused;
  }

  add(window: ManagedWindow): void {
    this.#open.add(window);
  }

  focus(window: ManagedWindow | null): void {
    this.#focused = window;
  }

  /** Removes a window and returns whether it had the focus. */
  remove(window: ManagedWindow): boolean {
    this.#open.delete(window);
    const hadFocus = this.#focused === window;
    if (hadFocus) this.#focused = null;
    return hadFocus;
  }
}

export const windows = new WindowRegistry();
