import { words } from '../words.svelte.ts';
import type { PuzzlesPage } from './puzzles-page.svelte.ts';

/** What is told of the last try. */
export interface PuzzleOutcome {
  readonly kind: 'right' | 'wrong' | 'shown';
  readonly headline: string;
  readonly sentences: readonly string[];
}

type Told = Pick<
  PuzzlesPage,
  'phase' | 'step' | 'fault' | 'reply' | 'solution' | 'erred' | 'change' | 'solver' | 'puzzle'
>;

/** What is to be told of the last try, in words; nothing before there is one. */
export function outcomeInWords(page: Told): PuzzleOutcome | undefined {
  const { phase, step, fault, reply } = page;
  switch (phase) {
    case 'asked':
    case 'judged':
      return step === 0 || reply === ''
        ? undefined
        : { kind: 'right', headline: words().text('puzzles.page.right'), sentences: [reply] };
    case 'wrong':
      return {
        kind: 'wrong',
        headline: fault,
        sentences: [...said(reply), ...rated(page)],
      };
    case 'solved':
      return {
        kind: 'right',
        headline: words().text(page.erred ? 'puzzles.page.solved-late' : 'puzzles.page.solved'),
        sentences: [...said(page.solution), ...rated(page)],
      };
    case 'showing':
      return { kind: 'shown', headline: words().text('puzzles.page.showing'), sentences: [] };
    case 'shown':
      return {
        kind: 'shown',
        headline: words().text('puzzles.page.shown'),
        sentences: [...said(page.solution), ...rated(page)],
      };
    default:
      return undefined;
  }
}

/** What it did to the rating, where it did anything. */
function rated({ change, solver }: Told): string[] {
  if (change === 0 || solver === undefined) return [];
  return [words().text('puzzles.page.rating-now', { change, rating: solver.rating })];
}

function said(sentence: string): string[] {
  return sentence === '' ? [] : [sentence];
}
