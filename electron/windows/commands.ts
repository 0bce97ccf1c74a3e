import { isProgramCommand, type ProgramCommand } from '../api/commands.ts';
import type { Handlers } from '../ipc/handlers.ts';
import type { Windows } from './windows.ts';

/** The actions of the main process's commands. */
export type ProgramActions = Readonly<Record<ProgramCommand, () => void>>;

/** Carries out a command that was chosen in the menu bar, by its id. */
export type RunCommand = (id: string) => void;

/** Carries out commands of the main process, and forwards all others to the board. */
export function runCommandWith(
  actions: ProgramActions,
  windows: Pick<Windows, 'commandBoard'>,
): RunCommand {
  return (id) => {
    if (isProgramCommand(id)) actions[id]();
    else windows.commandBoard(id);
  };
}

/** Answers the requests about windows and commands. */
export function windowHandlers(
  actions: ProgramActions,
  windows: Pick<Windows, 'close'>,
  files: { readonly showConfig: () => void; readonly showSaved: () => void },
): Handlers<'showConfigFile' | 'showSavedFile' | 'closePreferences' | 'runCommand'> {
  return {
    closePreferences() {
      windows.close('preferences');
      return null;
    },
    showConfigFile() {
      files.showConfig();
      return null;
    },
    showSavedFile() {
      files.showSaved();
      return null;
    },
    runCommand(id) {
      actions[id]();
      return null;
    },
  };
}
