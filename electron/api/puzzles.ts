import { z } from 'zod';
import { daySchema } from '../../engine/puzzles/day.ts';
import {
  puzzleThemes,
  runModes,
  type PuzzleKind,
  type PuzzleTheme,
  type RunMode,
} from '../../engine/puzzles/puzzle-pack.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { Message } from '../../words/message.ts';
import { request } from './contract.ts';
import { exerciseOutcomes } from './exercises.ts';

export type { PuzzleKind, PuzzleTheme, RunMode };

/** A puzzle as a window shows it: without its answers. */
export interface PuzzleView {
  readonly id: string;
  readonly game: { readonly id: string };
  readonly settings: Settings;
  /** In notation; the solver has the first seat, and moves. */
  readonly position: string;
  readonly kind: PuzzleKind;
  /** What is asked, step by step. */
  readonly questions: readonly Message[];
  readonly rating: number;
  /** The weakest computer player that solves it. */
  readonly solvedBy: Message;
  /** The day whose puzzle it is; null for one of a pack. */
  readonly day: string | null;
  /** Which one of its pack, from 1. */
  readonly number: number;
  /** How it ended does not count any more: it was tried before. */
  readonly counted: boolean;
  /** It was tried since it was opened. */
  readonly erred: boolean;
  /** It was solved before, or shown. */
  readonly over: boolean;
}

/** What a solver has to show. */
export interface SolverView {
  readonly rating: number;
  /** So much it may be off, 19 times out of 20. */
  readonly within: number;
  /** It is still a guess. */
  readonly provisional: boolean;
  readonly solved: number;
  readonly failed: number;
  readonly streak: number;
  readonly bestStreak: number;
  readonly solvedToday: number;
  /** How many days in a row the daily puzzle was solved. */
  readonly dailyStreak: number;
  /** How the puzzle of this day ended; null before it was tried. */
  readonly daily: 'solved' | 'failed' | null;
}

/** A puzzle that was tried, and how the last try went. */
export interface TriedPuzzleView {
  readonly id: string;
  readonly game: { readonly id: string };
  readonly kind: PuzzleKind;
  readonly rating: number;
  readonly solved: boolean;
  readonly day: string;
}

/** How many puzzles were solved in the best run of each mode. */
export type BestRuns = Readonly<Record<RunMode, number>>;

/** Puzzles that can be chosen. */
export interface PackView {
  /** What `openPuzzle` takes. */
  readonly name: string;
  readonly label: Message;
  /** The game it is of; null for all games. */
  readonly game: string | null;
  readonly themes: readonly PuzzleTheme[];
}

/** All that the page of puzzles shows at first. */
export interface PuzzlesView {
  readonly packs: readonly PackView[];
  readonly chosen: { readonly pack: string; readonly theme: PuzzleTheme | null };
  readonly solver: SolverView;
  readonly best: BestRuns;
  readonly open: PuzzleView | null;
}

/** The day where the person is. */
const day = daySchema;

const pack = z.string().min(1).max(80);

const theme = z.enum(puzzleThemes).nullable();

const mode = z.enum(runModes);

/** The most puzzles of a run. */
const longestRun = 10_000;

/** What windows can ask about puzzles. */
export const puzzleRequests = {
  /** What can be chosen, what the solver has to show, and the puzzle that lies open. */
  puzzles: request(z.strictObject({ day })).answeredBy<PuzzlesView>(),
  /**
   * Opens the puzzle of the day; the next one of a pack, with any theme if none is given; one of a run, from 0, which
   * isn't rated; or one that was tried before, once more.
   */
  openPuzzle: request(
    z.discriminatedUnion('which', [
      z.strictObject({ which: z.literal('daily'), day }),
      z.strictObject({ which: z.literal('next'), pack, theme, day }),
      z.strictObject({ which: z.literal('run'), mode, number: z.int().min(0).max(longestRun) }),
      z.strictObject({ which: z.literal('again'), id: z.string().max(2000) }),
    ]),
  ).answeredBy<PuzzleView>(),
  /** Keeps how the puzzle that is open went; only the first try counts. Null if another puzzle lies open by now. */
  ratePuzzle: request(
    z.strictObject({ id: z.string().max(2000), outcome: z.enum(exerciseOutcomes), day }),
  ).answeredBy<SolverView | null>(),
  /** What was tried, the last first. */
  triedPuzzles: request(z.undefined()).answeredBy<readonly TriedPuzzleView[]>(),
  /** Keeps how many were solved in a run if none was better. */
  endRun: request(
    z.strictObject({ mode, solved: z.int().min(0).max(longestRun) }),
  ).answeredBy<BestRuns>(),
} as const;
