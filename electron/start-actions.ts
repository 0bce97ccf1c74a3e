/** What the system's lists offer to open the program with, and the board's command for each. */
export const startActions = {
  continue: 'table',
  'new-game': 'new-game',
  'daily-puzzle': 'daily-puzzle',
} as const;

/** Something to open the program with. */
export type StartAction = keyof typeof startActions;

/** In the order of the lists. */
export const startActionNames = Object.keys(startActions) as readonly StartAction[];

/** Whether a text names an action. */
export function isStartAction(text: unknown): text is StartAction {
  return startActionNames.some((each) => each === text);
}
