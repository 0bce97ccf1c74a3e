import type { Exercise } from '../../engine/exercise/exercise.ts';
import { dailyPuzzle } from '../../engine/puzzles/daily.ts';
import { exerciseOfPuzzle } from '../../engine/puzzles/exercise.ts';
import { packsCalled } from '../../engine/puzzles/pack-list.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { recordAfter } from '../../engine/puzzles/solver-record.ts';
import { largestSeed, type Random } from '../../engine/random.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { message, type Message } from '../../words/message.ts';
import { failureOf, type Analyst } from '../analyst/analyst.ts';
import type { puzzleRequests } from '../api/puzzles.ts';
import type { PuzzleView } from '../api/puzzles.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { KeptPuzzles } from './puzzle-section.ts';
import { idOf, packViews, puzzleView, solverView } from './puzzle-view.ts';
import type { TrainingSection } from './training-file.ts';

type OpenPuzzle = NonNullable<KeptPuzzles['open']>;

/** What puzzles need of the program. */
export interface PuzzleHostOptions {
  readonly analyst: Analyst;
  readonly kept: TrainingSection<KeptPuzzles>;
  readonly random: Random;
  /** Reports why the outcome of a puzzle can't be kept. */
  readonly report: (problem: Message) => void;
}

/** The puzzles, of which one is open. */
export interface PuzzleHost {
  readonly handlers: Handlers<keyof typeof puzzleRequests>;
  /** The exercise of a step of the puzzle that is open. @throws Refusal if another one is open by now. */
  readonly step: (id: string, step: number) => Promise<Exercise>;
}

/** A puzzle suits a solver if their ratings differ by no more. */
const aboutAsHard = 300;

/** How many puzzles are looked at to find one that is. */
const mostPassedOver = 4;

/** The most puzzles in memory: the open one, and those that may be next. */
const mostAtHand = 2 + 2 * mostPassedOver;

/** Opens puzzles, and keeps what came of them. Only the first try at a puzzle counts. */
export function hostPuzzles({ analyst, kept, random, report }: PuzzleHostOptions): PuzzleHost {
  const atHand = new Map<string, Promise<Puzzle>>();
  /** How many were asked for: one that is asked for later lies open, whichever is made first. */
  let openings = 0;
  /** If it can't be written, it lasts until the program ends. */
  let state = kept.get();

  function keep(next: KeptPuzzles): void {
    state = next;
    try {
      kept.set(next);
    } catch (error) {
      report(message('puzzles.not-kept', { reason: fileReason(error) }));
    }
  }

  /**
   * @param ahead - nobody waits for it yet.
   * @throws Refusal if it can't be made.
   */
  async function made({ pack, kind, seed, number }: OpenPuzzle, ahead = false): Promise<Puzzle> {
    const name = JSON.stringify([pack, kind, seed, number]);
    const asked = { pack, kind: kind ?? undefined, seed, number };
    const puzzle = atHand.get(name) ?? analyst.ask({ wanted: 'puzzle', asked, ahead });
    atHand.delete(name);
    atHand.set(name, puzzle);
    const [oldest] = atHand.keys();
    if (atHand.size > mostAtHand && oldest !== undefined) atHand.delete(oldest);
    try {
      return await puzzle;
    } catch (error) {
      atHand.delete(name);
      throw new Refusal(message('puzzles.failed', { reason: failureOf(error) }));
    }
  }

  /** The next one of a pack: of the next few, the first that is about as hard as the solver is strong, or the nearest. */
  async function nextOf(first: OpenPuzzle, isAhead = false): Promise<OpenPuzzle> {
    const { rating } = state.solver.rating;
    let nearest = first;
    let least = Infinity;
    for (let ahead = 0; ahead < mostPassedOver; ahead++) {
      const candidate = { ...first, number: first.number + ahead };
      const { grade } = await made(candidate, isAhead);
      const distance = Math.abs(grade.rating - rating);
      if (distance < least) [nearest, least] = [candidate, distance];
      if (distance <= aboutAsHard) break;
    }
    return nearest;
  }

  async function openNext(pack: string, kind: OpenPuzzle['kind']): Promise<PuzzleView> {
    const turn = ++openings;
    const seed = state.seed ?? random.below(largestSeed);
    const name = `${pack} ${kind ?? ''}`;
    const first = {
      ...{ pack, kind, seed, number: state.opened[name] ?? 0 },
      ...{ day: null, counted: false, done: false },
    };
    const open = await nextOf(first);
    const { number } = open;
    const view = await lay(turn, open, (now) => ({
      ...now,
      ...{ seed, chosen: { pack, kind }, opened: { ...now.opened, [name]: number + 1 } },
    }));
    // The next one is ready before somebody asks for it.
    nextOf({ ...open, number: number + 1 }, true).catch(() => undefined);
    return view;
  }

  /** The puzzle that is open, unless it is another one than meant. */
  const openOf = (id: string): OpenPuzzle | undefined =>
    state.open !== null && idOf(state.open) === id ? state.open : undefined;

  /** @param changed - what else is kept with it, of what is kept once it is made. */
  async function lay(
    turn: number,
    open: OpenPuzzle,
    changed: (now: KeptPuzzles) => KeptPuzzles = (now) => now,
  ): Promise<PuzzleView> {
    const puzzle = await made(open);
    if (turn === openings) keep({ ...changed(state), open });
    return puzzleView(open, puzzle);
  }

  const handlers: PuzzleHost['handlers'] = {
    async puzzles({ day }) {
      const { open, chosen } = state;
      return {
        packs: packViews(),
        chosen,
        solver: solverView(state.solver, day),
        // One that can't be made any more gives way to the next one.
        open:
          open === null
            ? null
            : await made(open).then(
                (puzzle) => puzzleView(open, puzzle),
                () => null,
              ),
      };
    },
    openPuzzle(request) {
      if (request.which === 'daily') {
        const { day } = request;
        const { pack, seed, number } = dailyPuzzle(day);
        const counted = state.solver.daily?.day === day;
        return lay(++openings, { pack, kind: null, seed, number, day, counted, done: false });
      }
      const { pack, kind } = request;
      const packs = packsCalled(pack);
      if (!packs.some((each) => kind === null || each.pack.kinds.includes(kind))) {
        throw new Refusal(message('puzzles.no-pack', { pack }));
      }
      return openNext(pack, kind);
    },
    async ratePuzzle({ id, outcome, day }) {
      const asked = openOf(id);
      const puzzle = asked && (await made(asked));
      const open = openOf(id);
      if (puzzle === undefined || open === undefined) return null;
      const { rating } = puzzle.grade;
      const result = { solved: outcome === 'right', rating, day, daily: open.day === day };
      keep({
        ...state,
        ...(!open.counted && { solver: recordAfter(state.solver, result) }),
        open: { ...open, counted: true, done: open.done || outcome !== 'wrong' },
      });
      return solverView(state.solver, day);
    },
  };

  return {
    handlers,
    async step(id, step) {
      const open = openOf(id);
      const puzzle = open && (await made(open));
      if (puzzle?.steps[step] === undefined) throw new Refusal(message('puzzles.gone'));
      return exerciseOfPuzzle(puzzle, step);
    },
  };
}
