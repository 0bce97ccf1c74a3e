import type { Edit } from '../../storage/config/change.ts';
import { editConfig, type EditedText } from '../../storage/config/text.ts';

/** Changes that the file does not have yet. */
export interface Unsaved {
  add(edit: Edit): void;
  /** The text with all of them. An impossible one is dropped, and `failed` is called. */
  applied(text: string, failed: () => void): EditedText;
  clear(): void;
}

/** Remembers changes until they are saved. */
export function rememberUnsaved(): Unsaved {
  let edits: readonly Edit[] = [];
  return {
    add: (edit) => (edits = [...edits, edit]),
    applied(text, failed) {
      let edited: EditedText = { text, displaced: false };
      edits = edits.filter((edit) => {
        try {
          const next = editConfig(edited.text, edit);
          edited = { text: next.text, displaced: edited.displaced || next.displaced };
          return true;
        } catch {
          failed();
          return false;
        }
      });
      return edited;
    },
    clear: () => (edits = []),
  };
}
