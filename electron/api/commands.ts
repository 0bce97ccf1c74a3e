/** The commands that the main process runs, whether the menu bar or a window requests them. */
export const programCommands = [
  'open-record',
  'save-record',
  'paste-record',
  'preferences',
  'close-window',
  'quit',
] as const;

export type ProgramCommand = (typeof programCommands)[number];

/** Whether the main process runs a command, rather than the board. */
export function isProgramCommand(id: string): id is ProgramCommand {
  return programCommands.some((each) => each === id);
}
