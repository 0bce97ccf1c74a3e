/** How hard the puzzles of a sheet are: the thirds of the ladder, from its foot. */
export const sheetLevels = ['easy', 'medium', 'hard'] as const;

export type SheetLevel = (typeof sheetLevels)[number];

/** The most puzzles of a sheet. */
export const mostOnSheet = 48;
