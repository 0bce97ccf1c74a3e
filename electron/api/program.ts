import { z } from 'zod';
import { commandNames, isRequestedCommand } from './commands.ts';
import { request } from './contract.ts';

/** What windows can ask about the program itself. */
export const programRequests = {
  /** Carries out a command of the menu, for those who have no menu at the top of the screen. */
  runCommand: request(z.enum(commandNames.filter(isRequestedCommand))),
  /** Shows the config file in its folder. */
  showConfigFile: request(z.undefined()),
  /** Puts on the clipboard what a report of a fault needs. */
  copyDiagnostics: request(z.undefined()),
} as const;
