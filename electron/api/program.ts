import { z } from 'zod';
import { programCommands } from './commands.ts';
import { request } from './contract.ts';

/** What windows can ask about the program itself. */
export const programRequests = {
  /** Carries out a command of the main process. */
  runCommand: request(z.enum(programCommands)),
  /** Shows the config file in its folder. */
  showConfigFile: request(z.undefined()),
  /** Shows the file that was saved last in its folder. */
  showSavedFile: request(z.undefined()),
  /** Copies the diagnostics that a bug report needs. */
  copyDiagnostics: request(z.undefined()),
} as const;
