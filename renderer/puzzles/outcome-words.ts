import type { OutcomeWords } from '../exercise/exercise-session.svelte.ts';
import { words } from '../words.svelte.ts';
import type { PuzzlesPage } from './puzzles-page.svelte.ts';

/** The result of the last try, with its effect on the rating; undefined before the first. */
export function outcomeInWords(
  page: Pick<PuzzlesPage, 'session' | 'change' | 'solver'>,
): OutcomeWords | undefined {
  const { session } = page;
  const { outcome } = session;
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

/** The effect on the rating, if any. */
function rated({ change, solver }: Pick<PuzzlesPage, 'change' | 'solver'>): string[] {
  if (change === 0 || solver === undefined) return [];
  return [words().text('puzzles.page.rating-now', { change, rating: solver.rating })];
}
