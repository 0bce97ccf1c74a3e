import type { Exact, MatchView } from '../../electron/api.ts';

/** A position's value as one says it: "You win in 7", "A draw with best play". */
export function sentenceOf(view: MatchView, { value, remoteness }: Exact): string {
  if (view.state.kind === 'over') return view.state.headline;
  if (value === 'draw') return 'A draw with best play';
  const name = view.players[view.state.seat]?.name ?? '';
  const verb = value === 'win' ? 'win' : 'lose';
  return `${name} ${name === 'You' ? verb : `${verb}s`} in ${remoteness ?? 0}`;
}
