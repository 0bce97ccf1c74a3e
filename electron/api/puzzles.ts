import { z } from 'zod';
import {
  puzzleThemes,
  runModes,
  type PuzzleKind,
  type PuzzleTheme,
  type RunMode,
} from '../../engine/capabilities/puzzle-pack.ts';
import type { TaughtBy } from '../../engine/lessons/patterns.ts';
import type { BestRuns } from '../../engine/learner/puzzles.ts';
import { isDay } from '../../engine/puzzles/day.ts';
import { mostOnSheet, sheetLevels, type SheetLevel } from '../../engine/puzzles/sheet-levels.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { Message } from '../../words/message.ts';
import { at, request } from './contract.ts';
import type { SeenPosition } from './match-view.ts';

export { mostOnSheet, sheetLevels };
export type { PuzzleKind, PuzzleTheme, RunMode, SheetLevel };

/** A puzzle as a window shows it, without its answers. */
export interface PuzzleView {
  readonly id: string;
  readonly game: { readonly id: string };
  readonly settings: Settings;
  /** The step of a lesson that teaches the rule that differs; null if there is none. */
  readonly lesson: TaughtBy | null;
  readonly kind: PuzzleKind;
  /** The tasks, step by step. */
  readonly questions: readonly Message[];
  readonly rating: number;
  /** The share of the computers with errors that find it. */
  readonly found: number;
  /** The day of a daily puzzle; null for a puzzle of a pack. */
  readonly day: string | null;
  /** The number in its pack, from 1. */
  readonly number: number;
  /** Whether it is tried again from the history. */
  readonly isAgain: boolean;
  /** Whether the outcome doesn't count, since it was tried before or belongs to a run. */
  readonly unrated: boolean;
  /** Whether it was tried since it was opened. */
  readonly erred: boolean;
  /** Whether it was solved or shown. */
  readonly over: boolean;
}

/** A solver's results. */
export interface SolverView {
  readonly rating: number;
  /** The half-width of the rating's 95% confidence interval. */
  readonly within: number;
  /** Whether the rating is still a guess. */
  readonly provisional: boolean;
  /** The different puzzles that were solved, at once or after all, and those that never were. */
  readonly solved: number;
  readonly failed: number;
  readonly streak: number;
  readonly bestStreak: number;
  /** The different puzzles that were solved today, at once or after all. */
  readonly solvedToday: number;
  /** The number of consecutive days with a solved daily puzzle. */
  readonly dailyStreak: number;
  /** The result of today's puzzle; null before the first try. */
  readonly daily: 'solved' | 'failed' | null;
}

/** A tried puzzle with the result of the last try. */
export interface TriedPuzzleView {
  readonly id: string;
  readonly game: { readonly id: string };
  readonly kind: PuzzleKind;
  readonly rating: number;
  readonly solved: boolean;
  /** Whether it was ever missed. */
  readonly missed: boolean;
  readonly day: string;
}

/** The solver's results after a puzzle, and its entry in the history. */
export interface RatedPuzzleView {
  readonly solver: SolverView;
  readonly tried: TriedPuzzleView | null;
}

/** A pack of puzzles to choose. */
export interface PackView {
  /** The name for `openPuzzle`. */
  readonly name: string;
  readonly label: Message;
  /** The pack's game; null for all games. */
  readonly game: string | null;
  readonly themes: readonly PuzzleTheme[];
  /** Whether its puzzles are known by how hard they are. */
  readonly hasLevels: boolean;
}

/** A puzzle on a sheet to print, with its answer. */
export interface SheetPuzzleView {
  readonly seen: SeenPosition;
  readonly question: Message;
  readonly answer: {
    /** The first ply to find, in words. */
    readonly text: Message;
    /** Best play with it to the end, in notation; of a drawn game and with chance only what is to find. */
    readonly line: readonly string[];
    /** Why it is right, or how much better than other moves; null if there is no sentence for it. */
    readonly why: Message | null;
  };
}

/** The content of the puzzle page when it opens. */
export interface PuzzlesView {
  readonly packs: readonly PackView[];
  readonly chosen: { readonly pack: string; readonly theme: PuzzleTheme | null };
  readonly solver: SolverView;
  readonly best: readonly BestRuns[];
  readonly open: PuzzleView | null;
}

const pack = z.string().min(1).max(80);

const day = z.string().refine(isDay).nullable();

const theme = z.enum(puzzleThemes).nullable();

const mode = z.enum(runModes);

/** The most puzzles of a run. */
const longestRun = 10_000;

/** The requests about puzzles. */
export const puzzleRequests = {
  /** Returns the packs, the solver's results and the open puzzle. */
  puzzles: request(z.strictObject({ at })).answeredBy<PuzzlesView>(),
  /**
   * Opens a puzzle: that of a day, today by default; the next one of a pack, with any theme by default; one of a run in a
   * pack, from 0, unrated; or one that was tried before.
   */
  openPuzzle: request(
    z.discriminatedUnion('which', [
      z.strictObject({ which: z.literal('daily'), at, day }),
      z.strictObject({ which: z.literal('next'), pack, theme, at }),
      z.strictObject({
        which: z.literal('run'),
        pack,
        mode,
        number: z.int().min(0).max(longestRun),
      }),
      z.strictObject({ which: z.literal('again'), id: z.string().max(2000) }),
    ]),
  ).answeredBy<PuzzleView>(),
  /** Returns the tried puzzles, the latest first. */
  triedPuzzles: request(z.undefined()).answeredBy<readonly TriedPuzzleView[]>(),
  /** Returns the puzzles of a sheet to print, with their answers. */
  puzzleSheet: request(
    z.strictObject({
      pack,
      theme,
      level: z.enum(sheetLevels),
      count: z.int().min(1).max(mostOnSheet),
      seed: z.int().min(0).max(9999),
    }),
  ).answeredBy<readonly SheetPuzzleView[]>(),
  /** Saves the number of solved puzzles in a run through a pack. Returns the best runs of each game. */
  endRun: request(
    z.strictObject({ pack, mode, solved: z.int().min(0).max(longestRun), at }),
  ).answeredBy<readonly BestRuns[]>(),
} as const;
