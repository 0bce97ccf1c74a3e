import type { Mistake } from '../../engine/learner/line.ts';
import { setUpPosition } from '../../engine/match/match.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import type { CoreWithPeople } from './core.ts';
import { joined, latest } from '../ipc/handlers.ts';
import { practiceHandlers } from '../practice/practice-handlers.ts';
import type { ReviewHost } from '../review/review-host.ts';
import { tasksFeature } from './tasks.ts';
import { refusePractice, refuseSolution } from '../tasks/locks.ts';
import type { TaskHost } from '../tasks/task-host.ts';
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

/** Lessons, puzzles and mistakes of the person at the machine, and what everybody at the table did in a match. */
export function trainingFeature(core: CoreWithPeople, review: ReviewHost) {
  const { platform, bus, library, people } = core;
  const decksOf = (players: Parameters<typeof people.at>[0]) =>
    people.at(players).map(({ journal, seats }) => ({
      deck: openMistakes(journal, library.now),
      seats,
    }));

  bus.on('matchEnded', collectMistakes(decksOf, platform.analyst));
  bus.on('matchEnded', ({ table: { match, first, guided } }) => {
    const id = library.kept.id();
    const ended = id === null ? undefined : library.folder.summary(id);
    if (ended === undefined) return;
    const how = {
      guided: guided !== undefined,
      setUp: setUpPosition(match, first) !== undefined,
    };
    for (const { journal, seats } of people.at(ended.players)) {
      noteMatch(journal, ended, seats, how);
    }
  });
  bus.on('reviewDone', (table, answer) => {
    // An imported record doesn't say which seat is the user.
    const id = library.kept.id();
    if (id !== null && library.folder.summary(id)?.imported === true) return;
    for (const { deck, seats } of decksOf(table.players)) {
      trySaving(() => deck.add(mistakesIn(table, answer, 0, seats), false));
    }
  });

  const tasks = tasksFeature(core);
  let handlers = handlersFor(people.now().journal, core, review, tasks.host);
  // What is still being judged for the person before goes to their journal.
  bus.on(
    'personChanged',
    () => (handlers = handlersFor(people.now().journal, core, review, tasks.host)),
  );
  return {
    tasks: tasks.host,
    handlers: joined(
      latest(() => handlers),
      tasks.handlers,
    ),
  };
}

/** Answers the requests of a person, and the tables on which all of it is practised. */
function handlersFor(journal: Journal, core: CoreWithPeople, review: ReviewHost, tasks: TaskHost) {
  const { platform, random, preferences, library, host, people, tournaments } = core;
  const { analyst } = platform;
  const report = preferences.report.bind(preferences);
  const mistakes = openMistakes(journal, library.now);
  const collect = (mistake: Mistake): void => trySaving(() => mistakes.add([mistake], true));
  const lessons = new LessonHost(journal, collect, analyst);
  const counts = () => tournaments.counts(host.session.state().table);
  const puzzles = new PuzzleHost({ analyst, random, report, journal, collect });
  return joined(
    lessons.handlers,
    predictionHandlers(journal),
    firstMovesHandlers(journal),
    progressHandlers(journal, mistakes, () => startAfresh(core)),
    puzzles.handlers,
    practiceHandlers(
      {
        now: () => host.session.state(),
        puzzle: ({ id }) => puzzles.practise(id),
        lesson: (start) => lessons.practise(start),
        task: (start) => tasks.practise(start, (step) => lessons.practise(step)),
        keepMistake: (id, position) => (outcome, _at, how) =>
          rateMistake(mistakes, id, { outcome, position, ...how }),
        keepRetry: (place) => (outcome, at, how) => {
          addLine(journal, { what: 'retry', at, place, outcome, ...how });
          return {};
        },
        open: (of, game) => refusePractice(tasks.running, of, game, counts()),
        solution: (of) => refuseSolution(tasks.running, of, counts()),
      },
      analyst,
    ),
    mistakeHandlers(mistakes, (revision) => {
      const { table, revision: now } = host.session.state();
      const answer = review.found();
      if (revision !== now || answer === undefined) return undefined;
      const own = people.at(table.players).find((share) => share.journal === journal);
      return mistakesIn(table, answer, 0, own?.seats);
    }),
  );
}

/** Has windows show nothing of what was there before: the program restarts, except in a kiosk, which stays in front. */
function startAfresh({ platform: { about, restart, windows }, bus, people }: CoreWithPeople): void {
  if (!about.kiosk) {
    restart();
    return;
  }
  bus.emit('personChanged');
  windows.tellBoard('person', people.view().here);
}
