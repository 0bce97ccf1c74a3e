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
  readonly due: readonly Pick<MistakeCard, 'game' | 'card'>[];
  /** The daily puzzle's game, and whether it was tried. */
  readonly daily: { readonly game: string; readonly tried: boolean };
}

/** Fewer mistakes wait for the next day. */
const enoughMistakes = 5;

/**
 * What comes next: the rest of a lesson, mistakes that are due, the daily puzzle, or the next station of the path.
 *
 * @param game - undefined for all: then it is that of the game which the learner was busy with last, as far as its path goes.
 */
export function nextStep({ games, last }: Paths, today: Today, game?: string): NextStep {
  const own = games.find((each) => each.game === (game ?? last)) ?? games[0];
  if (own === undefined) throw new RangeError('There are no games.');
  const next = own.stations.find(({ done }) => !done);
  if (next?.kind === 'lesson' && next.solved > 0) return next;
  const count = mistakesNow(today, game);
  if (count > 0) return { kind: 'mistakes', count };
  if (game === undefined && isDailyNext(games, today)) {
    return { kind: 'daily', day: dayIn(today.at) };
  }
  if (next !== undefined) return next;
  const other = games.flatMap(({ stations }) => stations).find(({ done }) => !done);
  if (game === undefined && other !== undefined) return other;
  return { kind: 'level', game: own.game, pack: own.game };
}

/** The number of mistakes to practise now: none if they are few and were made today, since then they are still known. */
function mistakesNow({ at, due }: Today, game: string | undefined): number {
  const now = Date.parse(at);
  const midnight = Date.parse(`${dayIn(at)}T00:00:00.000${at.slice(-6)}`);
  const times = due.flatMap((mistake) =>
    (game === undefined || mistake.game === game) && mistake.card.due <= now
      ? mistake.card.due
      : [],
  );
  const isTime = times.length >= enoughMistakes || times.some((time) => time < midnight);
  return isTime ? times.length : 0;
}

/** The daily puzzle may be hard, and comes only after the first puzzles of its game. */
function isDailyNext(games: readonly GamePath[], { daily }: Today): boolean {
  const stations = games.find(({ game }) => game === daily.game)?.stations ?? [];
  return !daily.tried && stations.find(({ kind }) => kind === 'puzzles')?.done === true;
}
