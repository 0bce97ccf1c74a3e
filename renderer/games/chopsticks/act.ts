import type { ChopsticksMove, ChopsticksPosition } from '../../../engine/chopsticks/position.ts';
import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import type { Motion } from '../../hands/hand-motion.svelte.ts';
import type { Flight } from '../../hands/hand-flight.ts';
import { popped, raised, turnedOver } from '../../hands/gestures.ts';
import { split, strike, struck } from '../../hands/strike.ts';
import { numberBeside, type FindHand } from '../../table/hand-elements.ts';
import { boxOf, type Act } from '../../table/shown-position.svelte.ts';

/** The animation of the last move; a pass has none. */
export function actOf(
  view: MatchViewOf<'chopsticks'>,
  motion: Motion,
  findHand: FindHand,
): Act<ChopsticksPosition> | undefined {
  if (view.last === null) return undefined;
  const seat = view.last.seat ?? 0;
  const flights = flightsOf(
    view.last.move,
    seat,
    view.last.before,
    view.position,
    motion,
    findHand,
  );
  const longest = flights[0];
  if (longest === undefined || longest.duration === 0) return undefined;
  const at = longest.duration * longest.contact;
  const pops = motion === 'full' ? popsOf(view.last.before, view.position, at, findHand) : [];
  return { flights: [...flights, ...pops], stages: [{ at, position: view.position }] };
}

/** The pops of the numbers that change. */
function popsOf(
  before: ChopsticksPosition,
  after: ChopsticksPosition,
  at: number,
  findHand: FindHand,
): (Flight & { element: HTMLElement })[] {
  return after.hands.flatMap((hands, seat) =>
    hands.flatMap((fingers, hand) => {
      if (fingers === before.hands[seat]?.[hand]) return [];
      const element = findHand(seat, hand);
      const number = element && numberBeside(element);
      return number === undefined ? [] : [{ element: number, ...popped(at) }];
    }),
  );
}

function flightsOf(
  move: ChopsticksMove,
  seat: number,
  before: ChopsticksPosition,
  after: ChopsticksPosition,
  motion: Motion,
  findHand: FindHand,
): (Flight & { element: HTMLElement })[] {
  switch (move.kind) {
    case 'pass':
      return [];
    case 'attack': {
      const striker = findHand(seat, move.hand);
      const target = findHand(move.seat, move.target);
      if (striker === undefined || target === undefined) return [];
      const from = boxOf(striker);
      const to = boxOf(target);
      const now = before.hands[move.seat]?.[move.target] ?? 0;
      const then = after.hands[move.seat]?.[move.target] ?? 0;
      const turns = motion === 'full' && now * then < 0;
      return [
        { element: striker, ...strike(from, to, motion) },
        { element: target, ...struck(from, to, motion, then === 0) },
        ...(turns ? [{ element: target, ...turnedOver(to, motion) }] : []),
      ];
    }
    case 'add':
    case 'negate': {
      const element = findHand(seat, move.hand);
      if (element === undefined) return [];
      const flight = move.kind === 'add' ? raised : turnedOver;
      return [{ element, ...flight(boxOf(element), motion) }];
    }
    case 'split': {
      const [one = 0, other = 1] = changedHands(before.hands[seat] ?? [], move.to);
      const left = findHand(seat, Math.min(one, other));
      const right = findHand(seat, Math.max(one, other));
      if (left === undefined || right === undefined) return [];
      const flights = split(boxOf(left), boxOf(right), motion);
      return [
        { element: left, ...flights.left },
        { element: right, ...flights.right },
      ];
    }
  }
}

/** The first and the last hand that a split changes. */
function changedHands(before: readonly number[], after: readonly number[]): number[] {
  const changed = after.flatMap((fingers, hand) => (fingers === before[hand] ? [] : [hand]));
  return changed.length > 2 ? [changed[0] ?? 0, changed.at(-1) ?? 1] : changed;
}
