import { computerInWords } from '../../engine/computer/computer-players.ts';
import { games } from '../../engine/games.ts';
import type { PuzzleKind } from '../../engine/puzzles/puzzle-pack.ts';
import { allPacks, packsCalled } from '../../engine/puzzles/pack-list.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { dailyStreak, solvedOn, type SolverRecord } from '../../engine/puzzles/solver-record.ts';
import { questionOf } from '../../engine/puzzles/wording.ts';
import { message } from '../../words/message.ts';
import type { PackView, PuzzleView, SolverView } from '../api/puzzles.ts';
import type { KeptPuzzles } from './puzzle-section.ts';

type OpenPuzzle = NonNullable<KeptPuzzles['open']>;

/** Tells one open puzzle from another. */
export function idOf({ pack, kind, seed, number, day }: OpenPuzzle): string {
  return [day ?? '', pack, kind ?? '', seed, number].join(' ');
}

/** A puzzle as a window shows it. */
export function puzzleView(open: OpenPuzzle, puzzle: Puzzle): PuzzleView {
  const [first] = puzzle.steps;
  if (first === undefined) throw new RangeError('A puzzle has a first step.');
  return {
    id: idOf(open),
    game: { id: puzzle.game },
    settings: puzzle.settings,
    position: first.position,
    kind: puzzle.kind,
    questions: puzzle.steps.map((step) => questionOf(puzzle, step)),
    rating: puzzle.grade.rating,
    solvedBy: computerInWords(puzzle.grade.solver),
    day: open.day,
    number: open.number + 1,
    counted: open.counted,
    over: open.done,
  };
}

/** How sure a rating is: so many deviations either way hold it 19 times out of 20. */
const sure = 1.96;

/** What a solver has to show on a day. */
export function solverView(record: SolverRecord, day: string): SolverView {
  const { rating, solved, failed, streak, bestStreak, daily } = record;
  return {
    rating: Math.round(rating.rating),
    within: Math.round(sure * rating.deviation),
    ...{ solved, failed, streak, bestStreak },
    solvedToday: solvedOn(record, day),
    dailyStreak: dailyStreak(record, day),
    daily: daily?.day === day ? (daily.solved ? 'solved' : 'failed') : null,
  };
}

/** What can be chosen: all games, then each game as a whole and by its packs. */
export function packViews(): PackView[] {
  const all: PackView = {
    name: allPacks,
    label: message('puzzles.all-games'),
    game: null,
    kinds: kindsOf(allPacks),
  };
  return [
    all,
    ...games.flatMap(({ id }) => [
      { name: id, label: { code: `${id}.name` }, game: id, kinds: kindsOf(id) },
      ...packsCalled(id).map(({ name, pack }) => ({
        name,
        label: message('puzzles.pack', {
          game: { code: `${id}.name` },
          pack: { code: `${id}.puzzles.${pack.id}` },
        }),
        game: id,
        kinds: pack.kinds,
      })),
    ]),
  ];
}

function kindsOf(called: string): PuzzleKind[] {
  return [...new Set(packsCalled(called).flatMap(({ pack }) => pack.kinds))];
}
