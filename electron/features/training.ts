import type { Mistake } from '../../engine/learner/line.ts';
import { openJournal } from '../../storage/journal/journal.ts';
import type { CoreWithMatch } from './core.ts';
import { joined } from '../ipc/handlers.ts';
import { practiceHandlers } from '../practice/practice-handlers.ts';
import type { ReviewHost } from '../review/review-host.ts';
import { addLine } from '../training/add-line.ts';
import { collectMistakes, trySaving } from '../training/collect-mistakes.ts';
import { firstMovesHandlers } from '../training/first-moves.ts';
import { LessonHost } from '../training/lesson-host.ts';
import { openMistakes } from '../training/mistake-deck.ts';
import { mistakeHandlers, rateMistake } from '../training/mistake-handlers.ts';
import { mistakesIn } from '../training/mistakes.ts';
import { noteMatch } from '../training/note-match.ts';
import { predictionHandlers } from '../training/prediction-handlers.ts';
import { progressHandlers } from '../training/progress-handlers.ts';
import { PuzzleHost } from '../training/puzzle-host.ts';

/** Lessons, puzzles, the user's mistakes, and the tables on which all of it is practised. */
export function trainingFeature(
  {
    platform: { analyst, folder, restart },
    bus,
    random,
    preferences,
    library,
    host,
  }: CoreWithMatch,
  review: ReviewHost,
) {
  const report = preferences.report.bind(preferences);
  const journal = openJournal(folder, report);
  const mistakes = openMistakes(journal, library.now);
  const collect = (mistake: Mistake): void => trySaving(() => mistakes.add([mistake], true));
  const lessons = new LessonHost(journal, collect);
  const puzzles = new PuzzleHost({ analyst, random, report, journal, collect });
  bus.on('matchEnded', collectMistakes(mistakes, analyst));
  bus.on('matchEnded', () => {
    const id = library.kept.id();
    const ended = id === null ? undefined : library.folder.summary(id);
    if (ended !== undefined) noteMatch(journal, ended, preferences.config().appearance.guide);
  });
  bus.on('reviewDone', (table, answer) => {
    // An imported record doesn't say which seat is the user.
    const id = library.kept.id();
    if (id !== null && library.folder.summary(id)?.imported === true) return;
    trySaving(() => mistakes.add(mistakesIn(table, answer), false));
  });
  return {
    handlers: joined(
      lessons.handlers,
      predictionHandlers(journal),
      firstMovesHandlers(journal),
      progressHandlers(journal, restart),
      puzzles.handlers,
      practiceHandlers(
        {
          now: () => host.session.state(),
          puzzle: ({ id }) => puzzles.practise(id),
          lesson: (start) => lessons.practise(start),
          keepMistake: (id, position) => (outcome, _at, how) =>
            rateMistake(mistakes, id, { outcome, position, ...how }),
          keepRetry: (place) => (outcome, at, how) => {
            addLine(journal, { what: 'retry', at, place, outcome, ...how });
            return {};
          },
        },
        analyst,
      ),
      mistakeHandlers(mistakes, (revision) => {
        const { table, revision: now } = host.session.state();
        const answer = review.found();
        return revision !== now || answer === undefined ? undefined : mistakesIn(table, answer);
      }),
    ),
  };
}
