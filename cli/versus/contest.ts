import type { Contest, Score } from '../../engine/contest.ts';
import { inFull } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { percent, type GoesOn, type Report } from './report.ts';

/** Plays pairs of games, and takes luck off the score. */
export function playContest(
  contest: Contest,
  names: readonly [string, string],
  goesOn: GoesOn,
  seed: number,
  terminal: Terminal,
): Report & Omit<Score, 'score' | 'within' | 'wonWithin'> & { wonWithin: number | null } {
  const { score, within, ...rest } = contest.play(names, seed, (soFar) => {
    if (soFar.games % 100 === 0) terminal.progress(`${inFull(soFar.games)} games …`);
    return goesOn(soFar.games, soFar.within);
  });
  terminal.progressDone();
  const { games, turns, won, wonWithin } = rest;
  const length = `${inFull(games)} games of ${turns.toFixed(0)} turns on average (seed ${seed})`;
  if (games < contest.fewestGames) {
    const sentence =
      `score ${percent(score, 2)} with luck taken off, ${percent(won)} with it, in ${length}, ` +
      `which are too few games for an interval: ${contest.fewestGames} give one. ${contest.note}`;
    return { score, interval: null, ...rest, wonWithin: null, sentence };
  }
  const sentence =
    `score ${percent(score, 2)} ± ${percent(within, 2)} with luck taken off, ` +
    `${percent(won)} ± ${percent(wonWithin)} with it, in ${length}. ${contest.note}`;
  return { score, interval: [score - within, score + within], ...rest, sentence };
}
