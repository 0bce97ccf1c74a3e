import type { Exported } from '../api/library-view.ts';
import type { SaveText } from './save-text.ts';

/** Where texts go that leave the program. */
export interface Outgoing {
  readonly copy: (text: string) => Promise<void>;
  readonly saveText: SaveText;
}

/** Sends a text where a person wants it. */
export async function send(
  { copy, saveText }: Outgoing,
  to: 'file' | 'clipboard',
  { name, as, text }: { readonly name: string; readonly as: 'duel' | 'csv'; readonly text: string },
): Promise<Exported> {
  if (to === 'clipboard') {
    await copy(text);
    return { kind: 'copied' };
  }
  const file = await saveText(fileNameFor(name, as), as, text);
  return file === null ? { kind: 'cancelled' } : { kind: 'saved', file };
}

/** A text as the name of a file that every system takes. */
function fileNameFor(text: string, extension: string): string {
  // Windows takes none of these, nor a dot at the end.
  const name = text
    // eslint-disable-next-line no-control-regex -- they are what is to go
    .replaceAll(/[\\/:*?"<>|\u0000-\u001F]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, longestName);
  return `${name === '' ? 'Digit Duels' : name}.${extension}`;
}

const longestName = 100;
