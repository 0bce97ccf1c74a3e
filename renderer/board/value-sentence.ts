import type { Exact, OddsView } from '../../electron/api/analysis-view.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { percent } from '../design/value-words.ts';

/** A position's value as one says it: "You win in 7", "A draw with best play". */
export function sentenceOf(view: MatchView, { value, remoteness, proven }: Exact): string {
  if (view.state.kind === 'over') return view.state.headline;
  if (proven === false) return 'A draw, as far as can be seen';
  if (value === 'draw') return 'A draw with best play';
  const name = view.players[view.state.seat]?.name ?? '';
  const verb = value === 'win' ? 'win' : 'lose';
  return `${name} ${name === 'You' ? verb : `${verb}s`} in ${remoteness ?? 0}`;
}

/** How likely the one to move wins, as one says it: "Your winning chance: 53.2%". */
export function oddsSentence(view: MatchView, { value, exact }: OddsView): string {
  if (view.state.kind === 'over') return view.state.headline;
  const odds = exact ? percent(value) : `about ${percent(value)}`;
  return `${winningChanceOf(view, view.state.seat)}: ${odds}`;
}

/** "Your winning chance", "Computer’s winning chance". */
export function winningChanceOf({ players }: MatchView, seat: number): string {
  const name = players[seat]?.name ?? '';
  return `${name === 'You' ? 'Your' : `${name}’s`} winning chance`;
}
