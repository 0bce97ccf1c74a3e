import type { Message } from '../../words/message.ts';
import type { Game } from '../game.ts';
import { games } from '../games.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { minutesOf } from '../lessons/patterns.ts';
import { isDay } from '../puzzles/day.ts';
import { packsCalled } from '../puzzles/pack-list.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { lessonKey, lessonProgress } from './lessons.ts';
import type { Line } from './line.ts';
import { puzzleProgress } from './puzzles.ts';

/** A part of the way through a game, with what is done of it; plain JSON. */
export type Station = LessonStation | GuidedStation | PuzzlesStation;

/** A lesson. */
export interface LessonStation {
  readonly kind: 'lesson';
  readonly game: string;
  readonly lesson: string;
  readonly title: Lesson['title'];
  readonly summary: Lesson['summary'];
  /** About how long it takes. */
  readonly minutes: number;
  /** Its number among the lessons of the game, from 1. */
  readonly number: number;
  readonly solved: number;
  readonly of: number;
  /** The number of the first step that isn't solved, from 1; that of the last one if all are. */
  readonly step: number;
  readonly done: boolean;
}

/** A match with the guide beside the table. */
export interface GuidedStation {
  readonly kind: 'guided';
  readonly game: string;
  /** Its settings that differ from the defaults. */
  readonly settings: Settings;
  /** What wins under these settings, if they aren't the usual ones. */
  readonly goal?: Message;
  readonly done: boolean;
}

/** A few puzzles of a pack. */
export interface PuzzlesStation {
  readonly kind: 'puzzles';
  readonly game: string;
  readonly pack: string;
  readonly solved: number;
  readonly of: number;
  readonly done: boolean;
}

/** The way through a game, station by station. */
export interface GamePath {
  readonly game: string;
  readonly stations: readonly Station[];
}

/** The ways through all games. */
export interface Paths {
  readonly games: readonly GamePath[];
  /** The game that the learner was busy with last; undefined at the beginning. */
  readonly last: string | undefined;
}

/** The puzzles of a station, which count whenever they were solved. */
const puzzlesAtOnce = 5;

/** The ways through all games, as far as the learner has come. */
export function pathsOf(lines: readonly Line[]): Paths {
  const { tried, solved } = puzzleProgress(lines);
  const lessons = lessonProgress(lines);
  const guided = new Set(
    lines.flatMap((line) => (line.what === 'match' && line.guided ? line.game : [])),
  );
  const solvedIn = (game: string) =>
    [...solved].filter((key) => tried.get(key)?.place.game === game).length;
  return {
    games: games.map((game) => ({
      game: game.id,
      stations: stationsOf(game, {
        solvedSteps: (lesson) => lessons.get(lessonKey(game.id, lesson))?.solved ?? [],
        guided: guided.has(game.id),
        puzzles: solvedIn(game.id),
      }),
    })),
    last: lines.map(gameOfLine).findLast((game) => games.some(({ id }) => id === game)),
  };
}

interface Done {
  readonly solvedSteps: (lesson: string) => readonly string[];
  readonly guided: boolean;
  /** The number of different puzzles that were solved. */
  readonly puzzles: number;
}

/**
 * A guided match comes after the first lesson, or after the one that teaches the last of what a match needs. After each lesson but
 * the first come a few puzzles: of the pack with standard rules until the lesson that teaches other rules, then of all.
 */
function stationsOf(definition: Game, done: Done): Station[] {
  const { id: game, lessons = [], ruleSteps = {} } = definition;
  const packs = packsCalled(game);
  const beforeMatch = Math.max(
    0,
    lessons.findIndex((lesson) => lesson.beforeMatch),
  );
  const ofOtherRules = lessons.findIndex(({ id }) => id === Object.values(ruleSteps)[0]?.[0]);
  return lessons.flatMap((lesson, index): Station[] => {
    const { id, title, summary, steps } = lesson;
    const solvedSteps = done.solvedSteps(id);
    const left = steps.findIndex((step) => !solvedSteps.includes(step.id));
    const solved = steps.filter((step) => solvedSteps.includes(step.id)).length;
    const station: LessonStation = {
      kind: 'lesson',
      game,
      lesson: id,
      title,
      summary,
      minutes: minutesOf(lesson),
      number: index + 1,
      solved,
      of: steps.length,
      step: left === -1 ? steps.length : left + 1,
      done: left === -1,
    };
    const own: Station[] = [station];
    if (index === beforeMatch) own.push(guidedStation(definition, done.guided));
    if (index === 0 || packs.length === 0) return own;
    const more = done.puzzles - (index - 1) * puzzlesAtOnce;
    const puzzles = Math.min(Math.max(more, 0), puzzlesAtOnce);
    const pack = index < Math.max(2, ofOtherRules) ? (packs[0]?.name ?? game) : game;
    const isDone = puzzles === puzzlesAtOnce;
    return [
      ...own,
      { kind: 'puzzles', game, pack, solved: puzzles, of: puzzlesAtOnce, done: isDone },
    ];
  });
}

function guidedStation(game: Game, done: boolean): GuidedStation {
  const { id, guidedRules: settings = {} } = game;
  const isUsual = Object.keys(settings).length === 0;
  const rules = game.rules({ ...defaultSettings(game.settings), ...settings });
  const goal = isUsual ? undefined : rules.advice?.goal;
  return { kind: 'guided', game: id, settings, ...(goal && { goal }), done };
}

/** The game that the learner was busy with; undefined if a line doesn't say. */
function gameOfLine(line: Line): string | undefined {
  // The help at the table and a daily puzzle are no choice of a game.
  if (line.what === 'first-moves') return undefined;
  if (line.what === 'puzzle' && isDay(line.of ?? '')) return undefined;
  if ('game' in line) return line.game ?? undefined;
  return 'place' in line ? line.place?.game : undefined;
}
