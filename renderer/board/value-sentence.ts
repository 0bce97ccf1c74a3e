import {
  chancesIn,
  pointsWithin,
  wdlOf,
  winnersMoves,
  type AnalysisView,
  type Value,
} from '../../electron/api/analysis-view.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { playerAt } from '../../words/message.ts';
import { wordsAt } from '../players/naming.ts';

/**
 * The value of the position on the table in a sentence: `You win in 4 moves`, `A draw with best play`, or
 * in games with chance `Your winning chance is 53.2%`.
 */
export function sentenceOf(
  view: MatchView,
  { value, probabilities }: Pick<AnalysisView, 'probabilities'> & { readonly value: Value },
): string {
  const words = wordsAt(view);
  if (view.state.kind === 'over') return words.say(view.state.headline);
  const player = playerAt(view.state.seat);
  const { exact } = value;
  const within = pointsWithin(value);
  if (probabilities && within !== undefined) {
    return words.text('board.analysis.chance-within', { player, win: value.score, within });
  }
  if (probabilities) {
    return words.text(exact ? 'board.analysis.chance' : 'board.analysis.chance-estimate', {
      player,
      ...chancesIn(value),
    });
  }
  if (!exact) return words.text('board.analysis.drawn-unproven');
  const wdl = wdlOf(value);
  if (wdl === 'draw') return words.text('board.analysis.drawn');
  return words.text('board.analysis.decided', {
    player,
    value: wdl,
    moves: winnersMoves(value) ?? 0,
  });
}
