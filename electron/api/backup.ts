import { z } from 'zod';
import { request } from './contract.ts';

/** What restoring the chosen backup would do. */
export interface ChosenBackup {
  /** The name of its file. */
  readonly name: string;
  /** When it was made, in milliseconds since 1970. */
  readonly made: number;
  readonly matches: {
    readonly adds: number;
    readonly replaces: number;
    /** The matches that stay, since the ones that are there are newer. */
    readonly kept: number;
  };
  /** The other kinds of files that change. */
  readonly changes: readonly {
    readonly kind: 'config' | 'person' | 'training' | 'statistics' | 'task' | 'tournament';
    readonly does: 'adds' | 'replaces';
  }[];
}

/** The requests about backups. */
export const backupRequests = {
  /** Saves all that is the user's in a file that the user chooses; null if none was chosen. */
  backUp: request(z.undefined()).answeredBy<{ readonly file: string | null }>(),
  /** Has the user choose a backup, and reads it; null if none was chosen. */
  chooseBackup: request(z.undefined()).answeredBy<ChosenBackup | null>(),
  /** Restores the backup that was chosen last, and restarts the program. */
  restoreBackup: request(z.undefined()),
} as const;
