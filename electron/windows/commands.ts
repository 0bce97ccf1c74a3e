import {
  commandNames,
  isBoardCommand,
  type CommandName,
  type ProgramCommand,
} from '../api/commands.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { knownGame } from '../ipc/known-game.ts';
import type { Windows } from './windows.ts';

/** What each command does, by its name. */
export type CommandActions = Readonly<Record<CommandName, () => void>>;

/** What each command does, whoever carries it out. */
export function commandActions(
  { commandBoard }: Pick<Windows, 'commandBoard'>,
  program: Readonly<Record<ProgramCommand, () => void>>,
): CommandActions {
  const actions = commandNames.map((name) => [
    name,
    isBoardCommand(name) ? () => commandBoard(name) : program[name],
  ]);
  return Object.fromEntries(actions) as CommandActions;
}

/** What answers the requests about windows and commands. */
export function windowHandlers(
  actions: CommandActions,
  { open }: Pick<Windows, 'open'>,
  showConfigFile: () => void,
): Handlers<'showConfigFile' | 'showRulesPreferences' | 'runCommand'> {
  return {
    showRulesPreferences({ game }) {
      open('preferences', knownGame(game).id);
      return null;
    },
    showConfigFile() {
      showConfigFile();
      return null;
    },
    runCommand(name) {
      actions[name]();
      return null;
    },
  };
}
