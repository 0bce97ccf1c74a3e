import path from 'node:path';
import type { Config } from '../config/config.ts';
import { seededRandom } from '../engine/random.ts';
import type { TextsToOpen } from '../library/read-records.ts';
import { message, type Message } from '../words/message.ts';
import { wordsOf } from '../words/say.ts';
import type { Analyst } from './analyst/analyst.ts';
import { atlasHandlers } from './atlas/atlas-handlers.ts';
import type { PreferencesView } from './api/preferences.ts';
import type { FirstViews } from './api/prerender.ts';
import type { Arguments } from './command-line.ts';
import { diagnosticsText } from './diagnosis/diagnostics.ts';
import type { Log } from './diagnosis/log.ts';
import { openConfigFile } from './config/config-file.ts';
import { preferenceHandlers } from './config/preference-handlers.ts';
import { openPreferences } from './config/preferences.ts';
import type { Handlers } from './ipc/handlers.ts';
import { explorerHandlers } from './explorer/explorer-handlers.ts';
import { readPlayedMatches } from './explorer/played-cache.ts';
import { Refusal } from './ipc/refusal.ts';
import { languageFor } from './language.ts';
import { afterLook } from './library/after-look.ts';
import { libraryHandlers } from './library/library-handlers.ts';
import { openLibrary } from './library/library.ts';
import { controlHandlers } from './match/control-handlers.ts';
import { firstMatch } from './match/first-match.ts';
import { plyToDraw } from './match/ply-to-draw.ts';
import { matchHandlers } from './match/match-handlers.ts';
import { positionHandlers } from './match/position-handlers.ts';
import { hostMatch } from './match/match-host.ts';
import { viewOf } from './match/match-view.ts';
import { matchFromConfig } from './match/new-match.ts';
import { pausesFor } from './match/pauses.ts';
import { practiceHandlers } from './practice/practice-handlers.ts';
import { openRecentFiles } from './records/recent-files.ts';
import { recordHandlers } from './records/record-handlers.ts';
import { openRecords, type FileDialogs } from './records/records.ts';
import { refusingClipboard, type Clipboard } from './saving/clipboard.ts';
import { safeAppearance } from './safe-appearance.ts';
import { hostReview } from './review/review-host.ts';
import { savesWhere } from './saving/save-file.ts';
import { exerciseHandlers } from './training/exercise-handlers.ts';
import { lessonHandlers } from './training/lesson-handlers.ts';
import { collectMistakes, keepQuietly } from './training/collect-mistakes.ts';
import { openMistakes } from './training/mistake-deck.ts';
import { mistakeHandlers } from './training/mistake-handlers.ts';
import { mistakesIn } from './training/mistakes.ts';
import { hostPuzzles } from './training/puzzle-host.ts';
import { keptPuzzlesSchema, noPuzzles } from './training/puzzle-section.ts';
import { openTraining } from './training/training-file.ts';
import type { RecentInMenu } from './windows/record-menu.ts';
import { commandActions, windowHandlers, type CommandActions } from './windows/commands.ts';
import type { Windows } from './windows/windows.ts';
import { speak } from './words.ts';

/** What the program needs of what it runs on. */
export interface Platform {
  /** Where the config file and the matches are kept, unless the arguments say otherwise. */
  readonly folder: string;
  readonly given: Arguments;
  /** Whether what can keep a start from finishing is left out. */
  readonly safe: boolean;
  /** The folder in which the games are that were solved beforehand. */
  readonly atlases: string;
  /** The language of the system, as a BCP 47 tag. */
  readonly locale: string;
  readonly about: { readonly version: string; readonly runtime: Message };
  readonly analyst: Analyst;
  readonly windows: Pick<
    Windows,
    'boardListens' | 'commandBoard' | 'open' | 'openBoard' | 'tellAll' | 'tellBoard'
  >;
  /** The program speaks another language: what is built of words is to be built anew. */
  readonly spoken: () => void;
  readonly useTheme: (theme: PreferencesView['appearance']['theme']) => void;
  readonly showInFolder: (file: string) => void;
  readonly clipboard: Clipboard;
  readonly dialogs: FileDialogs;
  /** Reads matches where nobody waits for it. */
  readonly readRecords: (text: string) => Promise<TextsToOpen>;
  /** The files that were opened last are others: what is built of them is to be built anew. */
  readonly recentChanged: () => void;
  readonly log: Log;
  readonly quit: () => void;
}

/** The program as it runs, without its windows. */
export interface Program {
  /** What answers the requests of the windows. */
  readonly handlers: Handlers;
  /** What the items of the menu do. */
  readonly actions: CommandActions;
  /** What the board shows before it has asked. */
  firstViews(): FirstViews;
  /** Where it keeps what is written. */
  readonly files: {
    readonly config: string;
    /** The file of the match on the table; null before its first move. */
    readonly match: () => string | null;
  };
  /** The files that were opened last, for the menu. */
  readonly recent: RecentInMenu;
  /** Opens a record that the system has handed over. */
  openFile(file: string): Promise<void>;
  /** Tells the person what went wrong, until they put it away. */
  report(told: Message): void;
  close(): void;
}

/** How much of the log goes with diagnostics. */
const linesOfLog = 60;

/** Tells of several changes that come one right after another at once, as of the last of them. */
function tellLater(tell: (revision: number) => void): (revision: number) => void {
  let last: number | undefined;
  return (revision) => {
    if (last === undefined) {
      queueMicrotask(() => {
        if (last !== undefined) tell(last);
        last = undefined;
      });
    }
    last = revision;
  };
}

/** Starts the program: the match of last time goes on, or another one lies on the table. */
export function startProgram(platform: Platform): Program {
  const { folder, given, safe, about, analyst, windows } = platform;
  const clipboard = refusingClipboard(platform.clipboard);
  const random = seededRandom(given.seed ?? Date.now() | 0);
  const configPath = path.resolve(given.config ?? path.join(folder, 'config.jsonc'));
  const languageOf = ({ program }: Config) => languageFor(given.language, program, platform.locale);
  /** What is done once the board has all that it shows. */
  const afterwards: (() => void)[] = [];
  const preferences = openPreferences({
    open: (changed) =>
      openConfigFile(configPath, {
        changed,
        words: (config) => wordsOf(languageOf(config)),
        later: (work) => afterwards.push(work),
      }),
    about,
    instead: safe ? safeAppearance : {},
    changed(config) {
      platform.useTheme(config.appearance.theme);
      if (speak(languageOf(config))) spoken();
      windows.tellAll('preferences', preferences.view());
    },
  });
  platform.useTheme(preferences.config().appearance.theme);
  speak(languageOf(preferences.config()));
  // The theme is the colour of the window, which loads its page while all else begins; what it asks is
  // heard when that is done.
  windows.openBoard();
  const library = openLibrary(folder, {
    changed: tellLater((revision) => windows.tellBoard('library', { revision })),
    mended: ({ code }) => preferences.withdraw(code),
  });
  for (const problem of library.problems) preferences.report(problem);
  if (safe) preferences.report(message('program.safe.notice'));
  afterwards.push(() => {
    void library.folder.lookThrough().then(() => {
      for (const problem of library.unusable()) preferences.report(problem);
    });
  });
  const { kept } = library;
  const last = safe ? undefined : library.last();
  const first = firstMatch(last?.table, preferences.config(), random);
  kept.turnTo(first === last?.table ? last : undefined);
  const host = hostMatch(first, {
    analyst,
    random,
    keeper: kept,
    pauses: () => pausesFor(preferences.config().appearance),
    show(view) {
      windows.tellBoard('view', view);
      review.goneOn();
      collect(host.session.state());
    },
    failed: (told) => preferences.report(told),
    goneOn() {
      preferences.withdraw('match.computer-failed');
      preferences.withdraw('duel.full');
    },
  });
  const training = openTraining(folder, (problem) => preferences.report(problem));
  const mistakes = openMistakes(training, library.now);
  const puzzles = hostPuzzles({
    analyst,
    random,
    kept: training.section('puzzles', keptPuzzlesSchema, noPuzzles),
    report: (problem) => preferences.report(problem),
  });
  const collect = collectMistakes(mistakes, analyst, host.session.state());
  const review = hostReview(
    () => host.session.state(),
    analyst,
    (table, answer) => {
      // Whose mistakes those of an opened record are, nobody knows.
      const id = kept.id();
      if (id !== null && library.folder.summary(id)?.imported === true) return;
      keepQuietly(() => mistakes.add(mistakesIn(table, answer), false));
    },
  );
  const recent = openRecentFiles(path.join(folder, 'recent-files.json'), platform.recentChanged);
  const records = openRecords({
    folder: library.folder,
    now: library.now,
    recent,
    dialogs: platform.dialogs,
    clipboard,
    read: platform.readRecords,
    table: {
      now: () => ({ table: host.session.state().table, id: kept.id() }),
      put: ({ table, id }) => void host.begin(table, id),
    },
    showTable: () => windows.commandBoard('table'),
    tell: (told) => preferences.report(told),
  });
  /** Nobody waits for an answer: what is refused is told. */
  const told = (work: Promise<unknown>): Promise<void> =>
    work.then(
      () => undefined,
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        preferences.report(error.told);
      },
    );
  const actions = commandActions(windows, {
    'open-record': () => void told(records.open()),
    'save-record': () => void told(records.save()),
    'paste-record': () => void told(records.paste()),
    preferences: () => windows.open('preferences'),
    quit: platform.quit,
  });
  const matches = matchHandlers(host, random);
  const libraryRequests = afterLook(
    library.folder,
    libraryHandlers(
      library,
      {
        stay: () => ({ revision: host.session.state().revision }),
        open: ({ table, id }) => ({ revision: host.begin(table, id).revision }),
        clear: () => void host.begin(matchFromConfig(preferences.config(), random)),
      },
      {
        copy: (text) => clipboard.writeText(text),
        saveFile: savesWhere((offered, as) => platform.dialogs.save(offered, as)),
      },
    ),
  );

  function spoken(): void {
    platform.spoken();
    windows.tellBoard('view', host.view());
  }

  function matchFile(): string | null {
    const id = kept.id();
    return id === null ? null : library.folder.fileOf(id);
  }

  function diagnostics(): string {
    const { head, tree } = host.view();
    const { game, settings, players, notation } = head;
    const { notices, language } = preferences.view();
    return diagnosticsText({
      version: about.version,
      locale: platform.locale,
      language,
      match: {
        game: game.id,
        settings,
        players,
        position: notation,
        moves: tree.added.length,
      },
      notices: notices.map(({ sentence }) => sentence),
      log: platform.log.recent(linesOfLog),
    });
  }

  return {
    actions,
    recent: {
      get files() {
        return recent.list().map(({ file }) => file);
      },
      open: (file) => void told(records.openRecent(file)),
      clear: () => recent.clear(),
    },
    openFile: (file) => told(records.openFile(file)),
    firstViews() {
      const state = host.session.state();
      return { preferences: preferences.view(), match: viewOf(state.table, state) };
    },
    files: { config: configPath, match: matchFile },
    report: (told) => preferences.report(told),
    handlers: {
      ...matches,
      ...positionHandlers(host.session, (text) => clipboard.writeText(text)),
      view(payload, tellAsker) {
        const reached = matches.view(payload, tellAsker);
        windows.boardListens();
        setImmediate(() => {
          for (const work of afterwards.splice(0)) work();
        });
        return reached;
      },
      ...controlHandlers(host, analyst),
      ...libraryRequests,
      ...recordHandlers(records, recent),
      ...review.handlers,
      ...exerciseHandlers(analyst, puzzles.step),
      ...mistakeHandlers(mistakes, (revision) => {
        const { table, revision: now } = host.session.state();
        const answer = review.found();
        return revision !== now || answer === undefined ? undefined : mistakesIn(table, answer);
      }),
      ...atlasHandlers(platform.atlases, (text) => clipboard.writeText(text)),
      ...practiceHandlers(() => host.session.state()),
      ...puzzles.handlers,
      ...explorerHandlers(analyst, readPlayedMatches(library.folder), () => host.session.state()),
      ...lessonHandlers(training),
      plyToDraw: plyToDraw(host.session),
      ...preferenceHandlers(preferences),
      ...windowHandlers(actions, windows, () => platform.showInFolder(configPath)),
      async copyDiagnostics() {
        await clipboard.writeText(diagnostics());
        return null;
      },
    },
    close() {
      preferences.close();
      library.close();
      analyst.close();
    },
  };
}
