import type { PuzzleKind } from '../capabilities/puzzle-pack.ts';
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

/** Which puzzles were opened, tried and solved. A daily puzzle counts once, whatever the clock says meanwhile. */
export function puzzleProgress(lines: readonly Line[]): PuzzleProgress {
  const open = new Map<string, OpenPuzzle>();
  const tried = new Map<string, TriedPuzzle>();
  const everSolved = new Set<string>();
  const counted: CountedPuzzle[] = [];
  let last: OpenPuzzle | undefined;
  let chosen: OpenPuzzle | undefined;

  function become(puzzle: OpenPuzzle): void {
    last = puzzle;
    open.set(sourceOf(puzzle), puzzle);
    if (puzzle.day === null) chosen = puzzle;
  }

  function decide(line: LineOf<'puzzle'>): void {
    const { outcome, place, kind, rating, at } = line;
    const key = placeKey(place);
    const solved = outcome === 'right';
    if (solved || outcome === 'after-wrong') everSolved.add(key);
    if (outcome !== 'after-wrong' || !tried.has(key)) {
      // A key that is set again would keep its place in the order.
      tried.delete(key);
      tried.set(key, { place, kind, rating, solved, day: dayIn(at) });
    }
    if (line.from !== 'open' || last === undefined) return;
    if (!last.tried) counted.push({ line, solved, daily: last.day });
    become(decided(last, outcome));
  }

  for (const line of lines) {
    if (line.what === 'puzzle') decide(line);
    if (line.what !== 'puzzle-opened') continue;
    const known = open.get(sourceOf(line.puzzle));
    const isKnown = known !== undefined && isSame(known, line.puzzle);
    become(isKnown ? known : { ...line.puzzle, tried: false, done: false });
  }
  return { last, open, chosen, tried, solved: everSolved, counted };
}

/** An opened puzzle after a try or a look at the solution. */
export function decided(puzzle: OpenPuzzle, outcome: LineOf<'puzzle'>['outcome']): OpenPuzzle {
  return { ...puzzle, tried: true, done: puzzle.done || outcome !== 'wrong' };
}

/** Whether two opened puzzles are the same one. */
function isSame(one: OpenedPuzzle, other: OpenedPuzzle): boolean {
  if (one.day !== null || other.day !== null) return one.day === other.day;
  const { pack, theme, seed, number } = one;
  return (
    pack === other.pack && theme === other.theme && seed === other.seed && number === other.number
  );
}

/** The number of solved puzzles in the best run of each mode. */
export function bestRuns(lines: readonly Line[]): Record<LineOf<'run'>['mode'], number> {
  const best = { streak: 0, storm: 0 };
  for (const line of lines) {
    if (line.what === 'run') best[line.mode] = Math.max(best[line.mode], line.solved);
  }
  return best;
}
