import type { Exercise } from '../../engine/exercise/exercise.ts';
import { dailyPuzzle } from '../../engine/puzzles/daily.ts';
import { exerciseOfPuzzle } from '../../engine/puzzles/exercise.ts';
import { nextRung, placeKey, placeOf, rungOfRun } from '../../engine/puzzles/ladder.ts';
import { packsCalled, standardGameOf, standardPacks } from '../../engine/puzzles/pack-list.ts';
import type { PuzzleAsked } from '../../engine/puzzles/puzzle-maker.ts';
import type { PuzzlePlace } from '../../engine/puzzles/puzzle-place.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { recordAfter } from '../../engine/puzzles/solver-record.ts';
import { largestSeed, mixedSeed, seededRandom, type Random } from '../../engine/random.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { message, type Message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { answered } from '../analyst/answered.ts';
import type { puzzleRequests } from '../api/puzzles.ts';
import type { PuzzleView } from '../api/puzzles.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { KeptPuzzles } from './puzzle-section.ts';
import { historyView, triedPlace, withTry } from './puzzle-history.ts';
import { idOf, packViews, puzzleView, solverView, themesOfPack } from './puzzle-view.ts';
import type { TrainingSection } from './training-file.ts';

type OpenPuzzle = NonNullable<KeptPuzzles['open']>;

/** The parts of the program that puzzles use. */
export interface PuzzleHostOptions {
  readonly analyst: Analyst;
  readonly kept: TrainingSection<KeptPuzzles>;
  readonly random: Random;
  /** Called with the reason if the outcome of a puzzle can't be saved. */
  readonly report: (problem: Message) => void;
}

/** The puzzles, one of which may be open. */
export interface PuzzleHost {
  readonly handlers: Handlers<keyof typeof puzzleRequests>;
  /** The exercise of a step of the open puzzle. @throws Refusal if another puzzle is open. */
  readonly step: (id: string, step: number) => Promise<Exercise>;
}

/** The largest difference of ratings at which a puzzle suits a solver. */
const suitableDifference = 300;

/** How many puzzles are skipped at most to find a suitable one. */
const mostSkipped = 4;

/** The most puzzles in memory: the open one and candidates for the next. */
const mostCached = 2 + 2 * mostSkipped;

/** Opens puzzles and saves their outcomes. Only the first try at a puzzle counts. */
export function hostPuzzles({ analyst, kept, random, report }: PuzzleHostOptions): PuzzleHost {
  const atHand = new Map<string, Promise<Puzzle>>();
  /** The seed of the current run. */
  let run = 0;
  /** The number of requests: the latest one determines the open puzzle, whichever is made first. */
  let openings = 0;
  /** If it can't be saved, it lasts until the program ends. */
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
   * @param ahead - whether it is made in advance.
   * @throws Refusal if it can't be made.
   */
  async function made(open: OpenPuzzle, ahead = false): Promise<Puzzle> {
    const asked = askedBy(open);
    const name = JSON.stringify(asked);
    const puzzle = atHand.get(name) ?? analyst.ask({ wanted: 'puzzle', asked, ahead });
    atHand.delete(name);
    atHand.set(name, puzzle);
    const [oldest] = atHand.keys();
    if (atHand.size > mostCached && oldest !== undefined) atHand.delete(oldest);
    // Making it again may succeed.
    puzzle.catch(() => atHand.delete(name));
    return answered(puzzle, 'puzzles.failed');
  }

  /**
   * The next puzzle of a pack: among the next few, the first one whose rating suits the solver, or else
   * the nearest.
   */
  async function nextOf(first: OpenPuzzle, isAhead = false): Promise<OpenPuzzle> {
    const { rating } = state.solver.rating;
    let nearest = first;
    let least = Infinity;
    for (let ahead = 0; ahead < mostSkipped; ahead++) {
      const candidate = { ...first, number: first.number + ahead };
      const { grade } = await made(candidate, isAhead);
      const distance = Math.abs(grade.rating - rating);
      if (distance < least) [nearest, least] = [candidate, distance];
      if (distance <= suitableDifference) break;
    }
    return nearest;
  }

  async function openNext(pack: string, theme: OpenPuzzle['theme']): Promise<PuzzleView> {
    const turn = ++openings;
    const seed = state.seed ?? random.below(largestSeed);
    const name = `${pack} ${theme ?? ''}`;
    const number = state.opened[name] ?? 0;
    const first = {
      pack,
      theme,
      seed,
      number,
      place: null,
      day: null,
      counted: false,
      erred: false,
      done: false,
    };
    const isStandard = standardGameOf(pack) !== undefined;
    const open = isStandard ? onLadder(first) : await nextOf(first);
    const view = await openPuzzle(turn, open, (now) => ({
      ...now,
      seed,
      chosen: { pack, theme },
      opened: { ...now.opened, [name]: open.number + 1 },
    }));
    // Makes the next puzzle in advance.
    if (!isStandard) nextOf({ ...open, number: open.number + 1 }, true).catch(() => undefined);
    return view;
  }

  /** The next puzzle of the ladder. @throws Refusal if there is none with the theme. */
  function onLadder(next: OpenPuzzle): OpenPuzzle {
    const { pack, theme, seed, number } = next;
    const wanted = { pack, theme: theme ?? undefined, rating: state.solver.rating.rating };
    const tried = state.tried.map(({ place }) => placeKey(place));
    const last = state.open?.place;
    const known = last == null ? tried : [...tried, placeKey(last)];
    const rung = nextRung(wanted, known, seededRandom(mixedSeed(seed, number)));
    if (rung === undefined) throw new Refusal(message('puzzles.no-pack', { pack }));
    return { ...next, place: placeOf(rung) };
  }

  /** Opens a puzzle that doesn't count. One of a run doesn't continue after it. */
  function openUnrated(place: PuzzlePlace, run?: { number: number }): Promise<PuzzleView> {
    const { pack, theme } = state.chosen;
    const apart = { pack, theme, seed: 0, number: run?.number ?? 0, place };
    return openPuzzle(++openings, {
      ...apart,
      day: null,
      counted: true,
      erred: false,
      done: run !== undefined,
    });
  }

  /** The open puzzle, unless another one is meant. */
  const openOf = (id: string): OpenPuzzle | undefined =>
    state.open !== null && idOf(state.open) === id ? state.open : undefined;

  /** @param changed - other state to save with it, from the state at the time when it is made. */
  async function openPuzzle(
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
      const { open, chosen, best } = state;
      return {
        packs: packViews(),
        chosen,
        best,
        solver: solverView(state.solver, day),
        // A puzzle that can no longer be made is replaced by the next one.
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
      switch (request.which) {
        case 'daily': {
          const { day } = request;
          const counted = state.solver.daily?.day === day;
          const place = dailyPuzzle(day);
          const daily = { pack: standardPacks, theme: null, seed: 0, number: 0, place };
          return openPuzzle(++openings, { ...daily, day, counted, erred: counted, done: false });
        }
        case 'run': {
          const { mode, number } = request;
          if (number === 0) run = random.below(largestSeed);
          const rung = rungOfRun(mode, number, seededRandom(mixedSeed(run, number)));
          return openUnrated(placeOf(rung), { number });
        }
        case 'again': {
          const place = triedPlace(state.tried, request.id);
          if (place === undefined) throw new Refusal(message('puzzles.gone'));
          return openUnrated(place);
        }
        case 'next':
          break;
      }
      const { pack, theme } = request;
      if (
        packsCalled(pack).length === 0 ||
        (theme !== null && !themesOfPack(pack).includes(theme))
      ) {
        throw new Refusal(message('puzzles.no-pack', { pack }));
      }
      return openNext(pack, theme);
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
        ...(outcome !== 'after-wrong' && {
          tried: withTry(state.tried, puzzle, result.solved, day),
        }),
        open: { ...open, counted: true, erred: true, done: open.done || outcome !== 'wrong' },
      });
      return solverView(state.solver, day);
    },
    triedPuzzles: () => historyView(state.tried),
    endRun({ mode, solved }) {
      const best = { ...state.best, [mode]: Math.max(state.best[mode], solved) };
      keep({ ...state, best });
      return best;
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

function askedBy({ pack, theme, seed, number, place }: OpenPuzzle): PuzzleAsked {
  return place ?? { pack, theme: theme ?? undefined, seed, number };
}
