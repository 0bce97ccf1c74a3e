import { z } from 'zod';
import { programCommands } from './commands.ts';
import { request } from './contract.ts';

/** The requests about the program itself. */
export const programRequests = {
  /** Runs a command of the main process. */
  runCommand: request(z.enum(programCommands)),
  /** Shows the config file in its folder. */
  showConfigFile: request(z.undefined()),
  /** Shows the last saved file in its folder. */
  showSavedFile: request(z.undefined()),
  /** Copies the diagnostics for a bug report to the clipboard. */
  copyDiagnostics: request(z.undefined()),
} as const;
