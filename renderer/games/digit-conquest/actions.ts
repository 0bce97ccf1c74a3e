import type { ConquestMove } from '../../../engine/digit-conquest/moves.ts';
import type { MatchViewOf, MoveView } from '../../../electron/api/match-view.ts';

/** Something that can be done with the digit in hand, or can't, and why. */
export interface Action {
  readonly kind: 'add' | 'subtract' | 'discard';
  readonly digit: number;
  /** Nothing where it isn't possible. */
  readonly move: MoveView<'digit-conquest'> | undefined;
  /** Why it isn't possible; of a discard, why nothing else is. */
  readonly reason: string | undefined;
  /** Whose score it changes, and how. */
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** What an action is called: `Add 7 to yours`. */
export function wordsOf(
  { kind, digit, seat }: Action,
  { players }: MatchViewOf<'digit-conquest'>,
): string {
  const whose = players[seat]?.name ?? '';
  switch (kind) {
    case 'add':
      return `Add ${digit} to ${whose === 'You' ? 'yours' : whose}`;
    case 'subtract':
      return `Take ${digit} from ${whose === 'You' ? 'you' : whose}`;
    case 'discard':
      return `Discard the ${digit} without effect`;
  }
}

/** What the one to move could do with the digit in hand, possible or not; none while it is yet to be drawn. */
export function actionsOf(view: MatchViewOf<'digit-conquest'>): Action[] {
  const { hand, turn, scores } = view.position;
  if (hand === null || view.state.kind !== 'person') return [];
  const moveOf = (kind: ConquestMove['kind']) => view.moves.find(({ move }) => move.kind === kind);
  const reasonOf = (kind: ConquestMove['kind']) =>
    view.refused.find(({ move }) => move.kind === kind)?.reason;
  const action = (kind: Action['kind'], seat: number): Action => {
    const move = moveOf(kind);
    const from = scores[seat] ?? 0;
    const to = move?.after.scores[seat] ?? from;
    return { kind, digit: hand, move, reason: reasonOf(kind), seat, from, to };
  };
  const [add, subtract, discard] = [
    action('add', turn),
    action('subtract', 1 - turn),
    action('discard', turn),
  ];
  if (discard.move === undefined) return [add, subtract];
  // Where nothing else can be done, it says why.
  const why = [add, subtract].flatMap(({ reason }) => reason ?? []);
  return [{ ...discard, reason: why.join(' ') }];
}
