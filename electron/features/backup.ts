import { backupHandlers } from '../backup/backup-handlers.ts';
import type { CoreWithMatch } from './core.ts';

/** Saves all that is the user's in one file, and restores it. */
export function backupFeature(
  { platform: { folder, dialogs, restart }, library, saveFile }: CoreWithMatch,
  config: string,
) {
  const handlers = backupHandlers({
    places: { data: folder, config },
    now: library.now,
    askForFile: () => dialogs.open('zip'),
    saveFile,
    restart,
  });
  return { handlers };
}
