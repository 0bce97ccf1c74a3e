import type { BoardCommand } from '../api/events.ts';
import type { Handlers } from '../ipc/handlers.ts';
import type { MenuActions } from './menu.ts';
import type { Windows } from './windows.ts';

/** What the commands do outside of the windows. */
export interface CommandTargets {
  readonly windows: Pick<Windows, 'focusBoard' | 'tellBoard' | 'open'>;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly showConfigFile: () => void;
  readonly quit: () => void;
}

/** What the items of the menu do. */
export function menuActions({ windows, undo, redo, quit }: CommandTargets): MenuActions {
  const command = (name: BoardCommand) => () => {
    windows.focusBoard();
    windows.tellBoard('command', name);
  };
  return {
    newGame: command('new-game'),
    rules: command('rules'),
    about: command('about'),
    analysis: command('analysis'),
    hint: command('hint'),
    panel: command('panel'),
    readPosition: command('read-position'),
    undo,
    redo,
    preferences: () => windows.open('preferences'),
    quit,
  };
}

/** What answers the requests about windows and the menu. */
export function windowHandlers(
  { showConfigFile }: CommandTargets,
  actions: MenuActions,
): Handlers<'showConfigFile' | 'runCommand'> {
  const commands = {
    'new-game': actions.newGame,
    undo: actions.undo,
    redo: actions.redo,
    preferences: actions.preferences,
    rules: actions.rules,
    about: actions.about,
    quit: actions.quit,
  };
  return {
    showConfigFile() {
      showConfigFile();
      return null;
    },
    runCommand(name) {
      commands[name]();
      return null;
    },
  };
}
