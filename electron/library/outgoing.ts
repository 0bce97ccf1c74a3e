import type { Exported } from '../api/library.ts';
import type { DragOut } from '../saving/drag-out.ts';
import type { SaveFile } from '../saving/save-file.ts';

/** The targets of exported texts. */
export interface Outgoing {
  readonly copy: (text: string) => Promise<void>;
  readonly saveFile: SaveFile;
  readonly dragOut: Pick<DragOut, 'write'>;
}

/** Exports a text to the target that the user chose. */
export async function send(
  { copy, saveFile, dragOut }: Outgoing,
  to: 'file' | 'clipboard' | 'drag',
  {
    name,
    as,
    text,
  }: { readonly name: string; readonly as: 'duel' | 'task' | 'csv'; readonly text: string },
): Promise<Exported> {
  if (to === 'clipboard') {
    await copy(text);
    return { kind: 'copied' };
  }
  if (to === 'drag') {
    return { kind: 'ready', drag: dragOut.write({ name, as, content: text }) };
  }
  const file = await saveFile({ offered: { name }, as, content: text });
  return file === undefined ? { kind: 'cancelled' } : { kind: 'saved', file };
}
