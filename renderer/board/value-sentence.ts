import type { Exact, MatchView } from '../../electron/api.ts';

/** A position's value as one says it: "You win in 7", "A draw with best play". */
export function sentenceOf(view: MatchView, { value, remoteness, proven }: Exact): string {
  if (view.state.kind === 'over') return view.state.headline;
  if (proven === false) return 'A draw, as far as can be seen';
  if (value === 'draw') return 'A draw with best play';
  const name = view.players[view.state.seat]?.name ?? '';
  const verb = value === 'win' ? 'win' : 'lose';
  return `${name} ${name === 'You' ? verb : `${verb}s`} in ${remoteness ?? 0}`;
}

/** Who is likely to win, as one says it: "You win with 53.2%". */
export function oddsSentence(view: MatchView, value: number): string {
  if (view.state.kind === 'over') return view.state.headline;
  const name = view.players[view.state.seat]?.name ?? '';
  return `${name} ${name === 'You' ? 'win' : 'wins'} with ${percent(value)}`;
}

/** A probability in per cent: `53.2%`. */
export function percent(value: number): string {
  return `${(100 * value).toFixed(1)}%`;
}
