import { isAdjudicated, lengthOf, setUpPosition } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { TaskLock } from '../../engine/task/limits.ts';
import type { Task } from '../../engine/task/task.ts';
import { tournamentLocks } from '../../engine/tournament/limits.ts';
import type { TournamentFolder } from '../../storage/tournaments/tournament-folder.ts';
import { message } from '../../words/message.ts';
import type { PracticeStart } from '../api/practice.ts';
import type { RequestName, RequestOf } from '../api/requests.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';

/**
 * What can lock a request: an option of the task; the games and computers that it leaves open, of which the request (`named`)
 * may be others, or a position that the user chooses (`set-up`); both on the table (`on-table`); `no-undo`, but only before the
 * last move on the table (`at-end`); or any task (`running`), of which the request would take away what was done. A game of a
 * tournament on the table locks {@link tournamentLocks} until it is over, and then `reopening`. Those of `kiosk` are closed to
 * visitors: what leads to files, to other people and out of the program.
 */
type Lock = LockOfTask | 'in-tournament' | 'reopening' | 'kiosk';

/** What a task can lock. */
type LockOfTask = TaskLock | 'named' | 'set-up' | 'on-table' | 'at-end' | 'running';

/** What a position that the user chooses would get around, as it may be the one that the task asks. */
const aroundByPosition = ['no-analysis', 'no-solutions', 'no-undo'] as const;

/** What locks each request. Those about `practice` are refused by {@link refusePractice} and {@link refuseSolution}. */
const locksOf: Readonly<Record<RequestName, 'free' | 'practice' | readonly Lock[]>> = {
  view: 'free',
  newMatch: ['named', 'set-up'],
  play: ['at-end', 'on-table'],
  undo: ['no-undo', 'reopening'],
  redo: 'free',
  nextRound: ['on-table'],
  letComputerPlayOn: ['no-hints', 'at-end', 'on-table'],
  analyse: ['no-analysis'],
  prove: ['no-analysis'],
  leaveProof: 'free',
  history: ['no-analysis'],
  setGuided: 'free',
  guide: ['no-hints'],
  resign: 'free',
  offerDraw: ['on-table'],
  agreeDraw: 'free',
  claimDraw: 'free',
  swapSeats: ['on-table', 'in-tournament'],
  restart: ['on-table', 'in-tournament'],
  pauseComputers: ['on-table'],
  stepComputers: ['on-table'],
  goTo: 'free',
  annotate: 'free',
  promoteVariation: ['no-undo'],
  deleteVariation: ['no-undo'],
  restoreVariation: 'free',
  checkPosition: 'free',
  copyPosition: ['kiosk'],
  listMatches: 'free',
  matchIds: 'free',
  matchRules: 'free',
  openMatch: 'free',
  matchToDraw: 'free',
  renameMatch: ['kiosk'],
  commentMatch: ['kiosk'],
  deleteMatches: ['kiosk'],
  restoreMatches: ['kiosk'],
  exportMatches: ['kiosk'],
  statistics: 'free',
  exportStatistics: ['kiosk'],
  resetStatistics: ['kiosk'],
  undoStatisticsReset: ['kiosk'],
  openRecordText: ['kiosk'],
  stopOpening: ['kiosk'],
  recentFiles: ['kiosk'],
  openRecentFile: ['kiosk'],
  clearRecentFiles: ['kiosk'],
  recordTexts: ['kiosk'],
  copyRecord: ['kiosk'],
  saveRecord: ['kiosk'],
  plyToDraw: 'free',
  copyPicture: ['kiosk'],
  savePicture: ['kiosk'],
  dragRecord: ['kiosk'],
  dragPicture: ['kiosk'],
  startDrag: ['kiosk'],
  saveTable: ['kiosk'],
  copyTable: ['kiosk'],
  savePlot: ['kiosk'],
  atlas: ['no-analysis'],
  atlasPoint: ['no-analysis'],
  copyAtlasCommand: ['kiosk'],
  review: ['no-analysis'],
  leaveReview: 'free',
  mistakes: 'free',
  dueMistakes: 'free',
  matchMistakes: ['no-analysis'],
  beginPractice: 'practice',
  try: 'free',
  computerMove: 'free',
  losingMove: 'practice',
  showSolution: 'practice',
  demonstrate: 'free',
  followPath: 'free',
  puzzles: 'free',
  openPuzzle: 'free',
  triedPuzzles: 'free',
  puzzleSheet: ['kiosk', 'no-solutions'],
  endRun: 'free',
  explore: ['no-analysis', 'named'],
  valueSeen: ['no-analysis', 'named'],
  exploreAtRandom: ['no-analysis', 'named'],
  stateMap: ['no-analysis', 'named'],
  leaveExplorer: 'free',
  matchOnMap: ['no-analysis'],
  lessons: 'free',
  lesson: ['named'],
  predictions: 'free',
  keepPrediction: 'free',
  firstMoves: 'free',
  firstMovesMade: 'free',
  path: 'free',
  forgetProgress: ['running'],
  people: 'free',
  bePerson: ['kiosk'],
  addPerson: ['kiosk'],
  changePerson: ['kiosk'],
  belongings: ['kiosk'],
  deletePerson: ['running', 'kiosk'],
  exportPerson: ['kiosk'],
  importPerson: ['kiosk'],
  preferences: 'free',
  setPreference: 'free',
  resetPreferences: ['kiosk'],
  changeRules: 'free',
  keepRules: 'free',
  savePreset: ['kiosk'],
  renamePreset: ['kiosk'],
  deletePreset: ['kiosk'],
  startWithRules: ['named'],
  closePreferences: ['kiosk'],
  dismissNotices: 'free',
  runCommand: ['kiosk'],
  showConfigFile: ['kiosk'],
  showSavedFile: ['kiosk'],
  savePdf: ['kiosk'],
  copyDiagnostics: ['kiosk'],
  leaveKiosk: 'free',
  playingPrograms: 'free',
  addPlayingProgram: ['kiosk'],
  removePlayingProgram: ['kiosk'],
  backUp: ['kiosk'],
  chooseBackup: ['running', 'kiosk'],
  restoreBackup: ['running', 'kiosk'],
  tournaments: ['kiosk'],
  tournament: ['kiosk'],
  beginTournament: ['kiosk'],
  enterTournament: ['kiosk'],
  leaveTournament: ['kiosk'],
  pairRound: ['kiosk'],
  setResult: ['kiosk'],
  playPairing: ['kiosk'],
  runTournament: ['kiosk'],
  deleteTournament: ['kiosk'],
  restoreTournament: ['kiosk'],
  task: 'free',
  beginTask: ['kiosk'],
  leaveTask: ['kiosk'],
  handInTask: ['kiosk'],
  saveTaskResult: ['kiosk'],
  closeTask: ['kiosk'],
  taskDraft: ['kiosk'],
  keepTaskDraft: ['kiosk'],
  exportTaskDraft: ['kiosk'],
  tryTaskDraft: ['kiosk'],
  puzzlesOfLevel: ['kiosk'],
  chooseResults: ['kiosk'],
  results: ['kiosk'],
  exportResults: ['kiosk'],
};

/** What the locks look at. */
export interface LockSurroundings {
  /** Whether the program runs for visitors. */
  readonly kiosk: boolean;
  /** The task that is being done; undefined if none is. */
  readonly running: () => Task | undefined;
  readonly table: () => SeatedMatch;
  readonly tournaments: Pick<TournamentFolder, 'counts' | 'standingOf'>;
}

/** The handlers, of which those are refused that the kiosk, the task being done or a game of a tournament locks. */
export function withLocks(
  handlers: Handlers,
  { kiosk, running, table, tournaments }: LockSurroundings,
): Handlers {
  const guarded = Object.entries(locksOf).flatMap(([name, locks]) => {
    if (typeof locks === 'string') return [];
    const handle = handlers[name as RequestName] as (payload: never, tell: never) => unknown;
    const ofTask = locks.filter(isOfTask);
    const within = (payload: never, tell: never): unknown => {
      // Security: In a kiosk, visitors get no file and no other window.
      if (kiosk && locks.includes('kiosk')) throw new Refusal(message('kiosk.closed'));
      const task = running();
      // Security: A request that the task being done locks is refused.
      if (task !== undefined) for (const lock of ofTask) refuse(task, lock, payload, table);
      refuseInTournament(locks, table(), tournaments);
      return handle(payload, tell);
    };
    return [[name, within] as const];
  });
  return { ...handlers, ...(Object.fromEntries(guarded) as Partial<Handlers>) };
}

function isOfTask(lock: Lock): lock is LockOfTask {
  return lock !== 'kiosk' && lock !== 'in-tournament' && lock !== 'reopening';
}

/**
 * @param game - the id of the game that is practised.
 * @param counts - whether the game on the table counts for a tournament once it is over.
 * @throws Refusal if the task being done locks practice of a kind, or the game does: a position that the page chooses could be one
 * that the task asks, or that on the table.
 */
export function refusePractice(
  task: Task | undefined,
  of: PracticeStart['of'],
  game: string,
  counts = false,
): void {
  if (counts) refuseBesideTable(of);
  if (task === undefined || of === 'task') return;
  refuseClosed(task, { game });
  if (!isOfPosition(of)) return;
  for (const lock of aroundByPosition) refuseOption(task, lock);
}

/**
 * @param counts - as for {@link refusePractice}.
 * @throws Refusal if the task being done, or the game, keeps the solutions of a kind of practice back; the task's own exercises do so
 * themselves.
 */
export function refuseSolution(
  task: Task | undefined,
  of: PracticeStart['of'],
  counts = false,
): void {
  if (counts) refuseBesideTable(of);
  if (task === undefined || of === 'task') return;
  refuseOption(task, of === 'lesson' ? 'no-hints' : 'no-solutions');
}

/** Whether a kind of practice is of a position that the page chooses. */
function isOfPosition(of: PracticeStart['of']): boolean {
  return of === 'mistake' || of === 'retry';
}

/** @throws Refusal if practice of a kind could be of the position on the table, where a game counts for a tournament. */
function refuseBesideTable(of: PracticeStart['of']): void {
  if (isOfPosition(of)) throw new Refusal(message('tournament.locked'));
}

/** @throws Refusal if a lock is there and applies. */
function refuse(task: Task, lock: LockOfTask, payload: unknown, table: () => SeatedMatch): void {
  switch (lock) {
    case 'named':
      refuseClosed(task, payload as Named);
      break;
    case 'set-up':
      if ((payload as RequestOf<'newMatch'>).position !== undefined) refuseSetUp(task);
      break;
    case 'on-table': {
      const { match, first } = table();
      refuseClosed(task, table());
      if (setUpPosition(match, first) !== undefined) refuseSetUp(task);
      break;
    }
    case 'at-end': {
      const { match } = table();
      if (match.at < lengthOf(match)) refuseOption(task, 'no-undo');
      break;
    }
    case 'running':
      throw new Refusal(message('task.other-runs', { name: task.name }));
    default:
      refuseOption(task, lock);
  }
}

/** @throws Refusal if a game of a tournament has one of the locks. */
function refuseInTournament(
  locks: readonly Lock[],
  table: SeatedMatch,
  tournaments: LockSurroundings['tournaments'],
): void {
  const { match } = table;
  const isLookingBack = match.at < lengthOf(match);
  const isLocked =
    tournamentLocks.some((lock) => locks.includes(lock)) ||
    (isLookingBack && locks.includes('at-end'));
  if (isLocked && tournaments.counts(table)) throw new Refusal(message('tournament.locked'));
  // What is played after it would count for nothing.
  const isReopened = locks.includes('reopening') && isAdjudicated(match);
  if (isReopened && tournaments.standingOf(table) !== 'none') {
    throw new Refusal(message('tournament.has-counted'));
  }
}

/** The refusal of what a task locks while it runs. */
export function locked({ name }: Task, lock: TaskLock): Refusal {
  return new Refusal(message('task.locked', { lock: { code: `task-lock.${lock}` }, name }));
}

function refuseOption(task: Task, lock: TaskLock): void {
  if (task.locks.includes(lock)) throw locked(task, lock);
}

/** @throws Refusal if a position that the user chooses would get around an option. */
function refuseSetUp({ locks, name }: Task): void {
  if (aroundByPosition.some((lock) => locks.includes(lock))) {
    throw new Refusal(message('task.position-closed', { name }));
  }
}

/** A game, and who plays it. */
interface Named {
  readonly game: string;
  readonly players?: RequestOf<'newMatch'>['players'] | SeatedMatch['players'];
}

/** @throws Refusal if a game or a computer is one that a task doesn't leave open. */
function refuseClosed({ games, computers, name }: Task, { game, players }: Named): void {
  if (games !== undefined && !games.includes(game)) {
    throw new Refusal(message('task.game-closed', { name }));
  }
  const isClosed = players?.some(
    (player) => player.kind === 'computer' && computers?.includes(player.difficulty) === false,
  );
  if (isClosed === true) throw new Refusal(message('task.computer-closed', { name }));
}
