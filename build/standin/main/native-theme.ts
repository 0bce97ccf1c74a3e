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
    this.#tellLater();
  }

  get shouldUseDarkColors(): boolean {
    return this.#source === 'system' ? this.#systemIsDark : this.#source === 'dark';
  }

  /** Has every change applied to a page; gives the way to stop that. */
  follow(apply: () => void): () => void {
    this.#pages.add(apply);
    return () => this.#pages.delete(apply);
  }

  /** A page saw which colours the system prefers, as long as the program has no wish of its own. */
  learnSystem(dark: boolean): void {
    if (this.#source !== 'system' || this.#systemIsDark === dark) return;
    this.#systemIsDark = dark;
    this.#tellLater();
  }

  /** Chromium hears of a change in a turn of its own. */
  #tellLater(): void {
    setImmediate(() => this.emit('updated', plainEvent('updated')));
  }
}

strictClass('nativeTheme', StandinNativeTheme);

export const nativeTheme = new StandinNativeTheme();
