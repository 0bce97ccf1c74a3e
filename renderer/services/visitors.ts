/** The commands that are closed to the visitors of a kiosk: those that lead to files, to other people or out of the program. */
const closed: ReadonlySet<string> = new Set([
  'library',
  'statistics',
  'tournaments',
  'tasks',
  'paper',
  'open-record',
  'recent-files',
  'save-record',
  'print',
  'paste-record',
  'add-to-task',
  'comment-move',
  'copy-position',
  'share',
  'preferences',
  'close-window',
  'quit',
  'keys',
  'about',
]);

/** Whether a command is closed to visitors. */
export function isClosedToVisitors(command: string): boolean {
  return closed.has(command);
}
