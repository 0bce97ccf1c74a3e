import type { Exact, OddsView } from '../../electron/api/analysis-view.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { playerAt } from '../../words/message.ts';
import { percent } from '../design/value-words.ts';
import { wordsAt } from '../players/naming.ts';

/** A position's value as one says it: "You win in 7", "A draw with best play". */
export function sentenceOf(view: MatchView, { value, remoteness, proven }: Exact): string {
  if (view.state.kind === 'over') return view.state.headline;
  const words = wordsAt(view);
  if (proven === false) return words.text('board.analysis.drawn-unproven');
  if (value === 'draw') return words.text('board.analysis.drawn');
  const player = playerAt(view.state.seat);
  return words.text('board.analysis.decided', { player, value, plies: remoteness ?? 0 });
}

/** How likely the one to move wins, as one says it: "Your winning chance: 53.2%". */
export function oddsSentence(view: MatchView, { value, exact }: OddsView): string {
  if (view.state.kind === 'over') return view.state.headline;
  return wordsAt(view).text(exact ? 'board.analysis.chance' : 'board.analysis.chance-estimate', {
    player: playerAt(view.state.seat),
    share: percent(value),
  });
}
