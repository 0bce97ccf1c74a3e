import type { Code, Message } from '../../words/message.ts';
import { defaultSettings, type Setting, type Settings } from '../settings/settings.ts';
import type { Lesson } from './lesson.ts';

/**
 * Where each pattern of a game's mistakes and good moves is taught: the lesson and the step, by the code of the sentence
 * that says why.
 */
export type TaughtPatterns = Readonly<
  Partial<Record<Code, readonly [lesson: string, step: string]>>
>;

/** Where the rules that a setting changes are taught: the lesson and the step, by the name of the setting. */
export type TaughtRules = Readonly<Record<string, readonly [lesson: string, step: string]>>;

/** A step of a lesson that teaches a pattern or a rule; plain JSON. */
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
  game: TeachingGame,
  why: Message | null | undefined,
): TaughtBy | undefined {
  return why ? stepOf(game, game.patterns?.[patternOf(why) as Code]) : undefined;
}

/** The step that teaches the first rule that differs from the standard ones; undefined if there is none. */
export function ruleTaughtBy(game: TeachingGame, settings: Settings): TaughtBy | undefined {
  const standard = defaultSettings(game.settings);
  const isOther = (name: string) => (settings[name] ?? standard[name]) !== standard[name];
  const [, taught] = Object.entries(game.ruleSteps ?? {}).find(([name]) => isOther(name)) ?? [];
  return stepOf(game, taught);
}

function stepOf(
  { id: game, lessons = [] }: TeachingGame,
  [name, step]: Partial<readonly [lesson: string, step: string]> = [],
): TaughtBy | undefined {
  const lesson = lessons.find((each) => each.id === name);
  if (lesson === undefined || step === undefined) return undefined;
  return { game, lesson: lesson.id, step, title: lesson.title, minutes: minutesOf(lesson) };
}

/** About how long a lesson takes. */
export function minutesOf({ steps }: Lesson): number {
  return Math.ceil(steps.length * minutesOfStep);
}

interface TeachingGame {
  readonly id: string;
  readonly settings: readonly Setting[];
  readonly lessons?: readonly Lesson[];
  readonly patterns?: TaughtPatterns;
  readonly ruleSteps?: TaughtRules;
}

/** The pattern of a reason: its code or, if an answer is the reason, what that answer does. */
function patternOf({ code, values = {} }: Message): string {
  const inner = values['why'];
  return typeof inner === 'object' && 'code' in inner ? patternOf(inner) : code;
}
