import type { Clipboard, ClipboardItem } from 'electron';
import { strictClass, strictObject } from '../common/strict.ts';
import { StandinBrowserWindow } from './browser-window.ts';
import { windows } from './window-registry.ts';

type Payload = string | Blob;

/** The formats of one clipboard entry, by type. */
export class StandinClipboardItem implements Pick<ClipboardItem, 'types'> {
  readonly #items: Readonly<Record<string, Payload>>;

  constructor(items: Readonly<Record<string, Payload>>) {
    if (Object.keys(items).length === 0) {
      throw new TypeError(
        "Failed to construct 'ClipboardItem': at least one MIME type is required.",
      );
    }
    this.#items = items;
  }

  get types(): string[] {
    return Object.keys(this.#items);
  }

  /** Returns a copy with one more type. */
  with(type: string, payload: Payload): StandinClipboardItem {
    return new StandinClipboardItem({ ...this.#items, [type]: payload });
  }

  getType(type: string): Promise<Blob> {
    const item = this.#items[type];
    if (item === undefined) {
      return Promise.reject(new Error(`The type '${type}' was not found in the ClipboardItem`));
    }
    return Promise.resolve(typeof item === 'string' ? new Blob([item], { type }) : item);
  }
}

strictClass('ClipboardItem', StandinClipboardItem);

let written: readonly StandinClipboardItem[] = [];

export const clipboard = strictObject('clipboard', {
  writeText(text: string) {
    written = [new StandinClipboardItem({ 'text/plain': text })];
    return pageInFront()?.copyText(text) ?? Promise.resolve();
  },
  async write(items: readonly StandinClipboardItem[]) {
    if (!Array.isArray(items) || !items.every((item) => item instanceof StandinClipboardItem)) {
      throw new TypeError('clipboard.write expects an array of ClipboardItem');
    }
    written = items;
    for (const item of items) {
      for (const type of item.types) {
        await pageInFront()?.copyBlob(await item.getType(type));
      }
    }
  },
  // Changes by other programs are not seen.
  async readText() {
    const texts = written.filter(({ types }) => types.includes('text/plain'));
    return (await texts[0]?.getType('text/plain'))?.text() ?? '';
  },
  read: () => Promise.resolve(written.map(withForeign)),
} satisfies Partial<Record<keyof Clipboard, unknown>>);

/** Adds the other types under which a system offers a picture. */
function withForeign(item: StandinClipboardItem): StandinClipboardItem {
  return item.types.includes('image/png') ? item.with('text/html', '<img alt="">') : item;
}

function pageInFront() {
  const { focused } = windows;
  return focused instanceof StandinBrowserWindow ? focused.webContents : undefined;
}
