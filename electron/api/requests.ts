import { z } from 'zod';
import { playerSchema } from '../../engine/players.ts';
import type { MatchView } from './match-view.ts';
import type { AnalysisView, HistoryView } from './analysis-view.ts';
import { atlasRequests } from './atlas-requests.ts';
import type { AtlasPointView, AtlasView } from './atlas-view.ts';
import type { RequestName } from './channels.ts';
import { commandNames, isRequestedCommand } from './commands.ts';
import { controlRequests } from './control-requests.ts';
import type { DrawAnswer } from './controls-view.ts';
import { libraryRequests } from './library-requests.ts';
import type {
  DeletedMatches,
  Exported,
  MatchPage,
  RulesView,
  StatisticsView,
} from './library-view.ts';
import type { GuideView } from './guide-view.ts';
import { exerciseRequests, type SolutionView, type VerdictView } from './exercise-requests.ts';
import { lessonRequests } from './lesson-requests.ts';
import type { LessonsView, LessonView } from './lesson-view.ts';
import {
  mistakeRequests,
  type MistakesView,
  type MistakeView,
  type RatedMistakeView,
} from './mistake-requests.ts';
import { positionRequests, type CheckedPosition } from './position-requests.ts';
import { explorerRequests } from './explorer-requests.ts';
import type {
  AtRandomView,
  ExplorationView,
  MatchOnMapView,
  StateMapView,
} from './explorer-view.ts';
import { practiceRequests } from './practice-requests.ts';
import { puzzleRequests } from './puzzle-requests.ts';
import type { PuzzlesView, PuzzleView, SolverView } from './puzzle-view.ts';
import { recordRequests, type RecordAnswers } from './record-requests.ts';
import { longestPresetName } from './preset-name.ts';
import { settingValue, settingValues } from './setting-values.ts';
import { reviewRequests } from './review-requests.ts';
import type { ReviewView } from './review-view.ts';
import { variationRequests } from './variation-requests.ts';

const presetName = z.string().trim().min(1).max(longestPresetName);

/** Keys of the config file, from the outside in. */
const settingPath = z.array(z.string().min(1).max(40)).min(1).max(3);

const revision = z.int().min(0);

/**
 * Everything that a window can ask of the main process: what it must send, as a schema. What comes
 * back is in {@link Answers}.
 */
export const requests = {
  /** Has the match told to the window that asks, as an event. */
  view: z.undefined(),
  /** Begins a match; the settings are those of the preferences unless given. */
  newMatch: z.strictObject({
    game: z.string().max(40),
    settings: settingValues,
    players: z.array(playerSchema).min(2).max(6),
    first: z.union([z.literal('random'), z.int().min(0).max(5)]),
    /** Where it begins, in notation, if not at the start; who begins is to move there. */
    position: z.string().max(1000).optional(),
  }),
  /** Plays a move in notation, chosen in the view of that revision. */
  play: z.strictObject({ move: z.string().min(1).max(100), revision }),
  undo: z.undefined(),
  redo: z.undefined(),
  /** Puts the next game of a series on the table, after the one in the view of that revision. */
  nextRound: z.strictObject({ revision }),
  /** Hands the seats of the persons over to computers, or gives them back. */
  letComputerPlayOn: z.strictObject({ on: z.boolean() }),
  /** The value of the position in the view of that revision, and of every move. */
  analyse: z.strictObject({ revision }),
  /** The values of the positions of the match in the view of that revision, some at a time. */
  history: z.strictObject({ revision, from: z.int().min(0).max(1_000_000) }),
  /** What a guide says of the match in the view of that revision. */
  guide: z.strictObject({ revision }),
  ...controlRequests,
  ...variationRequests,
  ...positionRequests,
  ...libraryRequests,
  ...recordRequests,
  ...atlasRequests,
  ...reviewRequests,
  ...exerciseRequests,
  ...mistakeRequests,
  ...practiceRequests,
  ...puzzleRequests,
  ...explorerRequests,
  ...lessonRequests,
  /** Has the preferences told to the window that asks, as an event. */
  preferences: z.undefined(),
  /** Changes one value of the config file, named by its keys from the outside in. */
  setPreference: z.strictObject({
    path: settingPath,
    value: z.union([settingValue, z.array(z.union([z.string().max(40), z.number()])).max(6)]),
  }),
  /** Takes settings back to their defaults, each named by its keys in the config file. */
  resetPreferences: z.strictObject({ paths: z.array(settingPath).min(1).max(300) }),
  /** Keeps the settings of a game as they are set now under a name; `replace` one of that name. */
  savePreset: z.strictObject({ game: z.string().max(40), name: presetName, replace: z.boolean() }),
  renamePreset: z.strictObject({ game: z.string().max(40), name: presetName, to: presetName }),
  deletePreset: z.strictObject({ game: z.string().max(40), name: presetName }),
  /** Shows the preferences at the rules of a game. */
  showRulesPreferences: z.strictObject({ game: z.string().max(40) }),
  showConfigFile: z.undefined(),
  /** Puts on the clipboard what is to be known where the program does not do as it should. */
  copyDiagnostics: z.undefined(),
  /** Puts away the notices with these sentences. */
  dismissNotices: z.strictObject({ sentences: z.array(z.string().max(5000)).max(1000) }),
  /** Has a command of the menu carried out, for those who have no menu at the top of the screen. */
  runCommand: z.enum(commandNames.filter(isRequestedCommand)),
} as const satisfies Record<RequestName, z.ZodType>;

export type RequestOf<Name extends RequestName> = z.infer<(typeof requests)[Name]>;

/** Which revision of the match a request has led to; its view is an event. */
export interface Reached {
  readonly revision: number;
}

/** What the main process answers to each request; what has changed is told by events. */
export interface Answers extends Record<RequestName, unknown> {
  view: Reached;
  newMatch: Reached;
  play: Reached;
  undo: Reached;
  redo: Reached;
  goTo: Reached;
  nextRound: Reached;
  letComputerPlayOn: Reached;
  resign: Reached;
  offerDraw: DrawAnswer;
  agreeDraw: Reached;
  claimDraw: Reached;
  swapSeats: Reached;
  restart: Reached;
  pauseComputers: Reached;
  stepComputers: Reached;
  annotate: Reached;
  promoteVariation: Reached;
  deleteVariation: Reached;
  restoreVariation: Reached;
  checkPosition: CheckedPosition;
  copyPosition: null;
  /** Null where the match has gone on since. */
  analyse: AnalysisView | null;
  /** Null where the match has gone on since, or the same was asked again. */
  history: HistoryView | null;
  /** Null where the match has gone on since, or the review was left. */
  review: ReviewView | null;
  leaveReview: null;
  judge: VerdictView;
  solution: SolutionView;
  /** Null where the match has gone on since. */
  guide: GuideView | null;
  mistakes: MistakesView;
  dueMistakes: readonly MistakeView[];
  /** Null where the match has gone on since, or was not reviewed. */
  matchMistakes: readonly MistakeView[] | null;
  /** Null where there is no such mistake. */
  rateMistake: RatedMistakeView | null;
  listMatches: MatchPage;
  matchIds: readonly string[];
  matchRules: readonly RulesView[];
  openMatch: Reached;
  renameMatch: null;
  commentMatch: null;
  /** Which of them are deleted now; those that were no longer there are not among them. */
  deleteMatches: DeletedMatches;
  /** Which of them are back. */
  restoreMatches: { readonly ids: readonly string[] };
  exportMatches: Exported;
  statistics: StatisticsView;
  exportStatistics: Exported;
  resetStatistics: null;
  undoStatisticsReset: null;
  atlas: AtlasView;
  atlasPoint: AtlasPointView;
  copyAtlasCommand: null;
  practiceView: MatchView;
  puzzles: PuzzlesView;
  openPuzzle: PuzzleView;
  /** Null where another puzzle lies open by now. */
  ratePuzzle: SolverView | null;
  /** Null where something else was asked for since. */
  explore: ExplorationView | null;
  exploreAtRandom: AtRandomView | null;
  stateMap: StateMapView | null;
  leaveExplorer: null;
  /** Null where the match has gone on since. */
  matchOnMap: MatchOnMapView | null;
  lessons: LessonsView;
  lesson: LessonView;
  solveLessonStep: null;
  openRecordText: RecordAnswers['openRecordText'];
  recentFiles: RecordAnswers['recentFiles'];
  openRecentFile: RecordAnswers['openRecentFile'];
  clearRecentFiles: RecordAnswers['clearRecentFiles'];
  recordTexts: RecordAnswers['recordTexts'];
  copyRecord: RecordAnswers['copyRecord'];
  saveRecord: RecordAnswers['saveRecord'];
  plyToDraw: RecordAnswers['plyToDraw'];
  copyPicture: RecordAnswers['copyPicture'];
  savePicture: RecordAnswers['savePicture'];
  preferences: null;
  setPreference: null;
  resetPreferences: null;
  savePreset: null;
  renamePreset: null;
  deletePreset: null;
  showRulesPreferences: null;
  showConfigFile: null;
  copyDiagnostics: null;
  dismissNotices: null;
  runCommand: null;
}
