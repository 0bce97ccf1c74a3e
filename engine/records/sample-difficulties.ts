import { erringIn, namedComputers, oftenest, seldomest } from '../computer/computer-players.ts';

/** Every computer player that has a name, and some that err in one of so many decisions. */
export const sampleDifficulties = [
  ...namedComputers,
  ...[oftenest, 5, 10, seldomest].map(erringIn),
] as const;
