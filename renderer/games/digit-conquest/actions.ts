import type { ConquestMove } from '../../../engine/digit-conquest/moves.ts';
import type { MatchViewOf, MoveView } from '../../../electron/api/match-view.ts';
import { playerAt } from '../../../words/message.ts';
import { wordsAt } from '../../players/naming.ts';
import { words } from '../../words.svelte.ts';

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

/** What an action is called: `Add 7 to your score`. */
export function actionInWords(
  { kind, digit, seat }: Action,
  view: MatchViewOf<'digit-conquest'>,
): string {
  return kind === 'discard'
    ? words().text('screen-digit-conquest.action.discard', { digit })
    : wordsAt(view).text(`screen-digit-conquest.action.${kind}`, { digit, owner: playerAt(seat) });
}

/** What the one to move could do with the digit in hand, possible or not; none while it is yet to be drawn. */
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
  // Where nothing else can be done, it says why.
  const why = [add, subtract].flatMap(({ reason }) => reason ?? []);
  return [{ ...discard, reason: why.join(' ') }];
}

/** Why something can't be done with the digit in hand, in a sentence. */
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
