import type { Player } from '../../engine/match/players.ts';
import { dailyPuzzle } from '../../engine/puzzles/daily.ts';
import { exerciseOfPuzzle } from '../../engine/puzzles/exercise.ts';
import { solverSeat } from '../../engine/puzzles/wording.ts';
import { nextRung, placeOf, rungOfRun } from '../../engine/puzzles/ladder.ts';
import { packsCalled, standardGameOf, standardPacks } from '../../engine/puzzles/pack-list.ts';
import type { PuzzleAsked } from '../../engine/puzzles/puzzle-maker.ts';
import { placeKey, type PuzzlePlace } from '../../engine/puzzles/puzzle-place.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { recordAfter } from '../../engine/puzzles/solver-record.ts';
import { largestSeed, mixedSeed, seededRandom, type Random } from '../../engine/random.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { message, type Message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import type { ExerciseOutcome } from '../api/practice.ts';
import type {
  BestRuns,
  puzzleRequests,
  PuzzlesView,
  PuzzleView,
  RatedPuzzleView,
  RunMode,
} from '../api/puzzles.ts';
import type { RequestOf } from '../api/requests.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import { stepOf } from '../practice/exercise-practice.ts';
import type { Practised } from '../practice/practice-handlers.ts';
import { MadePuzzles } from './made-puzzles.ts';
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

/** The solver, and the computer that punishes mistakes. */
const players: readonly Player[] = [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }];

/** The largest difference of ratings at which a puzzle suits a solver. */
const suitableDifference = 300;

/** How many puzzles are skipped at most to find a suitable one. */
const mostSkipped = 4;

/** The most puzzles in memory: the open one and candidates for the next. */
const mostInMemory = 2 + 2 * mostSkipped;

/** The puzzles, one of which may be open. Only the first try at a puzzle counts. */
export class PuzzleHost {
  readonly handlers: Handlers<keyof typeof puzzleRequests> = {
    puzzles: ({ day }) => this.#overview(day),
    openPuzzle: (request) => this.#open(request),
    triedPuzzles: () => historyView(this.#state.tried),
    endRun: ({ mode, solved }) => this.#endRun(mode, solved),
  };
  readonly #made: MadePuzzles;
  readonly #kept: PuzzleHostOptions['kept'];
  readonly #random: Random;
  readonly #report: PuzzleHostOptions['report'];
  /** If it can't be saved, it lasts until the program ends. */
  #state: KeptPuzzles;
  /** The seed of the current run. */
  #run = 0;
  /** The number of requests: the latest one determines the open puzzle, whichever is made first. */
  #openings = 0;

  constructor({ analyst, kept, random, report }: PuzzleHostOptions) {
    this.#made = new MadePuzzles(analyst, mostInMemory);
    this.#kept = kept;
    this.#random = random;
    this.#report = report;
    this.#state = kept.get();
  }

  /** The open puzzle as an exercise. @throws Refusal if another puzzle is open. */
  async practise(id: string): Promise<Practised> {
    const open = this.#openOf(id);
    const puzzle = await this.#make(open);
    const { game, settings, steps } = puzzle;
    const place = { game, settings, position: steps[0]?.position, first: solverSeat };
    return {
      setting: { ...resolvePosition(place), first: solverSeat, players },
      exercise: {
        steps: steps.map((_, index) => {
          const step = stepOf(exerciseOfPuzzle(puzzle, index));
          return {
            ...step,
            judge: (moves) => {
              this.#openOf(id);
              return step.judge(moves);
            },
          };
        }),
        erred: open.erred,
        keep: (outcome, day) => ({ puzzle: this.#rate(this.#openOf(id), puzzle, outcome, day) }),
      },
    };
  }

  async #overview(day: string): Promise<PuzzlesView> {
    const { open, chosen, best, solver } = this.#state;
    return {
      packs: packViews(),
      chosen,
      best,
      solver: solverView(solver, day),
      // A puzzle that can no longer be made is replaced by the next one.
      open:
        open === null
          ? null
          : await this.#make(open).then(
              (puzzle) => puzzleView(open, puzzle),
              () => null,
            ),
    };
  }

  #open(request: RequestOf<'openPuzzle'>): Promise<PuzzleView> {
    switch (request.which) {
      case 'daily':
        return this.#openDaily(request.day);
      case 'run': {
        const { mode, number } = request;
        if (number === 0) this.#run = this.#random.below(largestSeed);
        const rung = rungOfRun(mode, number, seededRandom(mixedSeed(this.#run, number)));
        return this.#openUnrated(placeOf(rung), { number });
      }
      case 'again': {
        const place = triedPlace(this.#state.tried, request.id);
        if (place === undefined) throw new Refusal(message('puzzles.gone'));
        return this.#openUnrated(place);
      }
      case 'next':
        return this.#openNext(request.pack, request.theme);
    }
  }

  #openDaily(day: string): Promise<PuzzleView> {
    const counted = this.#state.solver.daily?.day === day;
    const place = dailyPuzzle(day);
    const daily = { pack: standardPacks, theme: null, seed: 0, number: 0, place };
    return this.#become({ ...daily, day, counted, erred: counted, done: false });
  }

  /** Opens a puzzle that doesn't count. One of a run doesn't continue after it. */
  #openUnrated(place: PuzzlePlace, run?: { readonly number: number }): Promise<PuzzleView> {
    const { pack, theme } = this.#state.chosen;
    const apart = { pack, theme, seed: 0, number: run?.number ?? 0, place };
    const state = { day: null, counted: true, erred: false, done: run !== undefined };
    return this.#become({ ...apart, ...state });
  }

  async #openNext(pack: string, theme: OpenPuzzle['theme']): Promise<PuzzleView> {
    if (packsCalled(pack).length === 0 || (theme !== null && !themesOfPack(pack).includes(theme))) {
      throw new Refusal(message('puzzles.no-pack', { pack }));
    }
    const turn = ++this.#openings;
    const seed = this.#state.seed ?? this.#random.below(largestSeed);
    const name = `${pack} ${theme ?? ''}`;
    const number = this.#state.opened[name] ?? 0;
    const source = { pack, theme, seed, number, place: null };
    const first = { ...source, day: null, counted: false, erred: false, done: false };
    const isStandard = standardGameOf(pack) !== undefined;
    const open = isStandard ? this.#onLadder(first) : await this.#nextOf(first);
    const view = await this.#become(open, turn, ({ opened }) => ({
      seed,
      chosen: { pack, theme },
      opened: { ...opened, [name]: open.number + 1 },
    }));
    // Makes the next puzzle in advance.
    if (!isStandard) {
      this.#nextOf({ ...open, number: open.number + 1 }, true).catch(() => undefined);
    }
    return view;
  }

  /**
   * The next puzzle of a pack: among the next few, the first one whose rating suits the solver, or else
   * the nearest.
   */
  async #nextOf(first: OpenPuzzle, isAhead = false): Promise<OpenPuzzle> {
    const { rating } = this.#state.solver.rating;
    let nearest = first;
    let least = Infinity;
    for (let ahead = 0; ahead < mostSkipped; ahead++) {
      const candidate = { ...first, number: first.number + ahead };
      const { grade } = await this.#make(candidate, isAhead);
      const distance = Math.abs(grade.rating - rating);
      if (distance < least) [nearest, least] = [candidate, distance];
      if (distance <= suitableDifference) break;
    }
    return nearest;
  }

  /** The next puzzle of the ladder. @throws Refusal if there is none with the theme. */
  #onLadder(next: OpenPuzzle): OpenPuzzle {
    const { pack, theme, seed, number } = next;
    const { solver, tried, open } = this.#state;
    const wanted = { pack, theme: theme ?? undefined, rating: solver.rating.rating };
    const known = tried.map(({ place }) => placeKey(place));
    if (open?.place != null) known.push(placeKey(open.place));
    const rung = nextRung(wanted, known, seededRandom(mixedSeed(seed, number)));
    if (rung === undefined) throw new Refusal(message('puzzles.no-pack', { pack }));
    return { ...next, place: placeOf(rung) };
  }

  /**
   * Makes a puzzle the open one, unless another was requested after it.
   *
   * @param changed - other state to save with it, from the state at the time when it is made.
   */
  async #become(
    open: OpenPuzzle,
    turn = ++this.#openings,
    changed: (now: KeptPuzzles) => Partial<KeptPuzzles> = () => ({}),
  ): Promise<PuzzleView> {
    const puzzle = await this.#make(open);
    if (turn === this.#openings) this.#keep({ ...changed(this.#state), open });
    return puzzleView(open, puzzle);
  }

  /** Saves the outcome of the open puzzle; only the first one is rated. */
  #rate(open: OpenPuzzle, puzzle: Puzzle, outcome: ExerciseOutcome, day: string): RatedPuzzleView {
    const { solver, tried } = this.#state;
    const { rating } = puzzle.grade;
    const result = { solved: outcome === 'right', rating, day, daily: open.day === day };
    this.#keep({
      ...(!open.counted && { solver: recordAfter(solver, result) }),
      ...(outcome !== 'after-wrong' && { tried: withTry(tried, puzzle, result.solved, day) }),
      open: { ...open, counted: true, erred: true, done: open.done || outcome !== 'wrong' },
    });
    const [last = null] = historyView(this.#state.tried);
    return { solver: solverView(this.#state.solver, day), tried: last };
  }

  #endRun(mode: RunMode, solved: number): BestRuns {
    const { best: before } = this.#state;
    const best = { ...before, [mode]: Math.max(before[mode], solved) };
    this.#keep({ best });
    return best;
  }

  /** The open puzzle. @throws Refusal if another one is meant. */
  #openOf(id: string): OpenPuzzle {
    const { open } = this.#state;
    if (open === null || idOf(open) !== id) throw new Refusal(message('puzzles.gone'));
    return open;
  }

  /** @throws Refusal if it can't be made. */
  #make({ pack, theme, seed, number, place }: OpenPuzzle, ahead = false): Promise<Puzzle> {
    const asked: PuzzleAsked = place ?? { pack, theme: theme ?? undefined, seed, number };
    return this.#made.get(asked, ahead);
  }

  #keep(changed: Partial<KeptPuzzles>): void {
    this.#state = { ...this.#state, ...changed };
    try {
      this.#kept.set(this.#state);
    } catch (error) {
      this.#report(message('puzzles.not-kept', { reason: fileReason(error) }));
    }
  }
}
