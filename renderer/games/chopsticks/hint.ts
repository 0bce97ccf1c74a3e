import type { ChopsticksMove } from '../../../engine/chopsticks/moves.ts';
import type { ChopsticksPosition } from '../../../engine/chopsticks/position.ts';
import type { Hand } from '../../hands/which-hand.ts';
import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { fingersText } from '../../hands/fingers.ts';
import type { HandHint } from '../../table/hand-hint.ts';

const sides: Readonly<Record<Hand, string>> = { 0: 'left', 1: 'right' };

/** What a hint at a move says, and from which hand to which one it points. */
export function hintOf(
  view: MatchViewOf<'chopsticks'>,
  hint: string | undefined,
): HandHint | undefined {
  const found = view.moves.find(({ notation }) => notation === hint);
  if (found === undefined || view.state.kind === 'over') return undefined;
  const { seat } = view.state;
  const move = found.move;
  switch (move.kind) {
    case 'attack':
      return {
        words: `Strike ${whose(view, move.seat)} ${sides[move.target]} hand with your ${sides[move.hand]}: ${sum(view, found.after, move)}`,
        arrows: [{ from: { seat, hand: move.hand }, to: { seat: move.seat, hand: move.target } }],
      };
    case 'split': {
      const [left, right] = move.to.map(fingersText);
      return {
        words: `Split your hands into ${left ?? ''} left and ${right ?? ''} right`,
        arrows: [{ from: { seat, hand: 0 }, to: { seat, hand: 1 }, mutual: true }],
      };
    }
    case 'pass':
      return { words: 'Pass', arrows: [] };
  }
}

function whose(view: MatchViewOf<'chopsticks'>, seat: number): string {
  return view.players.length === 2 ? 'their' : `${view.players[seat]?.name ?? ''}’s`;
}

function sum(
  view: MatchViewOf<'chopsticks'>,
  after: ChopsticksPosition,
  move: Extract<ChopsticksMove, { kind: 'attack' }>,
): string {
  const before = view.position;
  const theirs = before.hands[move.seat]?.[move.target] ?? 0;
  const yours = before.hands[before.turn]?.[move.hand] ?? 0;
  const left = after.hands[move.seat]?.[move.target] ?? 0;
  const reached = theirs + yours;
  const added = `${fingersText(theirs)} + ${fingersText(yours)} = ${fingersText(reached)}`;
  if (left === reached) return added;
  return left === 0 ? `${added}, out` : `${added}, which leaves ${fingersText(left)}`;
}
