import { dailyResult, dailyStreak } from '../../engine/learner/daily.ts';
import { puzzleProgress, type OpenPuzzle } from '../../engine/learner/puzzles.ts';
import { solvedOn, solverResults } from '../../engine/learner/solver.ts';
import type { OpenedPuzzle } from '../../engine/learner/line.ts';
import { games } from '../../engine/games.ts';
import { themesIn } from '../../engine/puzzles/ladder.ts';
import {
  allPacks,
  packsCalled,
  standardGameOf,
  standardPacks,
} from '../../engine/puzzles/pack-list.ts';
import { placeKey } from '../../engine/puzzles/puzzle-place.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { puzzleThemes, type PuzzleTheme } from '../../engine/capabilities/puzzle-pack.ts';
import { hasTheme } from '../../engine/puzzles/theme.ts';
import { questionOf } from '../../engine/puzzles/wording.ts';
import { nameOf } from '../../words/game-words.ts';
import { message } from '../../words/message.ts';
import type { PackView, PuzzleView, SolverView } from '../api/puzzles.ts';
import type { Journal } from '../../storage/journal/journal.ts';

/** An id that distinguishes open puzzles. */
export function idOf({ pack, theme, seed, number, day, place }: OpenedPuzzle): string {
  return [day ?? '', pack, theme ?? '', seed, number, place && placeKey(place)].join(' ');
}

/** The view of a puzzle for a window. @param counts - whether its outcome counts, if it wasn't tried before. */
export function puzzleView(open: OpenPuzzle, puzzle: Puzzle, counts = true): PuzzleView {
  return {
    id: idOf(open),
    game: { id: puzzle.game },
    settings: puzzle.settings,
    kind: puzzle.kind,
    questions: puzzle.steps.map((step) => questionOf(puzzle, step)),
    rating: puzzle.grade.rating,
    solvedBy: { code: `puzzles.page.solvers.${puzzle.grade.solver}` },
    day: open.day,
    number: open.number + 1,
    counted: open.tried || !counts,
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

/** The packs to choose from: standard rules of all games, the packs of each game, and everything. */
export function packViews(): PackView[] {
  const standard: PackView = {
    name: standardPacks,
    label: message('puzzles.all-standard'),
    game: null,
    themes: themesOfPack(standardPacks),
  };
  const all = { name: allPacks, label: message('puzzles.all-rules'), game: null };
  return [
    standard,
    ...games.flatMap(({ id }) =>
      packsCalled(id).map(({ name, pack }) => ({
        name,
        label: message('puzzles.pack', {
          game: nameOf({ id }),
          pack: { code: `${id}.puzzles.${pack.id}` },
        }),
        game: id,
        themes: themesOfPack(name),
      })),
    ),
    { ...all, themes: themesOfPack(allPacks) },
  ];
}

/** The themes of the puzzles in a pack. */
export function themesOfPack(called: string): PuzzleTheme[] {
  if (standardGameOf(called) !== undefined) return themesIn(called);
  const packs = packsCalled(called);
  return puzzleThemes.filter((theme) => packs.some((pack) => hasTheme(pack, theme)));
}
