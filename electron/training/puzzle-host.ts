import type { Player } from '../../engine/match/players.ts';
import { games } from '../../engine/games.ts';
import { dailyPuzzle } from '../../engine/puzzles/daily.ts';
import { judge, positionAfter, type Exercise } from '../../engine/exercise/exercise.ts';
import { exerciseOfPuzzle } from '../../engine/puzzles/exercise.ts';
import { askedSeat } from '../../engine/puzzles/wording.ts';
import { nextRung, placeOf, rungOfRun } from '../../engine/puzzles/ladder.ts';
import {
  allPacks,
  gameOfPacks,
  ladderPartOf,
  packsCalled,
} from '../../engine/puzzles/pack-list.ts';
import {
  bestRuns,
  type BestRuns,
  decided,
  openKey,
  puzzleProgress,
  sourceOf,
  type OpenPuzzle,
} from '../../engine/learner/puzzles.ts';
import type { Decided, Line, Mistake, OpenedPuzzle } from '../../engine/learner/line.ts';
import { solverResults } from '../../engine/learner/solver.ts';
import { lessonPlacesOn } from '../../engine/learner/lesson-places.ts';
import { dayIn } from '../../engine/learner/moment.ts';
import type { PuzzleAsked } from '../../engine/puzzles/puzzle-maker.ts';
import { placeKey, placeOfPuzzle, type PuzzlePlace } from '../../engine/puzzles/puzzle-place.ts';
import { answerOf, type Puzzle } from '../../engine/puzzles/puzzle.ts';
import { largestSeed, mixedSeed, seededRandom, type Random } from '../../engine/random.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { message, type Message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import type { ExerciseOutcome } from '../api/practice.ts';
import type { puzzleRequests, PuzzlesView, PuzzleView, RatedPuzzleView } from '../api/puzzles.ts';
import type { RequestOf } from '../api/requests.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { Practised } from '../practice/practice-handlers.ts';
import { mistakeTried } from './mistakes.ts';
import { MadePuzzles } from './made-puzzles.ts';
import { historyView } from './puzzle-history.ts';
import { idOf, packViews, puzzleView, solverView, themesOfPack } from './puzzle-view.ts';

/** The parts of the program that puzzles use. */
export interface PuzzleHostOptions {
  readonly analyst: Analyst;
  readonly journal: Journal;
  readonly random: Random;
  /** Called with each mistake at a puzzle that isn't one of a run. */
  readonly collect: (mistake: Mistake) => void;
  /** Called with the reason if the outcome of a puzzle can't be saved. */
  readonly report: (problem: Message) => void;
}

type NextAsked = Extract<RequestOf<'openPuzzle'>, { which: 'next' }>;

/** A puzzle that doesn't count: one of a run, or one from the history. */
interface Apart {
  readonly from: 'run' | 'again';
  readonly puzzle: OpenPuzzle;
}

/** The solver, and the computer that punishes mistakes. */
const players: readonly Player[] = [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }];

/** The largest difference of ratings at which a puzzle suits a solver. */
const suitableDifference = 300;

/** How many puzzles are skipped at most to find a suitable one. */
const mostSkipped = 4;

/** The most puzzles in memory: the open one and candidates for the next. */
const mostInMemory = 2 + 2 * mostSkipped;

/** The part of the ladder for runs in a pack: the game of one that has other rules. */
function ladderOf(pack: string): string {
  return ladderPartOf(pack) === undefined ? (gameOfPacks(pack) ?? allPacks) : pack;
}

/** The puzzles, one of which may be open. Only the first try at a puzzle counts. */
export class PuzzleHost {
  readonly handlers: Handlers<Exclude<keyof typeof puzzleRequests, 'puzzleSheet'>> = {
    puzzles: ({ at }) => this.#overview(dayIn(at)),
    openPuzzle: (request) => this.#openAsked(request),
    triedPuzzles: () => historyView(this.#progress.tried),
    endRun: ({ pack, mode, solved, at }) =>
      this.#endRun({ what: 'run', at, mode, solved, game: gameOfPacks(pack) }),
  };
  readonly #made: MadePuzzles;
  readonly #journal: Journal;
  readonly #random: Random;
  readonly #report: PuzzleHostOptions['report'];
  readonly #collect: PuzzleHostOptions['collect'];
  /** The puzzle that doesn't count, until another one opens. */
  #apart: Apart | undefined;
  /** The seed of the current run. */
  #run = 0;
  /** The number of requests: the latest one determines the open puzzle, whichever is made first. */
  #openings = 0;

  constructor({ analyst, journal, random, report, collect }: PuzzleHostOptions) {
    this.#made = new MadePuzzles(analyst, mostInMemory);
    this.#journal = journal;
    this.#random = random;
    this.#report = report;
    this.#collect = collect;
  }

  /** The open puzzle as an exercise. @throws Refusal if another puzzle is open. */
  async practise(id: string): Promise<Practised> {
    const open = this.#openOf(id);
    const puzzle = await this.#make(open);
    const { game, settings, steps } = puzzle;
    const first = askedSeat(puzzle);
    const place = { game, settings, position: steps[0]?.position, first };
    return {
      setting: { ...resolvePosition(place), first, open: first, players },
      exercise: {
        steps: steps.map((_, index) => {
          const exercise = exerciseOfPuzzle(puzzle, index);
          return {
            solution: exercise.solution,
            judge: (moves) => {
              this.#openOf(id);
              const verdict = judge(exercise, moves);
              if (verdict.kind === 'wrong') this.#wrong(puzzle, exercise, index, moves);
              return verdict;
            },
          };
        }),
        erred: open.tried,
        keep: (outcome, at, how) => {
          this.#openOf(id);
          return { puzzle: this.#rate(puzzle, outcome, at, how) };
        },
      },
    };
  }

  async #overview(day: string): Promise<PuzzlesView> {
    const { pack, theme } = this.#chosen;
    const open = this.#open;
    return {
      packs: packViews(),
      chosen: { pack, theme },
      best: this.#journal.after(bestRuns),
      solver: solverView(this.#journal, day),
      // A puzzle that can no longer be made is replaced by the next one.
      open:
        open === undefined
          ? null
          : await this.#make(open).then(
              (puzzle) => puzzleView(open, puzzle, this.#apart?.from),
              () => null,
            ),
    };
  }

  #openAsked(request: RequestOf<'openPuzzle'>): Promise<PuzzleView> {
    switch (request.which) {
      case 'daily':
        return this.#openDaily(request.at, request.day ?? dayIn(request.at));
      case 'run': {
        const { mode, number } = request;
        if (number === 0) this.#run = this.#random.below(largestSeed);
        const climb = { pack: ladderOf(request.pack), mode, number };
        const rung = rungOfRun(climb, seededRandom(mixedSeed(this.#run, number)));
        return this.#openApart('run', placeOf(rung), number);
      }
      case 'again': {
        const tried = this.#progress.tried.get(request.id);
        if (tried === undefined) throw new Refusal(message('puzzles.gone'));
        return this.#openApart('again', tried.place);
      }
      case 'next':
        return this.#openNext(request);
    }
  }

  /** @throws Refusal if the day is still to come. */
  async #openDaily(at: string, day: string): Promise<PuzzleView> {
    if (day > dayIn(at)) throw new Refusal(message('puzzles.not-yet', { day }));
    const daily = { pack: allPacks, theme: null, seed: 0, number: 0 };
    return this.#become({ ...daily, place: dailyPuzzle(day), day }, at);
  }

  /** Opens a puzzle that doesn't count. One of a run doesn't continue after it. */
  async #openApart(from: Apart['from'], place: PuzzlePlace, number = 0): Promise<PuzzleView> {
    const turn = ++this.#openings;
    const { pack, theme } = this.#chosen;
    const opened = { pack, theme, seed: 0, number, place, day: null };
    const puzzle = await this.#make(opened);
    const apart = { ...opened, tried: false, done: from === 'run' };
    if (turn === this.#openings) this.#apart = { from, puzzle: apart };
    return puzzleView(apart, puzzle, from);
  }

  /** Opens the puzzle of a pack that is still to be solved, or else the next one. */
  async #openNext({ pack, theme, at }: NextAsked): Promise<PuzzleView> {
    if (packsCalled(pack).length === 0 || (theme !== null && !themesOfPack(pack).includes(theme))) {
      throw new Refusal(message('puzzles.no-pack', { pack }));
    }
    const turn = ++this.#openings;
    const { open, chosen } = this.#progress;
    const known = open.get(sourceOf({ pack, theme, day: null }));
    if (known !== undefined && !known.tried && (await this.#canBeMade(known))) {
      return this.#become(known, at, turn);
    }
    const seed = chosen?.seed ?? this.#random.below(largestSeed);
    const number = known === undefined ? 0 : known.number + 1;
    const first = { pack, theme, seed, number, place: null, day: null };
    const isOnLadder = ladderPartOf(pack) !== undefined;
    const next = isOnLadder ? this.#onLadder(first, dayIn(at)) : await this.#nextOf(first);
    const view = await this.#become(next, at, turn);
    // Makes the next puzzle in advance.
    if (!isOnLadder) {
      this.#nextOf({ ...next, number: next.number + 1 }, true).catch(() => undefined);
    }
    return view;
  }

  /**
   * The next puzzle of a pack: among the next few, the first one whose rating suits the solver, or else
   * the nearest.
   */
  async #nextOf(first: OpenedPuzzle, isAhead = false): Promise<OpenedPuzzle> {
    const { rating } = this.#rating;
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
  #onLadder(next: OpenedPuzzle, day: string): OpenedPuzzle {
    const { pack, theme, seed, number } = next;
    const { tried, open } = this.#progress;
    const wanted = { pack, theme: theme ?? undefined, rating: this.#rating.rating };
    const places = [...open.values()].flatMap(({ place, tried }) => (tried ? [] : (place ?? [])));
    const known = [...places, ...lessonPlacesOn(this.#journal.lines, day)];
    const before = { tried, open: new Set(known.map(placeKey)), day };
    const rung = nextRung(wanted, before, seededRandom(mixedSeed(seed, number)));
    if (rung === undefined) throw new Refusal(message('puzzles.no-pack', { pack }));
    return { ...next, place: placeOf(rung) };
  }

  /** Makes a puzzle the open one, unless another was requested after it. */
  async #become(
    { pack, theme, seed, number, place, day }: OpenedPuzzle,
    at: string,
    turn = ++this.#openings,
  ): Promise<PuzzleView> {
    const opened = { pack, theme, seed, number, place, day };
    const puzzle = await this.#make(opened);
    const fresh = { ...opened, tried: false, done: false };
    // The page has gone on meanwhile, and shows no late answer.
    if (turn !== this.#openings) return puzzleView(fresh, puzzle);
    this.#apart = undefined;
    const isOpen = this.#progress.last !== undefined && idOf(this.#progress.last) === idOf(opened);
    if (!isOpen) this.#add({ what: 'puzzle-opened', at, puzzle: opened });
    return puzzleView(this.#progress.last ?? fresh, puzzle);
  }

  /** Saves the outcome of the open puzzle. */
  #rate(
    puzzle: Puzzle,
    outcome: ExerciseOutcome,
    at: string,
    how: Decided | undefined,
  ): RatedPuzzleView {
    const { kind, grade } = puzzle;
    const from = this.#apart?.from ?? 'open';
    const open = this.#open;
    const of = from === 'open' && open !== undefined && { of: openKey(open) };
    const tried = { place: placeOfPuzzle(puzzle), kind, rating: grade.rating, outcome, ...how };
    this.#add({ what: 'puzzle', at, from, ...of, ...tried });
    if (this.#apart !== undefined) {
      const { puzzle: apart } = this.#apart;
      this.#apart = { from: this.#apart.from, puzzle: decided(apart, outcome) };
    }
    const [last = null] = historyView(this.#progress.tried);
    return { solver: solverView(this.#journal, dayIn(at)), tried: last };
  }

  /** Collects a wrong try at a step as a mistake. */
  #wrong(puzzle: Puzzle, { rules, position }: Exercise, index: number, played: readonly string[]) {
    const step = puzzle.steps[index];
    // What the opponent threatens is no move of the solver.
    const isOther = puzzle.kind === 'threat' || this.#apart?.from === 'run';
    if (step === undefined || isOther) return;
    const keyAfter = (moves: readonly string[]) => rules.key(positionAfter(rules, position, moves));
    const to = keyAfter(played);
    const way = step.ways.find(({ moves }) => keyAfter(moves) === to);
    if (way === undefined) return;
    const values = { best: answerOf(step).value, worth: way.value };
    const { settings } = puzzle;
    const ply = { game: puzzle.game, settings, rules, position, played: [...played] };
    mistakeTried({ ...ply, ...values, from: 'puzzle' }).forEach(this.#collect);
  }

  #endRun(run: Line): readonly BestRuns[] {
    this.#add(run);
    return this.#journal.after(bestRuns);
  }

  /** The open puzzle. @throws Refusal if another one is meant. */
  #openOf(id: string): OpenPuzzle {
    const open = this.#open;
    if (open === undefined || idOf(open) !== id) throw new Refusal(message('puzzles.gone'));
    return open;
  }

  /** @throws Refusal if it can't be made. */
  #make({ pack, theme, seed, number, place }: OpenedPuzzle, ahead = false): Promise<Puzzle> {
    const asked: PuzzleAsked = place ?? { pack, theme: theme ?? undefined, seed, number };
    return this.#made.get(asked, ahead);
  }

  async #canBeMade(opened: OpenedPuzzle): Promise<boolean> {
    try {
      await this.#make(opened);
      return true;
    } catch {
      return false;
    }
  }

  get #progress() {
    return this.#journal.after(puzzleProgress);
  }

  get #rating() {
    return solverResults(this.#progress).rating;
  }

  get #open(): OpenPuzzle | undefined {
    return this.#apart?.puzzle ?? this.#progress.last;
  }

  get #chosen(): Pick<OpenedPuzzle, 'pack' | 'theme'> {
    return this.#progress.chosen ?? { pack: games[0]?.id ?? allPacks, theme: null };
  }

  /** Adds a line; if it can't be saved, it counts until the program ends. */
  #add(line: Line): void {
    try {
      this.#journal.add(line);
    } catch (error) {
      this.#report(message('puzzles.not-kept', { reason: fileReason(error) }));
    }
  }
}
