import { z } from 'zod';
import { programCommands } from './commands.ts';
import { request } from './contract.ts';

/** What windows can ask about the program itself. */
export const programRequests = {
  /** Carries out a command that is the main process's. */
  runCommand: request(z.enum(programCommands)),
  /** Shows the config file in its folder. */
  showConfigFile: request(z.undefined()),
  /** Shows the file that was saved last in its folder. */
  showSavedFile: request(z.undefined()),
  /** Puts on the clipboard what a report of a fault needs. */
  copyDiagnostics: request(z.undefined()),
} as const;
