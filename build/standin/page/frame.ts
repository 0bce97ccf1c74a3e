import type { PageMessage } from '../messages/messages.ts';

/** Tells the main process about the window around the page: focus, size, colour scheme. */
export function watchFrame(post: (message: PageMessage) => void): void {
  window.addEventListener('pointerdown', () => post({ type: 'touched' }), true);
  for (const [name, focused] of [
    ['focus', true],
    ['blur', false],
  ] as const) {
    window.addEventListener(name, (event) => {
      if (event.target === window) post({ type: 'focus', focused });
    });
  }
  const tellSize = () => post({ type: 'resize', width: innerWidth, height: innerHeight });
  window.addEventListener('resize', tellSize);
  tellSize();
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const tellScheme = () => post({ type: 'scheme', dark: scheme.matches });
  scheme.addEventListener('change', tellScheme);
  tellScheme();
}

/**
 * Has Chromium ask before a person closes the window by its frame. The question never shows: the
 * program answers it, as it answers Electron's close event.
 */
export function askBeforeClosing(): void {
  window.addEventListener('beforeunload', (event) => event.preventDefault());
}

/** Tells the main process the page's title, and writes what the window's frame shall show. */
export class TitleKeeper {
  readonly #post: (message: PageMessage) => void;
  readonly #suffix: string;
  #title = '';

  constructor(post: (message: PageMessage) => void, suffix: string) {
    this.#post = post;
    this.#suffix = suffix;
    document.addEventListener('DOMContentLoaded', () => {
      this.#look();
      new MutationObserver(() => this.#look()).observe(document.head, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
  }

  /** The program gave the window a title of its own. */
  show(title: string): void {
    if (this.#suffix === '') return;
    this.#title = title;
    document.title = title + this.#suffix;
  }

  #look(): void {
    const shown = document.title;
    const title =
      this.#suffix !== '' && shown.endsWith(this.#suffix)
        ? shown.slice(0, -this.#suffix.length)
        : shown;
    if (title !== this.#title) {
      this.#title = title;
      this.#post({ type: 'title', title });
    }
    if (shown !== title + this.#suffix) document.title = title + this.#suffix;
  }
}
