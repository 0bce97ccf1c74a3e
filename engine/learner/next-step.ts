import type { MistakeCard } from './mistakes.ts';
import { dayIn } from './moment.ts';
import type { GamePath, Paths, Station } from './path.ts';

/** What a learner can do next; plain JSON. */
export type NextStep =
  | Station
  | { readonly kind: 'mistakes'; readonly count: number }
  | { readonly kind: 'daily'; readonly day: string }
  /** Puzzles at the learner's level, behind the last station. */
  | { readonly kind: 'level'; readonly game: string; readonly pack: string };

/** The rest of what decides what comes next. */
export interface Today {
  /** The moment, on the learner's clock. */
  readonly at: string;
  /** The mistakes that are due. */
  readonly due: readonly Pick<MistakeCard, 'card'>[];
  /** How many mistakes were practised today. */
  readonly practised: number;
  /** The daily puzzle's game, and whether it was tried. */
  readonly daily: { readonly game: string; readonly tried: boolean };
}

/** More mistakes than these are not led to in a day. */
const mistakesADay = 5;

/**
 * What comes next: the rest of a lesson, mistakes that are due, the daily puzzle, or the next station of the path.
 *
 * @param game - on the path of this game alone; undefined for all: then it is that of the game which the learner was busy with
 *   last, until a chapter of its path is done.
 */
export function nextStep({ games, last }: Paths, today: Today, game?: string): NextStep {
  const latest = games.find((each) => each.game === (game ?? last)) ?? games[0];
  if (latest === undefined) throw new RangeError('There are no games.');
  const own = game === undefined ? gameInTurn(games, latest) : latest;
  const next = nextOf(own);
  if (next?.kind === 'lesson' && next.solved > 0) return next;
  if (game === undefined) {
    const count = mistakesNow(today);
    if (count > 0) return { kind: 'mistakes', count };
    if (isDailyNext(games, today)) return { kind: 'daily', day: dayIn(today.at) };
  }
  return next ?? { kind: 'level', game: own.game, pack: own.game };
}

function nextOf({ stations }: GamePath): Station | undefined {
  return stations.find(({ done }) => !done);
}

/**
 * The game to continue with: after a chapter, the one with the fewest. The learner stays with a game that is two chapters
 * ahead, as an own choice, and with one that is behind.
 */
function gameInTurn(games: readonly GamePath[], latest: GamePath): GamePath {
  const next = nextOf(latest);
  const others = games.filter((each) => each !== latest && nextOf(each) !== undefined);
  const [other = latest] = others.toSorted((one, two) => chaptersDone(one) - chaptersDone(two));
  if (next === undefined) return other;
  if (next.kind !== 'lesson' || next.number <= lessonsOfFirstChapter || next.solved > 0) {
    return latest;
  }
  const ahead = chaptersDone(latest) - chaptersDone(other);
  return ahead === 0 || ahead === 1 ? other : latest;
}

/** The first chapter has two lessons, each other one has one; what follows a lesson belongs to it. */
const lessonsOfFirstChapter = 2;

function chaptersDone(path: GamePath): number {
  const next = nextOf(path);
  const before =
    next === undefined ? path.stations : path.stations.slice(0, path.stations.indexOf(next));
  const lessons = before.filter(({ kind }) => kind === 'lesson').length;
  const whole = next === undefined || next.kind === 'lesson' ? lessons : lessons - 1;
  return Math.max(0, whole - lessonsOfFirstChapter + 1);
}

/** The number of mistakes to practise now. Those of today wait, since they are still known. */
function mistakesNow({ at, due, practised }: Today): number {
  const midnight = Date.parse(`${dayIn(at)}T00:00:00.000${at.slice(-6)}`);
  const old = due.filter(({ card }) => card.due < midnight).length;
  return Math.min(old, Math.max(0, mistakesADay - practised));
}

/** The daily puzzle may be hard, and comes only after the first puzzles of its game. */
function isDailyNext(games: readonly GamePath[], { daily }: Today): boolean {
  const stations = games.find(({ game }) => game === daily.game)?.stations ?? [];
  return !daily.tried && stations.find(({ kind }) => kind === 'puzzles')?.done === true;
}
