import type { Exported } from '../api/library.ts';
import type { SaveFile } from '../saving/save-file.ts';

/** Where texts go that leave the program. */
export interface Outgoing {
  readonly copy: (text: string) => Promise<void>;
  readonly saveFile: SaveFile;
}

/** Sends a text where a person wants it. */
export async function send(
  { copy, saveFile }: Outgoing,
  to: 'file' | 'clipboard',
  { name, as, text }: { readonly name: string; readonly as: 'duel' | 'csv'; readonly text: string },
): Promise<Exported> {
  if (to === 'clipboard') {
    await copy(text);
    return { kind: 'copied' };
  }
  const file = await saveFile({ offered: { name }, as, content: text });
  return file === undefined ? { kind: 'cancelled' } : { kind: 'saved', file };
}
