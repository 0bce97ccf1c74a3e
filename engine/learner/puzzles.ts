import type { PuzzleKind, RunMode } from '../capabilities/puzzle-pack.ts';
import { placeKey, type PuzzlePlace } from '../puzzles/puzzle-place.ts';
import type { Line, LineOf, OpenedPuzzle } from './line.ts';
import { dayIn } from './moment.ts';

/** An opened puzzle, and how far it is. */
export interface OpenPuzzle extends OpenedPuzzle {
  /** Whether it no longer counts, since it was tried. */
  readonly tried: boolean;
  /** Whether it was solved or shown. */
  readonly done: boolean;
}

/** A tried puzzle, with the result of its last try. */
export interface TriedPuzzle {
  readonly place: PuzzlePlace;
  readonly kind: PuzzleKind;
  readonly rating: number;
  /** Whether the last time began with the right move. */
  readonly solved: boolean;
  /** Whether it was ever missed: a wrong try, or a look at the solution. */
  readonly missed: boolean;
  /** The day of the last time. */
  readonly day: string;
}

/** The puzzle of a line that counts: the first try at an open puzzle. */
export interface CountedPuzzle {
  readonly line: LineOf<'puzzle'>;
  readonly solved: boolean;
  /** The day whose daily puzzle it is; null for a puzzle of a pack. */
  readonly daily: string | null;
}

/** What follows from the lines about puzzles. */
export interface PuzzleProgress {
  /** The last opened puzzle; undefined before the first. */
  readonly last: OpenPuzzle | undefined;
  /** The last opened puzzle of each source, by {@link sourceOf}. */
  readonly open: ReadonlyMap<string, OpenPuzzle>;
  /** The last opened puzzle of a pack; undefined before the first. */
  readonly chosen: OpenPuzzle | undefined;
  /** The tried puzzles by their keys, the one tried longest ago first. */
  readonly tried: ReadonlyMap<string, TriedPuzzle>;
  /** The keys of the puzzles that were solved, at once or after all. */
  readonly solved: ReadonlySet<string>;
  /** The first tries at open puzzles. */
  readonly counted: readonly CountedPuzzle[];
}

/** The source of an opened puzzle, each of which has one that is open: a pack with a theme, or a day. */
export function sourceOf({
  pack,
  theme,
  day,
}: Pick<OpenedPuzzle, 'pack' | 'theme' | 'day'>): string {
  return day ?? `${pack} ${theme ?? ''}`;
}

/** A text that is equal for the same opened puzzle: the day of a daily one, or its number in a pack. */
export function openKey({ pack, theme, seed, number, day }: OpenedPuzzle): string {
  return day ?? [pack, theme ?? '', seed, number].join(' ');
}

/** Which puzzles were opened, tried and solved. A daily puzzle counts once, whatever the clock says meanwhile. */
export function puzzleProgress(lines: readonly Line[]): PuzzleProgress {
  const opened = new Map<string, OpenedPuzzle>();
  /** The opened puzzles that were tried, by {@link openKey}, and whether each was solved or shown. */
  const ended = new Map<string, boolean>();
  const tried = new Map<string, TriedPuzzle>();
  const everSolved = new Set<string>();
  const counted: CountedPuzzle[] = [];
  /** The days whose puzzle was opened on the day itself. */
  const onTime = new Set<string>();
  let last: OpenedPuzzle | undefined;
  let chosen: OpenedPuzzle | undefined;

  function decide({ outcome, place, kind, rating, at }: LineOf<'puzzle'>): void {
    const key = placeKey(place);
    const solved = outcome === 'right';
    const missed = !solved || tried.get(key)?.missed === true;
    if (solved || outcome === 'after-wrong') everSolved.add(key);
    if (outcome === 'after-wrong' && tried.has(key)) return;
    // A key that is set again would keep its place in the order.
    tried.delete(key);
    tried.set(key, { place, kind, rating, solved, missed, day: dayIn(at) });
  }

  for (const line of lines) {
    if (line.what === 'puzzle-opened' && line.puzzle.day === dayIn(line.at))
      onTime.add(line.puzzle.day);
  }
  for (const line of lines) {
    if (line.what === 'puzzle-opened') {
      const { puzzle } = line;
      last = puzzle;
      if (puzzle.day === null) chosen = puzzle;
      opened.set(sourceOf(puzzle), puzzle);
    } else if (line.what === 'puzzle') {
      decide(line);
      const { of, outcome } = line;
      if (of === undefined) continue;
      const solved = outcome === 'right';
      if (!ended.has(of)) counted.push({ line, solved, daily: onTime.has(of) ? of : null });
      ended.set(of, ended.get(of) === true || outcome !== 'wrong');
    }
  }
  return {
    last: last && asOpen(last, ended),
    open: new Map([...opened].map(([source, puzzle]) => [source, asOpen(puzzle, ended)])),
    chosen: chosen && asOpen(chosen, ended),
    tried,
    solved: everSolved,
    counted,
  };
}

/** An opened puzzle with how far it is. */
function asOpen(puzzle: OpenedPuzzle, ended: ReadonlyMap<string, boolean>): OpenPuzzle {
  const end = ended.get(openKey(puzzle));
  return { ...puzzle, tried: end !== undefined, done: end === true };
}

/** A puzzle that doesn't count after a try or a look at the solution. */
export function decided(puzzle: OpenPuzzle, outcome: LineOf<'puzzle'>['outcome']): OpenPuzzle {
  return { ...puzzle, tried: true, done: puzzle.done || outcome !== 'wrong' };
}

/** The number of solved puzzles in the best run of each mode through the puzzles of a game; plain JSON. */
export interface BestRuns extends Readonly<Record<RunMode, number>> {
  /** Null for the puzzles of all games. */
  readonly game: string | null;
}

/** The best runs of each game that has any. A run that doesn't say its game counts among those of all games. */
export function bestRuns(lines: readonly Line[]): readonly BestRuns[] {
  const best = new Map<string | null, BestRuns>();
  for (const line of lines) {
    if (line.what !== 'run') continue;
    const { game = null, mode, solved } = line;
    const before = best.get(game) ?? { game, streak: 0, storm: 0 };
    best.set(game, { ...before, [mode]: Math.max(before[mode], solved) });
  }
  return [...best.values()];
}
