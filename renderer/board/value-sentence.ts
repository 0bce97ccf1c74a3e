import {
  chancesIn,
  pointsWithin,
  wdlOf,
  winnersMoves,
  type AnalysisView,
  type Value,
} from '../../electron/api/analysis-view.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { message, playerAt, type Message } from '../../words/message.ts';
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
  if (probabilities) return words.say(chanceMessage(player, value));
  if (!exact) return words.text('board.analysis.drawn-unproven');
  const wdl = wdlOf(value);
  if (wdl === 'draw') return words.text('board.analysis.drawn');
  return words.text('board.analysis.decided', {
    player,
    value: wdl,
    moves: winnersMoves(value) ?? 0,
  });
}

/** A player's probability of winning, with its proven largest error, or as an estimate. */
export function chanceMessage(player: ReturnType<typeof playerAt>, value: Value): Message {
  const within = pointsWithin(value);
  if (within !== undefined) {
    return message('board.analysis.chance-within', { player, win: value.score, within });
  }
  return message(value.exact ? 'board.analysis.chance' : 'board.analysis.chance-estimate', {
    player,
    ...chancesIn(value),
  });
}
