import { isProgramCommand, type ProgramCommand } from '../api/commands.ts';
import { message } from '../../words/message.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
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

/**
 * Answers the requests about windows and commands.
 *
 * @param kioskCode - ends a kiosk; undefined if the program runs as usual.
 */
export function windowHandlers(
  actions: ProgramActions,
  windows: Pick<Windows, 'close'>,
  files: { readonly showConfig: () => void; readonly showSaved: () => void },
  kioskCode: string | undefined,
): Handlers<'showConfigFile' | 'showSavedFile' | 'closePreferences' | 'runCommand' | 'leaveKiosk'> {
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
    leaveKiosk({ code }) {
      // Security: A kiosk ends only with its code.
      if (code !== kioskCode) throw new Refusal(message('kiosk.wrong-code'));
      actions.quit();
      return null;
    },
    runCommand(id) {
      actions[id]();
      return null;
    },
  };
}
