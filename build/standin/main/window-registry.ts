/** A window as the app and the menu see it. */
export interface ManagedWindow {
  readonly id: number;
  close(): void;
  destroy(): void;
}

/** The open windows, oldest first, and which of them has the focus. */
class WindowRegistry<W extends ManagedWindow> {
  readonly #open = new Map<number, W>();
  #focused: W | null = null;
  /** What the app does once the last window is gone. */
  onAllClosed: () => void = () => undefined;

  get all(): W[] {
    return [...this.#open.values()];
  }

  get focused(): W | null {
    return this.#focused;
  }

  find(id: number): W | null {
    return this.#open.get(id) ?? null;
  }

  add(window: W): void {
    this.#open.set(window.id, window);
  }

  /** Moves the focus; gives the window that had it. */
  focus(window: W | null): W | null {
    const before = this.#focused;
    this.#focused = window;
    return before;
  }

  /** Forgets a window; tells whether it had the focus. */
  remove(window: W): boolean {
    this.#open.delete(window.id);
    const hadFocus = this.#focused === window;
    if (hadFocus) this.#focused = null;
    return hadFocus;
  }
}

/** What the menu's roles do to the window in front. */
export interface RoleWindow extends ManagedWindow {
  focus(): void;
  minimize(): void;
  isFullScreen(): boolean;
  setFullScreen(full: boolean): void;
  readonly webContents: RoleContents;
}

/** What the menu's roles do to the page in front. */
export interface RoleContents {
  reload(): void;
  undo(): void;
  redo(): void;
  cut(): void;
  copy(): void;
  paste(): void;
  delete(): void;
  selectAll(): void;
  toggleDevTools(): void;
  zoomLevel: number;
}

export const windows = new WindowRegistry<RoleWindow>();
