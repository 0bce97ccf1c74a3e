import type { ChopsticksMove, MatchView } from '../../electron/api.ts';

/** The hands that a hint is about, as `seat-hand`. */
export function hintedHands(view: MatchView, hint: string | undefined): string[] {
  const found = view.moves.find(({ notation }) => notation === hint);
  if (found === undefined || view.state.kind === 'over') return [];
  const { seat } = view.state;
  const move = found.move as ChopsticksMove;
  switch (move.kind) {
    case 'attack':
      return [`${seat}-${move.hand}`, `${move.seat}-${move.target}`];
    case 'split':
      return [`${seat}-0`, `${seat}-1`];
    case 'pass':
      return [];
  }
}
