import type { Contest, Score } from '../../engine/capabilities/contest.ts';
import { message } from '../../words/message.ts';
import type { Terminal } from '../terminal.ts';
import type { KeepPlaying, Report } from './report.ts';

/** Plays pairs of games, and corrects the score for luck. */
export function playContest(
  contest: Contest,
  names: readonly [string, string],
  keepPlaying: KeepPlaying,
  seed: number,
  terminal: Terminal,
): Report & Omit<Score, 'score' | 'within' | 'wonWithin'> & { wonWithin: number | null } {
  const { score, within, ...rest } = contest.play(names, seed, (soFar) => {
    if (soFar.games % 100 === 0) {
      terminal.progress(message('cli.versus.progress', { games: soFar.games }));
    }
    return keepPlaying(soFar.games, soFar.within);
  });
  terminal.progressDone();
  const { games, turns, won, wonWithin } = rest;
  const figures = { score, won, games, turns, seed, note: contest.note };
  if (games < contest.fewestGames) {
    const summary = message('cli.versus.contest-short', {
      ...figures,
      fewest: contest.fewestGames,
    });
    return { score, interval: null, ...rest, wonWithin: null, summary };
  }
  const summary = message('cli.versus.contest', { ...figures, within, wonWithin });
  return { score, interval: [score - within, score + within], ...rest, summary };
}
