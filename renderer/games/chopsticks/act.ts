import type { ChopsticksMove } from '../../../engine/chopsticks/moves.ts';
import type { ChopsticksPosition } from '../../../engine/chopsticks/position.ts';
import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import type { Motion } from '../../hands/hand-motion.svelte.ts';
import { split, strike, struck, type Flight } from '../../hands/strike.ts';
import type { FindHand } from '../../table/hand-elements.ts';
import { boxOf, type Act } from '../../table/shown-position.svelte.ts';

/** How the table acts the last move out; a pass is not to be seen. */
export function actOf(
  view: MatchViewOf<'chopsticks'>,
  motion: Motion,
  findHand: FindHand,
): Act<ChopsticksPosition> | undefined {
  if (view.last === null) return undefined;
  const flights = flightsOf(view.last.move, view.last.seat ?? 0, motion, findHand);
  const longest = flights[0];
  if (longest === undefined || longest.duration === 0) return undefined;
  const at = longest.duration * longest.contact;
  return { flights, stages: [{ at, position: view.position }] };
}

function flightsOf(
  move: ChopsticksMove,
  seat: number,
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
      return [
        { element: striker, ...strike(from, to, motion) },
        { element: target, ...struck(from, to, motion) },
      ];
    }
    case 'split': {
      const left = findHand(seat, 0);
      const right = findHand(seat, 1);
      if (left === undefined || right === undefined) return [];
      const flights = split(boxOf(left), boxOf(right), motion);
      return [
        { element: left, ...flights.left },
        { element: right, ...flights.right },
      ];
    }
  }
}
