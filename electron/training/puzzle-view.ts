import { dailyResult, dailyStreak } from '../../engine/learner/daily.ts';
import { puzzleProgress, type OpenPuzzle } from '../../engine/learner/puzzles.ts';
import { solvedOn, solverResults } from '../../engine/learner/solver.ts';
import type { OpenedPuzzle } from '../../engine/learner/line.ts';
import { gameOf, games } from '../../engine/games.ts';
import { ruleTaughtBy } from '../../engine/lessons/patterns.ts';
import { themesIn } from '../../engine/puzzles/ladder.ts';
import {
  allPacks,
  packsCalled,
  ladderPartOf,
  standardPacks,
} from '../../engine/puzzles/pack-list.ts';
import { placeKey } from '../../engine/puzzles/puzzle-place.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { puzzleThemes, type PuzzleTheme } from '../../engine/capabilities/puzzle-pack.ts';
import { hasTheme } from '../../engine/puzzles/theme.ts';
import { questionOf } from '../../engine/puzzles/wording.ts';
import { nameOf } from '../../words/game-words.ts';
import { message, type Message } from '../../words/message.ts';
import type { PackView, PuzzleView, SolverView } from '../api/puzzles.ts';
import type { Journal } from '../../storage/journal/journal.ts';

/** An id that distinguishes open puzzles. */
export function idOf({ pack, theme, seed, number, day, place }: OpenedPuzzle): string {
  return [day ?? '', pack, theme ?? '', seed, number, place && placeKey(place)].join(' ');
}

/**
 * The view of a puzzle for a window.
 *
 * @param apart - where it comes from if its outcome doesn't count.
 */
export function puzzleView(open: OpenPuzzle, puzzle: Puzzle, apart?: 'run' | 'again'): PuzzleView {
  return {
    id: idOf(open),
    game: { id: puzzle.game },
    settings: puzzle.settings,
    lesson: ruleTaughtBy(gameOf(puzzle.game), puzzle.settings) ?? null,
    kind: puzzle.kind,
    questions: puzzle.steps.map((step) => questionOf(puzzle, step)),
    rating: puzzle.grade.rating,
    found: puzzle.grade.found,
    day: open.day,
    number: open.number + 1,
    isAgain: apart === 'again',
    unrated: open.tried || apart !== undefined,
    erred: open.tried,
    over: open.done,
  };
}

/** The half-width of a 95% confidence interval, in deviations. */
const sure = 1.96;

/** A solver's results, as they are on a day. */
export function solverView(journal: Journal, day: string): SolverView {
  const progress = journal.after(puzzleProgress);
  const { rating, ...results } = solverResults(progress);
  const { counted } = progress;
  const daily = dailyResult(counted, day);
  return {
    ...results,
    rating: Math.round(rating.rating),
    within: Math.round(sure * rating.deviation),
    solvedToday: solvedOn(journal.lines, day),
    dailyStreak: dailyStreak(counted, day),
    daily: daily === undefined ? null : daily ? 'solved' : 'failed',
  };
}

/** The packs to choose from: the ladder of all games and of each one, and every pack of each game. */
export function packViews(): PackView[] {
  const named = (name: string, game: string | null, label: Message): PackView => ({
    name,
    label,
    game,
    themes: themesOfPack(name),
    hasLevels: ladderPartOf(name) !== undefined,
  });
  return [
    named(allPacks, null, message('puzzles.all-rules')),
    named(standardPacks, null, message('puzzles.all-standard')),
    ...games.flatMap(({ id }) => {
      const game = nameOf({ id });
      return [
        named(id, id, message('puzzles.of-game', { game })),
        ...packsCalled(id).map(({ name, pack }) => {
          const label = { code: `${id}.puzzles.${pack.id}` };
          return named(name, id, message('puzzles.pack', { game, pack: label }));
        }),
      ];
    }),
  ];
}

/** The themes of the puzzles in a pack. */
export function themesOfPack(called: string): PuzzleTheme[] {
  if (ladderPartOf(called) !== undefined) return themesIn(called);
  const packs = packsCalled(called);
  return puzzleThemes.filter((theme) => packs.some((pack) => hasTheme(pack, theme)));
}
