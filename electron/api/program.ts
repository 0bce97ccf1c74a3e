import { z } from 'zod';
import { programCommands } from './commands.ts';
import { request } from './contract.ts';
import { longestKioskCode } from './limits.ts';
import type { SavedFile } from './records.ts';

/** The requests about the program itself. */
export const programRequests = {
  /** Runs a command of the main process. */
  runCommand: request(z.enum(programCommands)),
  /** Shows the config file in its folder. */
  showConfigFile: request(z.undefined()),
  /** Shows the last saved file in its folder. */
  showSavedFile: request(z.undefined()),
  /** Asks for a file, and saves in it as a PDF what the page of the board prints. @param name - of the file. */
  savePdf: request(z.strictObject({ name: z.string().min(1).max(200) })).answeredBy<SavedFile>(),
  /** Copies the diagnostics for a bug report to the clipboard. */
  copyDiagnostics: request(z.undefined()),
  /** Ends a kiosk with its code. */
  leaveKiosk: request(z.strictObject({ code: z.string().max(longestKioskCode) })),
} as const;
