/** The most items of a task. */
export const mostItems = 100;

/** The most exercises of all items together: a lesson has several, and so has a range of puzzles. */
export const mostParts = 300;

/** The most puzzles of one item. */
export const mostPuzzles = 50;

/** The most letters of a task's name, of its instructions and of an item's question. */
export const longestTaskName = 100;
export const longestInstructions = 1000;
export const longestQuestion = 500;

/** The most letters of a task as text. */
export const longestTask = 100_000;

/** The most minutes for a task: a day. */
export const mostMinutes = 1440;

/** What a task can take away while it runs. */
export const taskLocks = ['no-hints', 'no-solutions', 'no-analysis', 'no-undo'] as const;

/** What a task can take away, see {@link taskLocks}. */
export type TaskLock = (typeof taskLocks)[number];

/** What a match of a task has to come to: a win, at least a draw, or any end. */
export const matchGoals = ['win', 'draw', 'end'] as const;
