import { finishRestoring, isRestoring } from '../../storage/backup/backup.ts';
import type { Places } from '../../storage/backup/parts.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { message, type Message } from '../../words/message.ts';

/**
 * Restores the backup that the last run of the program has prepared, if there is one. Must be done before any other file of
 * the user is read.
 *
 * @returns a message if it can't be restored; the program starts all the same.
 */
export async function restoreWaiting(places: Places): Promise<Message | undefined> {
  if (!isRestoring(places)) return undefined;
  try {
    await finishRestoring(places, new Date());
    return undefined;
  } catch (error) {
    return message('backup.failed', { problem: fileReason(error) });
  }
}
