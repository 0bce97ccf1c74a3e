import type { NativeTheme } from 'electron';
import { strictClass } from '../common/strict.ts';
import { Emitter, plainEvent } from './events.ts';

type ThemeSource = NativeTheme['themeSource'];

class StandinNativeTheme
  extends Emitter
  implements Pick<NativeTheme, 'themeSource' | 'shouldUseDarkColors'>
{
  #source: ThemeSource = 'system';
  #systemIsDark = false;
  readonly #pages = new Set<() => void>();

  constructor() {
    super('nativeTheme', ['updated']);
  }

  get themeSource(): ThemeSource {
    return this.#source;
  }

  set themeSource(source: ThemeSource) {
    if (!['system', 'light', 'dark'].includes(source)) {
      throw new TypeError(
        `Error processing argument at index 0, conversion failure from ${source}`,
      );
    }
    if (source === this.#source) return;
    this.#source = source;
    for (const apply of this.#pages) apply();
    this.#notifyLater();
  }

  get shouldUseDarkColors(): boolean {
    return this.#source === 'system' ? this.#systemIsDark : this.#source === 'dark';
  }

  /** Applies every change to a page; returns a function that stops it. */
  follow(apply: () => void): () => void {
    this.#pages.add(apply);
    return () => this.#pages.delete(apply);
  }

  /** Reports the colours the system prefers, which a page can see while the program sets none. */
  learnSystem(dark: boolean): void {
    if (this.#source !== 'system' || this.#systemIsDark === dark) return;
    this.#systemIsDark = dark;
    this.#notifyLater();
  }

  /** Notifies Chromium in a task of its own. */
  #notifyLater(): void {
    setImmediate(() => this.emit('updated', plainEvent('updated')));
  }
}

strictClass('nativeTheme', StandinNativeTheme);

export const nativeTheme = new StandinNativeTheme();
