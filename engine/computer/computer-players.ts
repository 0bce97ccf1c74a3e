import { message, type Message } from '../../words/message.ts';

/** How strong computer players can be, from weak to strong. */
export const grades = ['easy', 'medium', 'hard'] as const;

/** How strong a computer player is. */
export type Grade = (typeof grades)[number];

/** Computer players that are known by how they go wrong, from weak to strong. */
export const characters = [
  'striker',
  'one-ply',
  'three-plies',
  'no-splits',
  'traps',
  'perfect',
] as const;

/** A computer player that is known by how it goes wrong. */
export type Character = (typeof characters)[number];

/** Computer players whose name says all; see `computer/computer.ts` for what they do. */
export const namedComputers = [...grades, ...characters] as const;

/** A computer player that plays perfectly, but in one of so many decisions takes any legal move. */
export type Erring = `errs-1-in-${number}`;

/** Which computer player it is. */
export type Difficulty = Grade | Character | Erring;

/** In one of how many decisions a player may err: from every other one to hardly ever. */
export const oftenest = 2;
export const seldomest = 50;

/** The names of erring players. */
export const erringPattern = /^errs-1-in-([2-9]|[1-4][0-9]|50)$/;

/** The names of erring players as a sentence lists them: the first and the last. */
export const erringNames = `${erringIn(oftenest)} … ${erringIn(seldomest)}`;

/** All names as a sentence lists them. */
export const difficultyNames: readonly string[] = [...namedComputers, erringNames];

/** The computer player of that name; nothing where there is none. */
export function difficultyOf(name: string): Difficulty | undefined {
  return (
    namedComputers.find((each) => each === name) ??
    (erringPattern.test(name) ? (name as Erring) : undefined)
  );
}

/** The player who errs in one of so many decisions, from {@link oftenest} to {@link seldomest}. */
export function erringIn(decisions: number): Erring {
  return `errs-1-in-${decisions}`;
}

/** In one of how many decisions a player errs; nothing where it is none of those. */
export function errsIn(difficulty: Difficulty): number | undefined {
  const [, decisions] = erringPattern.exec(difficulty) ?? [];
  return decisions === undefined ? undefined : Number(decisions);
}

/**
 * Who sits down where a computer player may make no sense in a game: itself if it does, and else one who plays as it
 * would. Who strikes out plays anything where nothing can be; who forgets splits plays perfectly where there are none.
 *
 * @param offered - the named ones that make sense there.
 */
export function standInFor(
  difficulty: Difficulty,
  offered: readonly (Grade | Character)[],
): Difficulty {
  const isOffered = (each: Difficulty) =>
    errsIn(each) !== undefined || offered.some((other) => other === each);
  if (isOffered(difficulty)) return difficulty;
  if (difficulty === 'striker') return 'easy';
  return isOffered('perfect') ? 'perfect' : 'hard';
}

/** What a computer player is like, in a few words: `easy`, `errs in 1 of 5`. */
export function difficultyInWords(difficulty: Difficulty): Message {
  const decisions = errsIn(difficulty);
  return decisions === undefined
    ? { code: `opponents.brief.${difficulty}` }
    : message('opponents.brief.errs', { decisions });
}

/** A computer player as somebody's opponent: `Easy computer`. */
export function computerInWords(difficulty: Difficulty): Message {
  const decisions = errsIn(difficulty);
  return decisions === undefined
    ? { code: `opponents.computer.${difficulty}` }
    : message('opponents.computer.errs', { decisions });
}
