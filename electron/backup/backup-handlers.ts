import path from 'node:path';
import {
  makeBackup,
  prepareRestoring,
  readBackup,
  summaryOf,
  type Backup,
} from '../../storage/backup/backup.ts';
import type { Places } from '../../storage/backup/parts.ts';
import { orFailure } from '../../storage/files/reason.ts';
import { message, type Message } from '../../words/message.ts';
import type { backupRequests } from '../api/backup.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { SaveFile } from '../saving/save-file.ts';

/** The program around the backups. */
export interface BackupOptions {
  readonly places: Places;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Asks for the file of a backup. */
  readonly askForFile: () => Promise<string | undefined>;
  readonly saveFile: SaveFile;
  readonly restart: () => void;
}

/** Answers the requests about backups. A page names no file: it is the one that the user chose. */
export function backupHandlers({
  places,
  now,
  askForFile,
  saveFile,
  restart,
}: BackupOptions): Handlers<keyof typeof backupRequests> {
  let chosen: Backup | undefined;

  return {
    async backUp() {
      const date = new Date(now());
      const content = await refusing(
        () => makeBackup(places, date),
        (reason) => message('backup.not-made', { reason }),
      );
      const offered = { name: `Digit Duels ${date.toISOString().slice(0, 10)}` };
      return { file: (await saveFile({ offered, as: 'zip', content })) ?? null };
    },
    async chooseBackup() {
      chosen = undefined;
      const file = await askForFile();
      if (file === undefined) return null;
      const name = path.basename(file);
      const unusable = (reason: Message) => message('backup.unusable', { name, reason });
      const read = await refusing(() => readBackup(file), unusable);
      const what = await refusing(() => summaryOf(read, places), unusable);
      chosen = read;
      return { name, made: read.made.getTime(), ...what };
    },
    async restoreBackup() {
      const backup = chosen;
      if (backup === undefined) throw new Refusal(message('backup.none-chosen'));
      await refusing(
        () => prepareRestoring(backup, places, new Date(now())),
        (reason) => message('backup.not-prepared', { reason }),
      );
      restart();
      return null;
    },
  };
}

/** @throws Refusal if the work fails, with its reason in a sentence. */
function refusing<T>(work: () => T | Promise<T>, why: (reason: Message) => Message): Promise<T> {
  return orFailure(work, (reason) => new Refusal(why(reason)));
}
