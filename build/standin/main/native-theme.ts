import type { NativeTheme } from 'electron';
import { Emitter } from './events.ts';
import { strictClass } from './strict.ts';

type ThemeSource = NativeTheme['themeSource'];
type NativeThemeApi = Pick<NativeTheme, 'themeSource' | 'shouldUseDarkColors'>;

class StandinNativeTheme extends Emitter implements NativeThemeApi {
  #source: ThemeSource = 'system';
  #systemIsDark = false;
  readonly #pages = new Set<(source: ThemeSource) => void>();

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
    for (const apply of this.#pages) apply(source);
    this.#tell();
  }

  get shouldUseDarkColors(): boolean {
    return this.#source === 'system' ? this.#systemIsDark : this.#source === 'dark';
  }

  /** Has every change applied to a page; gives the way to stop that. */
  follow(apply: (source: ThemeSource) => void): () => void {
    this.#pages.add(apply);
    return () => this.#pages.delete(apply);
  }

  /** A page saw which colours the system prefers, as long as the program has no wish of its own. */
  learnSystem(dark: boolean): void {
    if (this.#source !== 'system' || dark === this.#systemIsDark) return;
    this.#systemIsDark = dark;
    this.#tell();
  }

  #tell(): void {
    setImmediate(() => this.emit('updated'));
  }
}

strictClass('nativeTheme', StandinNativeTheme);

export const nativeTheme = new StandinNativeTheme();
