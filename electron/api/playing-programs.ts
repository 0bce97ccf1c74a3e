import { z } from 'zod';
import { request } from './contract.ts';

/** A program that the user has added, to play. */
export interface PlayingProgram {
  readonly id: string;
  readonly name: string;
  /** The file and its arguments. */
  readonly command: string;
}

/** The requests about programs that play. No page names a file: the user chooses it in a dialog of the main process. */
export const playingProgramRequests = {
  playingPrograms: request(z.undefined()).answeredBy<readonly PlayingProgram[]>(),
  /** Has the user choose a file, shows the whole command, and adds it if the user agrees and it speaks UGI. */
  addPlayingProgram: request(z.strictObject({ args: z.string().max(2000) })).answeredBy<
    readonly PlayingProgram[]
  >(),
  removePlayingProgram: request(z.strictObject({ id: z.string().max(8) })).answeredBy<
    readonly PlayingProgram[]
  >(),
} as const;
