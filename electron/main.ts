import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, Menu, nativeTheme, shell } from 'electron';
import { outcomeOf } from '../engine/match.ts';
import { seededRandom } from '../engine/random.ts';
import type { Config } from '../config/config.ts';
import type { Table } from '../engine/record.ts';
import { wordsOf } from '../words/say.ts';
import { awaitsNextRound } from '../engine/series.ts';
import { solveAhead, startAnalystThread } from './analyst/analyst.ts';
import type { BoardCommand, PreferencesView } from './api.ts';
import { argumentsOf, type Arguments } from './command-line.ts';
import { openConfigFile } from './config/config-file.ts';
import { openGameRoom } from './match/game-room.ts';
import { functionsOf } from './functions-of.ts';
import { answerRequests } from './ipc/ipc.ts';
import { languageFor } from './language.ts';
import { openLibrary } from './match/match-store.ts';
import { menuTemplate } from './windows/menu.ts';
import { matchFromConfig, newMatch } from './match/new-match.ts';
import { withoutPreset, withPreset, withPresetRenamed } from './config/own-presets.ts';
import { preferencesView, refuseImpossible } from './config/preferences-view.ts';
import { pausesFor } from './match/pauses.ts';
import { announceProtocol, servePages } from './windows/protocol.ts';
import { lockDown } from './windows/security.ts';
import { makeWindows } from './windows/windows.ts';
import { speak, words } from './words.ts';

const built = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const given = argumentsGiven();

app.setName('Digit Duels');
if (given.userData !== undefined) app.setPath('userData', path.resolve(given.userData));
announceProtocol();

if (app.requestSingleInstanceLock()) {
  void app.whenReady().then(run);
} else {
  app.quit();
}

function run(): void {
  const folder = app.getPath('userData');
  const random = seededRandom(given.seed ?? Date.now() | 0);
  const windows = makeWindows(built);
  const analyst = startAnalystThread();
  const library = openLibrary(folder);
  const languageOf = ({ program }: Config) => languageFor(given.language, program, app.getLocale());
  const configFile = openConfigFile(
    given.config === undefined ? path.join(folder, 'config.jsonc') : path.resolve(given.config),
    { changed: preferencesChanged, words: (config) => wordsOf(languageOf(config)) },
  );
  speak(languageOf(configFile.config()));
  // A match that was broken off goes on; anything else gives way to what the config file says now.
  const last = library.last;
  const goesOn = last !== undefined && isUnfinished(last);
  const table = goesOn ? last : matchFromConfig(configFile.config(), random);
  let matchNotice = library.problem;
  solveAhead(analyst, table);
  const room = openGameRoom(table, {
    analyst,
    random,
    pauses: (playedOn) => pausesFor(configFile.config().appearance, playedOn),
    changed(table, view) {
      const problem = library.keep(table);
      windows.tellAll('view', view);
      if (problem !== undefined) failed(problem);
    },
    failed,
  });

  function failed(sentence: string): void {
    matchNotice = sentence;
    preferencesChanged();
  }

  function preferences(): PreferencesView {
    const notices = [
      ...configFile.notices(),
      ...(matchNotice === undefined ? [] : [{ key: '', sentence: matchNotice }]),
    ];
    return preferencesView(configFile.config(), notices, {
      file: configFile.path,
      version: app.getVersion(),
      runtime: runtimeName(),
    });
  }

  function preferencesChanged(): PreferencesView {
    const before = words.language;
    speak(languageOf(configFile.config()));
    if (words.language !== before) {
      showMenu();
      room.tellAgain();
    }
    nativeTheme.themeSource = configFile.config().appearance.theme;
    const view = preferences();
    windows.tellAll('preferences', view);
    return view;
  }

  const command = (name: BoardCommand) => () => {
    windows.focusBoard();
    windows.tellBoard('command', name);
  };
  const actions = {
    newGame: command('new-game'),
    rules: command('rules'),
    about: command('about'),
    analysis: command('analysis'),
    hint: command('hint'),
    panel: command('panel'),
    readPosition: command('read-position'),
    undo: () => void room.undo(),
    redo: () => void room.redo(),
    preferences: () => windows.openPreferences(),
    quit: () => app.quit(),
  };

  answerRequests({
    view: () => room.view(),
    newMatch(request) {
      const next = newMatch(request, random);
      solveAhead(analyst, next);
      return room.deal(next);
    },
    play: ({ move, at }) => room.play(move, at),
    undo: () => room.undo(),
    redo: () => room.redo(),
    goTo: ({ at }) => room.goTo(at),
    nextRound: () => room.nextRound(),
    letComputerPlayOn: ({ on }) => room.letComputerPlayOn(on),
    analyse: () => room.analyse(),
    history: () => room.history(),
    functions: () => functionsOf(room.view()),
    preferences,
    setPreference({ path: keys, value }) {
      refuseImpossible(configFile.config(), keys, value);
      configFile.change(keys, value);
      return preferencesChanged();
    },
    resetPreferences({ parts }) {
      configFile.reset(parts);
      return preferencesChanged();
    },
    savePreset({ game, name, replace }) {
      configFile.change(['presets', game], withPreset(configFile.config(), game, name, replace));
      return preferencesChanged();
    },
    renamePreset({ game, name, to }) {
      configFile.change(['presets', game], withPresetRenamed(configFile.config(), game, name, to));
      return preferencesChanged();
    },
    deletePreset({ game, name }) {
      configFile.change(['presets', game], withoutPreset(configFile.config(), game, name));
      return preferencesChanged();
    },
    openPreferences() {
      windows.openPreferences();
      return null;
    },
    showConfigFile() {
      shell.showItemInFolder(configFile.path);
      return null;
    },
    dismissNotices({ sentences }) {
      configFile.dismissNotices(sentences);
      if (matchNotice !== undefined && sentences.includes(matchNotice)) matchNotice = undefined;
      return preferencesChanged();
    },
    runCommand(name) {
      const run = {
        'new-game': actions.newGame,
        undo: actions.undo,
        redo: actions.redo,
        preferences: actions.preferences,
        rules: actions.rules,
        about: actions.about,
        quit: actions.quit,
      };
      run[name]();
      return null;
    },
  });

  function showMenu(): void {
    const template = menuTemplate(process.platform, words, actions);
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  }

  lockDown();
  servePages(path.join(built, 'renderer'));
  showMenu();
  nativeTheme.themeSource = configFile.config().appearance.theme;
  windows.openBoard();

  app.on('second-instance', () => windows.focusBoard());
  app.on('activate', () => windows.focusBoard());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('will-quit', () => {
    configFile.close();
    analyst.close();
  });
}

/** What can't be understood is told where the program was started, and no window opens. */
function argumentsGiven(): Arguments {
  const given = argumentsOf(process.argv);
  if (given.ok) return given.value;
  process.stderr.write(`${words.say(given.error)}\n`);
  process.exit(2);
}

/** Whether there is something to go on with, be it the next game of a series. */
function isUnfinished(table: Table): boolean {
  if (awaitsNextRound(table)) return true;
  const begun = table.match.at > 0 || (table.rounds ?? []).length > 0;
  return begun && outcomeOf(table.match) === undefined;
}

/** What the program runs on, as the About window says it. */
function runtimeName(): string {
  const { electron = '', chrome = '' } = process.versions as Partial<Record<string, string>>;
  return process.env['DIGIT_DUELS_STANDIN'] === undefined
    ? `Electron ${electron}, Chromium ${chrome}`
    : `a stand-in for Electron on Chromium ${chrome}`;
}
