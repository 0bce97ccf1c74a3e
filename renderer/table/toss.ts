import type { MatchViewOf } from '../../electron/api/match-view.ts';
import { playerAt } from '../../words/message.ts';
import { wordsAt } from '../players/naming.ts';
import { isUnplayed } from './steps.ts';

/** The result of a toss. */
export interface Toss {
  readonly seat: number;
  /** `The toss: Ann begins.` */
  readonly sentence: string;
}

/** The toss, until the first move; undefined if there was none. */
export function tossOf(view: MatchViewOf): Toss | undefined {
  if (!view.tossed || !isUnplayed(view)) return undefined;
  return {
    seat: view.first,
    sentence: wordsAt(view).text('table.toss', { first: playerAt(view.first) }),
  };
}
