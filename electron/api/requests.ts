import type { z } from 'zod';
import { atlasRequests } from './atlas.ts';
import { backupRequests } from './backup.ts';
import type { Contract } from './contract.ts';
import { controlRequests } from './controls.ts';
import { explorerRequests } from './explorer.ts';
import { firstMovesRequests } from './first-moves.ts';
import { lessonRequests } from './lessons.ts';
import { libraryRequests } from './library.ts';
import { matchRequests } from './match.ts';
import { mistakeRequests } from './mistakes.ts';
import { peopleRequests } from './people.ts';
import { playingProgramRequests } from './playing-programs.ts';
import { positionRequests } from './positions.ts';
import { predictionRequests } from './predictions.ts';
import { practiceRequests } from './practice.ts';
import { preferenceRequests } from './preferences.ts';
import { programRequests } from './program.ts';
import { progressRequests } from './progress.ts';
import { puzzleRequests } from './puzzles.ts';
import { recordRequests } from './records.ts';
import { reviewRequests } from './reviews.ts';
import { savedViewRequests } from './saved-views.ts';
import { taskRequests } from './tasks.ts';
import { tournamentRequests } from './tournaments.ts';
import { variationRequests } from './variations.ts';

/** The requests that a window may make, by name. */
export const requests = {
  ...matchRequests,
  ...controlRequests,
  ...variationRequests,
  ...positionRequests,
  ...libraryRequests,
  ...recordRequests,
  ...savedViewRequests,
  ...atlasRequests,
  ...reviewRequests,
  ...mistakeRequests,
  ...practiceRequests,
  ...puzzleRequests,
  ...explorerRequests,
  ...lessonRequests,
  ...predictionRequests,
  ...firstMovesRequests,
  ...progressRequests,
  ...peopleRequests,
  ...preferenceRequests,
  ...programRequests,
  ...playingProgramRequests,
  ...backupRequests,
  ...tournamentRequests,
  ...taskRequests,
} as const satisfies Record<string, Contract>;

/** The name of a request. */
export type RequestName = keyof typeof requests;

/** The payload of a request. */
export type RequestOf<Name extends RequestName> = z.infer<(typeof requests)[Name]['schema']>;

/** The main process's answer to a request; resulting changes are sent as events. */
export type AnswerTo<Name extends RequestName> =
  (typeof requests)[Name] extends Contract<z.ZodType, infer Answer> ? Answer : never;

/** Whether there is a request with this name. */
export function isRequestName(name: unknown): name is RequestName {
  return typeof name === 'string' && Object.hasOwn(requests, name);
}

/** The names of all {@link requests}. */
export const requestNames = Object.keys(requests).filter(isRequestName);
