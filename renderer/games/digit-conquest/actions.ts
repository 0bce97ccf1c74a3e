import type { ConquestMove } from '../../../engine/digit-conquest/position.ts';
import type { MatchViewOf, MoveView } from '../../../electron/api/match-view.ts';
import { playerAt } from '../../../words/message.ts';
import { wordsAt } from '../../players/naming.ts';
import { words } from '../../words.svelte.ts';

/** A possible or impossible use of the drawn digit. */
export interface Action {
  readonly kind: 'add' | 'subtract' | 'discard';
  readonly digit: number;
  /** Undefined if it is impossible. */
  readonly move: MoveView<'digit-conquest'> | undefined;
  /** The reason why it is impossible; for a discard, why nothing else is possible. */
  readonly reason: string | undefined;
  /** The seat whose score changes. */
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** The name of an action: `Add 7 to your score`. */
export function actionInWords(
  { kind, digit, seat }: Action,
  view: MatchViewOf<'digit-conquest'>,
): string {
  return kind === 'discard'
    ? words().text('screen-digit-conquest.action.discard', { digit })
    : wordsAt(view).text(`screen-digit-conquest.action.${kind}`, { digit, owner: playerAt(seat) });
}

/** All uses of the drawn digit, possible or not; empty before the draw. */
export function actionsOf(view: MatchViewOf<'digit-conquest'>): Action[] {
  const { hand, turn, scores } = view.position;
  if (hand === null || view.state.kind !== 'person') return [];
  const moveOf = (kind: ConquestMove['kind']) => view.moves.find(({ move }) => move.kind === kind);
  const action = (kind: Action['kind'], seat: number): Action => {
    const move = moveOf(kind);
    const from = scores[seat] ?? 0;
    const to = move?.after.scores[seat] ?? from;
    return { kind, digit: hand, move, reason: reasonAgainst(view, kind), seat, from, to };
  };
  const [add, subtract, discard] = [
    action('add', turn),
    action('subtract', 1 - turn),
    action('discard', turn),
  ];
  if (discard.move === undefined) return [add, subtract];
  // If nothing else is possible, the discard says why.
  const why = [add, subtract].flatMap(({ reason }) => reason ?? []);
  return [{ ...discard, reason: why.join(' ') }];
}

/** The reason why an action is impossible with the drawn digit, in a sentence. */
export function whyNot(view: MatchViewOf<'digit-conquest'>, kind: Action['kind']): string {
  return reasonAgainst(view, kind) ?? words().text('digit-conquest.reason.discard-only');
}

function reasonAgainst(
  view: MatchViewOf<'digit-conquest'>,
  kind: Action['kind'],
): string | undefined {
  const refused = view.refused.find(({ move }) => move.kind === kind);
  return refused && wordsAt(view).say(refused.reason);
}
