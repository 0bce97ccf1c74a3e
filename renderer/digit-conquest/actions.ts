import type { ConquestMove, ConquestPosition, MatchView, MoveView } from '../../electron/api.ts';

/** Something that can be done with the digit in hand, or can't, and why. */
export interface Action {
  readonly kind: 'add' | 'subtract' | 'discard';
  readonly digit: number;
  /** Nothing where it isn't possible. */
  readonly move: MoveView | undefined;
  readonly reason: string | undefined;
  /** Whose score it changes, and how. */
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** What the one to move could do with the digit in hand; none while it is yet to be drawn. */
export function actionsOf(view: MatchView): Action[] {
  const { hand, turn, scores } = view.position as ConquestPosition;
  if (hand === null || view.state.kind !== 'person') return [];
  const moveOf = (kind: ConquestMove['kind']) =>
    view.moves.find(({ move }) => (move as ConquestMove).kind === kind);
  const reasonOf = (kind: ConquestMove['kind']) =>
    view.refused.find(({ move }) => (move as ConquestMove).kind === kind)?.reason;
  const action = (kind: Action['kind'], seat: number): Action => {
    const move = moveOf(kind);
    const from = scores[seat] ?? 0;
    const to = (move?.after as ConquestPosition | undefined)?.scores[seat] ?? from;
    return { kind, digit: hand, move, reason: reasonOf(kind), seat, from, to };
  };
  const discard = action('discard', turn);
  return [
    action('add', turn),
    action('subtract', 1 - turn),
    ...(discard.move === undefined ? [] : [discard]),
  ];
}
