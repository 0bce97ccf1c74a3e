import { z } from 'zod';
import { request } from './contract.ts';

/** The requests about all that a learner did. */
export const progressRequests = {
  /** Forgets all of it, and restarts the program. The old journal is kept under another name. */
  forgetProgress: request(z.undefined()),
} as const;
