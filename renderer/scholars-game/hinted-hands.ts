import type { MatchView, ScholarsMove, Target } from '../../electron/api.ts';
import { touchedBy } from './results.ts';

/** The hands that a hint is about. */
export function hintedHands(view: MatchView, hint: string | undefined): readonly Target[] {
  const found = view.moves.find(({ notation }) => notation === hint);
  if (found === undefined || view.state.kind === 'over') return [];
  const { seat } = view.state;
  const move = found.move as ScholarsMove;
  const touched = touchedBy(move, seat);
  return move.kind === 'add' || move.kind === 'use'
    ? [{ seat, hand: move.hand }, ...touched]
    : touched;
}
