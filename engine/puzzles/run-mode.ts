/** To solve as many puzzles as one can until the first mistake, or in three minutes. */
export const runModes = ['streak', 'storm'] as const;

export type RunMode = (typeof runModes)[number];
