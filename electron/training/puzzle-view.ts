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
import { unsureDeviation } from '../../engine/puzzles/rating.ts';
import { dailyStreak, solvedOn, type SolverRecord } from '../../engine/puzzles/solver-record.ts';
import { puzzleThemes, type PuzzleTheme } from '../../engine/capabilities/puzzle-pack.ts';
import { hasTheme } from '../../engine/puzzles/theme.ts';
import { questionOf } from '../../engine/puzzles/wording.ts';
import { nameOf } from '../../words/game-words.ts';
import { message } from '../../words/message.ts';
import type { PackView, PuzzleView, SolverView } from '../api/puzzles.ts';
import type { KeptPuzzles } from './puzzle-section.ts';

type OpenPuzzle = NonNullable<KeptPuzzles['open']>;

/** An id that distinguishes open puzzles. */
export function idOf({ pack, theme, seed, number, day, place }: OpenPuzzle): string {
  return [day ?? '', pack, theme ?? '', seed, number, place && placeKey(place)].join(' ');
}

/** The view of a puzzle for a window. */
export function puzzleView(open: OpenPuzzle, puzzle: Puzzle): PuzzleView {
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
    counted: open.counted,
    erred: open.erred,
    over: open.done,
  };
}

/** The half-width of a 95% confidence interval, in deviations. */
const sure = 1.96;

/** The view of a solver's record on a day. */
export function solverView(record: SolverRecord, day: string): SolverView {
  const { rating, solved, failed, streak, bestStreak, daily } = record;
  return {
    rating: Math.round(rating.rating),
    within: Math.round(sure * rating.deviation),
    provisional: rating.deviation > unsureDeviation,
    solved,
    failed,
    streak,
    bestStreak,
    solvedToday: solvedOn(record, day),
    dailyStreak: dailyStreak(record, day),
    daily: daily?.day === day ? (daily.solved ? 'solved' : 'failed') : null,
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
