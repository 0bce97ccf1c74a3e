import { message, type Message } from '../../words/message.ts';

/** The grades of computer players, from weak to strong. */
export const grades = ['easy', 'medium', 'hard'] as const;

/** The strength of a computer player. */
export type Grade = (typeof grades)[number];

/** Computer players with a typical weakness, from weak to strong. */
export const characters = [
  'striker',
  'one-ply',
  'three-plies',
  'no-splits',
  'traps',
  'perfect',
] as const;

/** A computer player with a typical weakness. */
export type Character = (typeof characters)[number];

/** All computer players with a name; `computer.ts` plays them. */
export const namedComputers = [...grades, ...characters] as const;

/** A computer player that plays a random move in one of N decisions, and perfectly otherwise. */
export type Erring = `errs-1-in-${number}`;

/** A program that the user has added, by its id. */
export type AddedProgram = `program:${string}`;

/** Which computer player it is. */
export type Difficulty = Grade | Character | Erring | AddedProgram;

/** The range of N for erring players. */
export const oftenest = 2;
export const seldomest = 50;

/** The names of erring players. */
export const erringPattern = /^errs-1-in-([2-9]|[1-4][0-9]|50)$/;

/** The names of added programs. */
export const programPattern = /^program:([\da-f]{8})$/;

/** The names of erring players as a sentence lists them: the first and the last. */
export const erringNames = `${erringIn(oftenest)} … ${erringIn(seldomest)}`;

/** All names as a sentence lists them. */
export const difficultyNames: readonly string[] = [...namedComputers, erringNames];

/** The computer player with a name; undefined if there is none. */
export function difficultyOf(name: string): Difficulty | undefined {
  return (
    namedComputers.find((each) => each === name) ??
    (erringPattern.test(name) ? (name as Erring) : undefined) ??
    (programPattern.test(name) ? (name as AddedProgram) : undefined)
  );
}

/** The player that errs in one of `decisions`, from {@link oftenest} to {@link seldomest}. */
export function erringIn(decisions: number): Erring {
  return `errs-1-in-${decisions}`;
}

/** The N of an erring player; undefined for others. */
export function errsIn(difficulty: Difficulty): number | undefined {
  const [, decisions] = erringPattern.exec(difficulty) ?? [];
  return decisions === undefined ? undefined : Number(decisions);
}

/** The added program with an id. */
export function addedProgram(id: string): AddedProgram {
  return `program:${id}`;
}

/** The id of an added program; undefined for others. */
export function programIn(difficulty: Difficulty): string | undefined {
  return programPattern.exec(difficulty)?.[1];
}

/**
 * Whether a computer player makes sense in a game; erring ones always do, and so do added programs.
 *
 * @param offered - the named players that make sense in the game.
 */
export function isOffered(
  difficulty: Difficulty,
  offered: readonly (Grade | Character)[],
): boolean {
  if (programIn(difficulty) !== undefined) return true;
  return errsIn(difficulty) !== undefined || offered.some((other) => other === difficulty);
}

/**
 * The computer player to use in a game: the wanted one if it makes sense there, otherwise one that plays as it would. The
 * striker plays any move if nothing can be struck out; the others play as well as can be.
 *
 * @param offered - see {@link isOffered}.
 */
export function standInFor(
  difficulty: Difficulty,
  offered: readonly (Grade | Character)[],
): Difficulty {
  if (isOffered(difficulty, offered)) return difficulty;
  if (difficulty === 'striker') return 'easy';
  return isOffered('perfect', offered) ? 'perfect' : 'hard';
}

/** A computer player in a few words: `easy`, `errs in 1 of 5`. */
export function difficultyInWords(difficulty: Difficulty): Message {
  if (programIn(difficulty) !== undefined) return message('opponents.brief.program');
  const decisions = errsIn(difficulty);
  return decisions === undefined
    ? { code: `opponents.brief.${difficulty}` }
    : message('opponents.brief.errs', { decisions });
}

/** A computer player as an opponent: `Easy computer`. */
export function computerInWords(difficulty: Difficulty): Message {
  if (programIn(difficulty) !== undefined) return message('opponents.computer.program');
  const decisions = errsIn(difficulty);
  return decisions === undefined
    ? { code: `opponents.computer.${difficulty}` }
    : message('opponents.computer.errs', { decisions });
}
