import type { MatchViewOf } from '../../electron/api/match-view.ts';
import { playerAt } from '../../words/message.ts';
import { wordsAt } from '../players/naming.ts';
import { isUnplayed } from './steps.ts';

/** Who begins, where that was decided by lot. */
export interface Toss {
  readonly seat: number;
  /** `The toss: Ann begins.` */
  readonly sentence: string;
}

/** The toss as long as it matters, which is until somebody has played; nothing where there was none. */
export function tossOf(view: MatchViewOf): Toss | undefined {
  if (!view.tossed || !isUnplayed(view)) return undefined;
  return {
    seat: view.first,
    sentence: wordsAt(view).text('table.toss', { first: playerAt(view.first) }),
  };
}
