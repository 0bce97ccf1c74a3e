import { EventEmitter } from 'node:events';
import path from 'node:path';
import { seededRandom } from '../engine/random.ts';
import type { OwnKeys } from '../storage/config/keys.ts';
import { TournamentFolder } from '../storage/tournaments/tournament-folder.ts';
import type { Message } from '../words/message.ts';
import type { FirstViews } from './api/first-views.ts';
import { atlasHandlers } from './atlas/atlas-handlers.ts';
import { backupFeature } from './features/backup.ts';
import { peopleFeature } from './features/people.ts';
import { preferencesFeature } from './features/preferences.ts';
import type { Bus, Core, CoreWithMatch, CoreWithPeople } from './features/core.ts';
import { diagnosisFeature } from './features/diagnosis.ts';
import { explorerHandlers } from './explorer/explorer-handlers.ts';
import { readPlayedMatches } from './explorer/played-cache.ts';
import { joined, type Handlers } from './ipc/handlers.ts';
import { keepLibrary, libraryFeature } from './features/library.ts';
import { matchFeature } from './features/match.ts';
import { paperFeature } from './features/paper.ts';
import type { Platform } from './platform.ts';
import { recordsFeature } from './features/records.ts';
import { reviewFeature } from './features/review.ts';
import { dragsFrom } from './saving/drag-out.ts';
import { refusingClipboard } from './saving/clipboard.ts';
import { rememberingLast, type LastSaved } from './saving/last-saved.ts';
import { savesWhere, type SaveFile } from './saving/save-file.ts';
import { withLocks } from './tasks/locks.ts';
import { tournamentsFeature } from './features/tournaments.ts';
import { trainingFeature } from './features/training.ts';
import { runCommandWith, windowHandlers, type RunCommand } from './windows/commands.ts';
import type { RecentInMenu } from './windows/record-menu.ts';

/** The running program, without its windows. */
export interface Program {
  /** The handlers of the windows' requests. */
  readonly handlers: Handlers;
  /** Carries out a command that was chosen in the menu bar. */
  readonly run: RunCommand;
  /** What the board shows first. */
  firstViews(): FirstViews;
  /** The files that it writes. */
  readonly files: {
    readonly config: string;
    /** The file of the match on the table; null before its first move. */
    readonly match: () => string | null;
  };
  /** The user's own keys, for the menu. */
  keys(): OwnKeys;
  /** The recent files, for the menu. */
  readonly recent: RecentInMenu;
  /** Opens a file or a link that the system hands over. */
  openHanded(record: string): Promise<void>;
  /** Shows a notice until the user dismisses it. */
  report(problem: Message): void;
  close(): void;
}

function makeBus({ windows, spoken }: Platform): Bus {
  const bus: Bus = new EventEmitter();
  bus.on('boardAsked', () => {
    void windows.boardListens().then(() => bus.emit('boardShown'));
  });
  bus.on('menuChanged', () => spoken());
  return bus;
}

function makeCore(platform: Platform, saveFile: SaveFile): Core {
  return {
    platform,
    bus: makeBus(platform),
    random: seededRandom(platform.given.seed ?? Date.now() | 0),
    clipboard: refusingClipboard(platform.clipboard),
    saveFile,
    dragOut: dragsFrom(path.join(platform.cache, 'dragged'), (file) =>
      platform.windows.startDrag(file),
    ),
    tournaments: new TournamentFolder(platform.folder),
  };
}

/** Saves files where the user chooses, and tells the board. */
function lastSavedOn({ dialogs, windows }: Platform): LastSaved {
  return rememberingLast(
    savesWhere((offered, as) => dialogs.save(offered, as)),
    (file) => windows.tellBoard('saved', file),
  );
}

/** Answers what has nothing to do with how a match is played. */
function besidesPlaying(core: CoreWithPeople) {
  const { platform, library, host, people } = core;
  const kept = libraryFeature(core);
  return joined(
    kept.handlers,
    explorerHandlers(
      platform.analyst,
      readPlayedMatches(library, () => people.owner()),
      () => host.session.state(),
      (at) => host.lookedAt(at),
    ),
    atlasHandlers(platform.atlases, (text) => core.clipboard.writeText(text)),
    diagnosisFeature(core).handlers,
    tournamentsFeature(core, kept.handlers.openMatch).handlers,
    paperFeature(core).handlers,
  );
}

/** Starts the program with the last match if it is unfinished, or else a new one. */
export function startProgram(platform: Platform): Program {
  const { analyst, windows } = platform;
  const lastSaved = lastSavedOn(platform);
  const core = makeCore(platform, lastSaved.saveFile);

  const { preferences, ...config } = preferencesFeature(core);
  // A window that gets its menu bar later grows by it.
  platform.spoken();
  // The theme sets the colour of the window, which loads its page while the rest starts; its requests
  // are answered when that is done.
  windows.openBoard();
  const library = keepLibrary({ ...core, preferences });
  const people = peopleFeature({ ...core, preferences }, library);
  const match = matchFeature({ ...core, preferences }, library, people);
  const { host, last: lastMatch, programs } = match;
  const all = { ...core, preferences, library, lastMatch, host, programs, people };
  const review = reviewFeature(all);
  const training = trainingFeature(all, review);
  const records = recordsFeature(all, (text, name) => training.tasks.open(text, name));
  const actions = { ...records.commands, ...windowActions(platform, host) };
  const places = placesToShow(platform, config.file, lastSaved);
  return {
    run: runCommandWith(actions, windows),
    keys: () => preferences.config().keys,
    recent: records.recent,
    openHanded: records.openHanded,
    report: (problem) => preferences.report(problem),
    files: { config: config.file, match: match.file },
    firstViews: () => ({
      preferences: preferences.view(),
      people: people.view(),
      match: host.firstView(),
    }),
    handlers: withLocks(
      joined(
        config.handlers,
        match.handlers,
        review.handlers,
        records.handlers,
        people.handlers,
        training.handlers,
        backupFeature(all, config.file).handlers,
        besidesPlaying(all),
        windowHandlers(actions, windows, places, platform.given.kiosk),
      ),
      {
        kiosk: platform.about.kiosk,
        running: () => training.tasks.running,
        table: () => host.session.state().table,
        tournaments: core.tournaments,
      },
    ),
    close() {
      core.dragOut.close();
      preferences.close();
      library.close();
      void programs.close();
      analyst.close();
    },
  };
}

/** The commands for the windows and the program as a whole. */
function windowActions({ windows, quit }: Platform, { session }: CoreWithMatch['host']) {
  return {
    preferences: () => windows.openBeginning('preferences', session.state().table.game),
    'close-window': () => windows.closeFront(),
    quit,
  };
}

/** Shows in the system's file manager what the program has written. */
function placesToShow({ showInFolder }: Platform, configFile: string, lastSaved: LastSaved) {
  return {
    showConfig: () => showInFolder(configFile),
    showSaved: () => showInFolder(lastSaved.file()),
  };
}
