import { openKey, puzzleProgress } from '../../engine/learner/puzzles.ts';
import type { Decided, LineOf, OpenedPuzzle } from '../../engine/learner/line.ts';
import { momentOf } from '../../engine/learner/moment.ts';
import { solverResults } from '../../engine/learner/solver.ts';
import { placeKey, placeOfPuzzle } from '../../engine/puzzles/puzzle-place.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { fileReason } from '../../storage/files/reason.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { message } from '../../words/message.ts';
import type { Terminal } from '../terminal.ts';

/** Where the tries at a puzzle are kept. */
export interface KeptTries {
  /** Keeps a try, or that the solution was shown. */
  keep(outcome: LineOf<'puzzle'>['outcome'], how: Decided): void;
  /** Says what follows for the user. */
  conclude(): void;
}

/**
 * Keeps the tries at a puzzle in the journal that the desktop program has, too. Only a puzzle that the user hasn't tried
 * before counts.
 *
 * @param journal - that of the person who solves it.
 * @param opened - which puzzle it is; undefined if it counts for nothing, such as one of a past day.
 */
export function keptTries(
  journal: Journal,
  puzzle: Puzzle,
  opened: OpenedPuzzle | undefined,
  terminal: Terminal,
): KeptTries {
  const place = placeOfPuzzle(puzzle);
  const { kind, grade } = puzzle;
  const { tried, counted } = journal.after(puzzleProgress);
  const key = opened && openKey(opened);
  // A daily puzzle counts once for its day, whatever was tried before.
  const isNew =
    opened?.day == null
      ? !tried.has(placeKey(place))
      : !counted.some(({ line }) => line.of === key);
  const of = isNew && key !== undefined && { of: key };
  const from = of === false ? 'again' : 'open';
  const line = { what: 'puzzle', from, ...of, place, kind, rating: grade.rating } as const;
  let isOpened = false;
  return {
    keep(outcome, how) {
      try {
        // Only what was opened on its day counts for the streak of days.
        if (of !== false && !isOpened && opened?.day != null) {
          journal.add({ what: 'puzzle-opened', at: momentOf(new Date()), puzzle: opened });
        }
        isOpened = true;
        journal.add({ ...line, at: momentOf(new Date()), outcome, ...how });
      } catch (error) {
        terminal.warn(message('puzzles.not-kept', { reason: fileReason(error) }));
      }
    },
    conclude() {
      const { rating, deviation } = solverResults(journal.after(puzzleProgress)).rating;
      // A 95% confidence interval.
      const values = { rating: Math.round(rating), within: Math.round(1.96 * deviation) };
      const said =
        of === false ? message('puzzles.cli.unrated') : message('puzzles.cli.rated', values);
      terminal.print(terminal.words.say(said));
    },
  };
}
