import type { Handlers } from '../ipc/handlers.ts';
import { puzzleSheetHandlers } from '../training/puzzle-sheet.ts';
import type { Core } from './core.ts';

/** Makes sheets of puzzles, and saves as a PDF what the page of the board prints. */
export function paperFeature({ platform: { analyst, windows }, saveFile }: Core) {
  const handlers: Handlers<'puzzleSheet' | 'savePdf'> = {
    ...puzzleSheetHandlers(analyst),
    async savePdf({ name }) {
      const content = await windows.printBoard();
      if (content === undefined) return { file: null };
      return { file: (await saveFile({ offered: { name }, as: 'pdf', content })) ?? null };
    },
  };
  return { handlers };
}
