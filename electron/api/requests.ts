import { z } from 'zod';
import { playerSchema } from '../../engine/players.ts';
import type { AnalysisView, HistoryView } from './analysis-view.ts';
import { atlasRequests } from './atlas.ts';
import { commandNames, isRequestedCommand } from './commands.ts';
import { request, type Contract, type Reached } from './contract.ts';
import { controlRequests } from './controls.ts';
import { explorerRequests } from './explorer.ts';
import type { GuideView } from './guide-view.ts';
import { lessonRequests } from './lesson-requests.ts';
import type { LessonsView, LessonView } from './lesson-view.ts';
import { libraryRequests } from './library.ts';
import type { MatchView } from './match-view.ts';
import {
  mistakeRequests,
  type MistakesView,
  type MistakeView,
  type RatedMistakeView,
} from './mistake-requests.ts';
import { positionRequests } from './positions.ts';
import { practiceRequests } from './practice-requests.ts';
import { preferenceRequests } from './preferences.ts';
import { puzzleRequests } from './puzzle-requests.ts';
import type { PuzzleSolution, PuzzlesView, PuzzleTry, PuzzleView } from './puzzle-view.ts';
import { recordRequests } from './records.ts';
import { reviewRequests } from './review-requests.ts';
import type { ReviewView, TriedPlyView } from './review-view.ts';
import { settingValues } from './setting-values.ts';
import { variationRequests } from './variation-requests.ts';

const revision = z.int().min(0);

/** What windows can ask about the match on the table. */
const matchRequests = {
  /** Sends the match to the window that asks, as an event. */
  view: request(z.undefined()).answeredBy<Reached>(),
  /** Begins a match; the settings are those of the preferences unless given. */
  newMatch: request(
    z.strictObject({
      game: z.string().max(40),
      settings: settingValues,
      players: z.array(playerSchema).min(2).max(6),
      first: z.union([z.literal('random'), z.int().min(0).max(5)]),
      /** Where it begins, in notation, if not at the start; who begins is to move there. */
      position: z.string().max(1000).optional(),
    }),
  ).answeredBy<Reached>(),
  /** Plays a move in notation, chosen in the view of that revision. */
  play: request(
    z.strictObject({ move: z.string().min(1).max(100), revision }),
  ).answeredBy<Reached>(),
  undo: request(z.undefined()).answeredBy<Reached>(),
  redo: request(z.undefined()).answeredBy<Reached>(),
  /** Goes to the position after `at` moves of the current line. */
  goTo: request(z.strictObject({ at: z.int().min(0) })).answeredBy<Reached>(),
  /** Puts the next game of a series on the table, after the one in the view of that revision. */
  nextRound: request(z.strictObject({ revision })).answeredBy<Reached>(),
  /** Hands the seats of the persons over to computers, or gives them back. */
  letComputerPlayOn: request(z.strictObject({ on: z.boolean() })).answeredBy<Reached>(),
  /** The value of the position in the view of that revision, and of every move; null if the match has changed. */
  analyse: request(z.strictObject({ revision })).answeredBy<AnalysisView | null>(),
  /**
   * The values of the positions of the match in the view of that revision, some at a time; null if the match has
   * changed, or the same was asked again.
   */
  history: request(
    z.strictObject({ revision, from: z.int().min(0).max(1_000_000) }),
  ).answeredBy<HistoryView | null>(),
  /** What a guide says of the match in the view of that revision; null if the match has changed. */
  guide: request(z.strictObject({ revision })).answeredBy<GuideView | null>(),
} as const;

/** The requests that a window may make, by name. */
export const requests = {
  ...matchRequests,
  ...controlRequests,
  goToPlace: request(variationRequests.goToPlace).answeredBy<Reached>(),
  annotate: request(variationRequests.annotate).answeredBy<Reached>(),
  promoteVariation: request(variationRequests.promoteVariation).answeredBy<Reached>(),
  deleteVariation: request(variationRequests.deleteVariation).answeredBy<Reached>(),
  restoreVariation: request(variationRequests.restoreVariation).answeredBy<Reached>(),
  ...positionRequests,
  ...libraryRequests,
  ...recordRequests,
  ...atlasRequests,
  /** Null where the match has gone on since, or the review was left. */
  review: request(reviewRequests.review).answeredBy<ReviewView | null>(),
  leaveReview: request(reviewRequests.leaveReview),
  judgePly: request(reviewRequests.judgePly).answeredBy<TriedPlyView>(),
  mistakes: request(mistakeRequests.mistakes).answeredBy<MistakesView>(),
  dueMistakes: request(mistakeRequests.dueMistakes).answeredBy<readonly MistakeView[]>(),
  /** Null where the match has gone on since, or was not reviewed. */
  matchMistakes: request(mistakeRequests.matchMistakes).answeredBy<readonly MistakeView[] | null>(),
  /** Null where there is no such mistake. */
  rateMistake: request(mistakeRequests.rateMistake).answeredBy<RatedMistakeView | null>(),
  practiceView: request(practiceRequests.practiceView).answeredBy<MatchView>(),
  puzzles: request(puzzleRequests.puzzles).answeredBy<PuzzlesView>(),
  openPuzzle: request(puzzleRequests.openPuzzle).answeredBy<PuzzleView>(),
  tryPuzzle: request(puzzleRequests.tryPuzzle).answeredBy<PuzzleTry>(),
  puzzleSolution: request(puzzleRequests.puzzleSolution).answeredBy<PuzzleSolution>(),
  ...explorerRequests,
  lessons: request(lessonRequests.lessons).answeredBy<LessonsView>(),
  lesson: request(lessonRequests.lesson).answeredBy<LessonView>(),
  solveLessonStep: request(lessonRequests.solveLessonStep),
  ...preferenceRequests,
  /** Carries out a command of the menu, for those who have no menu at the top of the screen. */
  runCommand: request(z.enum(commandNames.filter(isRequestedCommand))),
} as const satisfies Record<string, Contract>;

/** The name of a request. */
export type RequestName = keyof typeof requests;

/** What a request sends. */
export type RequestOf<Name extends RequestName> = z.infer<(typeof requests)[Name]['schema']>;

/** What the main process answers to a request; what changes because of it is sent as events. */
export type AnswerTo<Name extends RequestName> =
  (typeof requests)[Name] extends Contract<z.ZodType, infer Answer> ? Answer : never;

/** Whether there is a request of a name. */
export function isRequestName(name: unknown): name is RequestName {
  return typeof name === 'string' && Object.hasOwn(requests, name);
}

/** The names of all {@link requests}. */
export const requestNames = Object.keys(requests).filter(isRequestName);
