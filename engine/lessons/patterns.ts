import type { Code, Message } from '../../words/message.ts';
import type { Lesson } from './lesson.ts';

/**
 * Where each pattern of a game's mistakes and good moves is taught: the lesson and the step, by the code of the sentence
 * that says why.
 */
export type TaughtPatterns = Readonly<
  Partial<Record<Code, readonly [lesson: string, step: string]>>
>;

/** A step of a lesson that teaches a pattern; plain JSON. */
export interface TaughtBy {
  readonly game: string;
  readonly lesson: string;
  readonly step: string;
  readonly title: Lesson['title'];
  /** About how long the lesson takes. */
  readonly minutes: number;
}

/** About how long a step takes, in minutes. */
const minutesOfStep = 0.4;

/** The step that teaches the pattern of a reason; undefined if there is none. */
export function taughtBy(
  { id: game, lessons = [], patterns = {} }: PatternsOfGame,
  why: Message | null | undefined,
): TaughtBy | undefined {
  if (!why) return undefined;
  const [name, step] = patterns[patternOf(why) as Code] ?? [];
  const lesson = lessons.find((each) => each.id === name);
  if (lesson === undefined || step === undefined) return undefined;
  const minutes = Math.ceil(lesson.steps.length * minutesOfStep);
  return { game, lesson: lesson.id, step, title: lesson.title, minutes };
}

interface PatternsOfGame {
  readonly id: string;
  readonly lessons?: readonly Lesson[];
  readonly patterns?: TaughtPatterns;
}

/** The pattern of a reason: its code or, if an answer is the reason, what that answer does. */
function patternOf({ code, values = {} }: Message): string {
  const inner = values['why'];
  return typeof inner === 'object' && 'code' in inner ? patternOf(inner) : code;
}
