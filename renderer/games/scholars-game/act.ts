import type { Held, ScholarsPosition } from '../../../engine/scholars-game/position.ts';
import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import type { Motion } from '../../hands/hand-motion.svelte.ts';
import { still } from '../../hands/hand-flight.ts';
import { popped } from '../../hands/gestures.ts';
import { reachOver } from '../../hands/reach.ts';
import { split } from '../../hands/strike.ts';
import { numberBeside, type FindHand } from '../../table/hand-elements.ts';
import { boxOf, type Act } from '../../table/shown-position.svelte.ts';
import {
  actorKeyframes,
  contactOf,
  durationOf,
  spansOf,
  targetKeyframes,
  type Hit,
  type Manner,
} from './flights.ts';
import { faceOf } from './held.ts';
import { heldBy, sameHand, touchedBy, type Result } from './results.ts';

/** The animation of the last move. A chosen function shows in the fingers alone. */
export function actOf(
  view: MatchViewOf<'scholars-game'>,
  motion: Motion,
  findHand: FindHand,
): Act<ScholarsPosition> | undefined {
  const { last } = view;
  if (last === null || last.seat === null || motion === 'off') return undefined;
  const move = last.move;
  const before = last.before;
  const after = view.position;
  switch (move.kind) {
    case 'decide':
    case 'switch':
      return undefined;
    case 'redistribute':
      return sharing(last.seat, after, motion, findHand);
    case 'add':
    case 'use': {
      const actor = findHand(last.seat, move.hand);
      if (actor === undefined) return undefined;
      const results = touchedBy(move, last.seat).map((target) => ({
        ...target,
        before: heldBy(before, target),
        after: heldBy(after, target),
      }));
      if (motion === 'reduced') return fading(actor, after);
      const held = heldBy(before, { seat: last.seat, hand: move.hand });
      return hitting(
        actor,
        move.kind === 'add' ? 'tap' : held,
        results,
        { before, after },
        findHand,
      );
    }
  }
}

function sharing(
  seat: number,
  after: ScholarsPosition,
  motion: Motion,
  findHand: FindHand,
): Act<ScholarsPosition> | undefined {
  const left = findHand(seat, 0);
  const right = findHand(seat, 1);
  if (left === undefined || right === undefined) return undefined;
  const flights = split(boxOf(left), boxOf(right), motion);
  return {
    flights: [
      { element: left, ...flights.left },
      { element: right, ...flights.right },
    ],
    stages: [{ at: flights.left.duration * flights.left.contact, position: after }],
  };
}

function fading(actor: HTMLElement, after: ScholarsPosition): Act<ScholarsPosition> {
  const flight = still('reduced');
  return {
    flights: [{ element: actor, ...flight }],
    stages: [{ at: flight.duration * flight.contact, position: after }],
  };
}

interface Around {
  readonly before: ScholarsPosition;
  readonly after: ScholarsPosition;
}

/** Animates one hit after another; between them, only the hands hit so far have changed. */
function hitting(
  actor: HTMLElement,
  held: Held | 'tap',
  results: readonly Result[],
  { before, after }: Around,
  findHand: FindHand,
): Act<ScholarsPosition> | undefined {
  const from = boxOf(actor);
  const aimed = results.flatMap((result) => {
    const element = findHand(result.seat, result.hand);
    if (element === undefined) return [];
    const hit: Hit = { manner: mannerOf(held, result), reach: reachOver(from, boxOf(element)) };
    return [{ element, hit, result }];
  });
  const duration = durationOf(aimed.length);
  const spans = spansOf(aimed.length);
  const flights = [
    {
      element: actor,
      duration,
      keyframes: actorKeyframes(
        aimed.map(({ hit }) => hit),
        from.dropped,
      ),
    },
  ];
  const stages: Act<ScholarsPosition>['stages'][number][] = [];
  let position = before;
  aimed.forEach(({ element, hit, result }, index) => {
    const span = spans[index];
    if (span === undefined) return;
    const at = duration * contactOf(span, hit.manner);
    flights.push({ element, duration, keyframes: targetKeyframes(hit, span) });
    const number = numberBeside(element);
    if (number !== undefined) flights.push({ element: number, ...popped(at) });
    position = index === aimed.length - 1 ? after : withResult(position, result);
    stages.push({ at, position });
  });
  return { flights, stages };
}

function mannerOf(held: Held | 'tap', { after }: Result): Manner {
  if (held === 'tap') return 'tap';
  if (after !== 'x') return 'turn';
  return manners[faceOf(held).posture];
}

const manners = {
  fingers: 'poke',
  rock: 'crush',
  paper: 'cover',
  scissors: 'cut',
  'double-scissors': 'cut',
} as const;

function withResult(position: ScholarsPosition, result: Result): ScholarsPosition {
  const handOf = (seat: number, hand: 0 | 1): Held =>
    sameHand(result, { seat, hand }) ? result.after : heldBy(position, { seat, hand });
  return {
    ...position,
    hands: [
      [handOf(0, 0), handOf(0, 1)],
      [handOf(1, 0), handOf(1, 1)],
    ],
  };
}
