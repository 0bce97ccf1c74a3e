import type { OutcomeWords } from '../exercise/outcome-words.ts';
import { outcomeOf } from '../exercise/outcome-words.ts';
import { words } from '../words.svelte.ts';
import type { PuzzlesPage } from './puzzles-page.svelte.ts';

/** What came of the last try at a puzzle, and what that did to the rating; undefined before there is one. */
export function outcomeInWords(
  page: Pick<PuzzlesPage, 'session' | 'change' | 'solver'>,
): OutcomeWords | undefined {
  const { session } = page;
  const outcome = outcomeOf(session);
  if (outcome === undefined) return undefined;
  const { kind, headline, sentences } = outcome;
  if (kind === 'right') {
    if (!session.over) return { ...outcome, headline: words().text('puzzles.page.right') };
    const solved = session.erred ? 'puzzles.page.solved-late' : 'puzzles.page.solved';
    return {
      kind,
      headline: words().text(solved),
      sentences: [headline, ...rated(page)].filter(Boolean),
    };
  }
  return session.phase === 'showing'
    ? { ...outcome, sentences: [] }
    : { ...outcome, sentences: [...sentences, ...rated(page)] };
}

/** What it did to the rating, if anything. */
function rated({ change, solver }: Pick<PuzzlesPage, 'change' | 'solver'>): string[] {
  if (change === 0 || solver === undefined) return [];
  return [words().text('puzzles.page.rating-now', { change, rating: solver.rating })];
}
