import type { Edit } from '../../storage/config/change.ts';
import { editConfig, type EditedText } from '../../storage/config/text.ts';

/** Changes that the file does not have yet. */
export interface Unsaved {
  add(edit: Edit): void;
  /** A text with all of them. One that can't be made is forgotten, and `failed` is told. */
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
