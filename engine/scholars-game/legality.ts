import { allOf, anyOf, message, type Message } from '../../words/message.ts';
import { refusedAmong, type Refused } from '../capabilities/display.ts';
import type { Seat } from '../game.ts';
import type { Decided } from './functions.ts';
import {
  bothHands,
  formsOf,
  handsOf,
  heldBy,
  isDecided,
  isUndecided,
  kindOf,
  loserOf,
  opponentOf,
  valueOf,
  type Held,
  type Pair,
  type ScholarsMove,
  type ScholarsPosition,
  type Target,
} from './position.ts';
import { problemOf, problemWithin } from './problems.ts';
import type { ScholarsSettings } from './settings.ts';
import { usesOf } from './uses.ts';
import { functionName, sayHeld } from './words.ts';

/** Every legal move, in the order of the rules; only decisions while one is open. */
export function legalMoves(settings: ScholarsSettings, position: ScholarsPosition): ScholarsMove[] {
  if (loserOf(position) !== undefined) return [];
  return conceivableMoves(position).filter(
    (move) => problemWithin(settings, position, move) === undefined,
  );
}

/** The illegal moves that a user may try, with the reasons. */
export function refusedMoves(
  settings: ScholarsSettings,
  position: ScholarsPosition,
): Refused<ScholarsMove>[] {
  return refusedAmong(conceivableMoves(position), (move) =>
    reasonAgainst(settings, position, move),
  );
}

/** Why a move can't be played, for the user; undefined if it can. */
export function reasonAgainst(
  settings: ScholarsSettings,
  position: ScholarsPosition,
  move: ScholarsMove,
): Message | undefined {
  const own = handsOf(position, position.turn);
  const problem = problemOf(settings, position, move);
  switch (problem) {
    case undefined:
      return undefined;
    case 'over':
      return message('game.over');
    case 'decide-first':
    case 'decide-what':
      return message(`scholars-game.reason.${problem}`, choices(own.find(isUndecided) ?? own[0]));
    case 'no-effect':
      return move.kind === 'use' ? noEffect(settings, position, own, move) : undefined;
    case 'total':
      return message('scholars-game.reason.total', { total: valueOf(own[0]) + valueOf(own[1]) });
    default:
      return message(`scholars-game.reason.${problem}`);
  }
}

function choices(held: Held) {
  const value = valueOf(held);
  return { value, choices: anyOf(formsOf(value).flatMap((form) => functionName(form) ?? [])) };
}

function noEffect(
  settings: ScholarsSettings,
  position: ScholarsPosition,
  own: Pair,
  { hand, targets }: ScholarsMove & { kind: 'use' },
): Message {
  const actor = own[hand];
  const held = targets.map((target) => heldBy(position, target));
  const named = held.map((target) =>
    message('scholars-game.reason.a-held', { held: sayHeld(target) }),
  );
  const effect = { actor: sayHeld(actor), targets: allOf(named) };
  if (targets.length > 1) return message('scholars-game.reason.no-effect-at-once', effect);
  const kinds = held.map(kindOf);
  const uses = isDecided(actor) ? usesOf(settings, actor) : [];
  const asPair = uses.some((use) => use.length === 2 && use.some((kind) => kinds.includes(kind)));
  return asPair
    ? message('scholars-game.reason.no-effect-alone', effect)
    : message('scholars-game.reason.no-effect', effect);
}

/** All moves of the right form, legal or not. */
function conceivableMoves(position: ScholarsPosition): readonly ScholarsMove[] {
  const own = handsOf(position, position.turn);
  if (own.some(isUndecided)) {
    return bothHands.flatMap((hand) => decisions[hand]?.[valueOf(own[hand])] ?? []);
  }
  return movesByTotal[position.turn]?.[valueOf(own[0]) + valueOf(own[1])] ?? [];
}

const mostValue = 5;

/** The decisions of each hand, by its value. */
const decisions = bothHands.map((hand) =>
  Array.from({ length: mostValue + 1 }, (_, value) =>
    formsOf(value).map((to): ScholarsMove => ({ kind: 'decide', hand, to })),
  ),
);

/** All moves of the right form, by seat and by the total of its hands. */
const movesByTotal = [0, 1].map((seat) => {
  const always = movesOf(seat);
  return Array.from({ length: 2 * mostValue + 1 }, (_, total) => [
    ...always,
    ...pairsOfTotal(total).map((to) => ({ kind: 'redistribute', to }) as const),
  ]);
});

function movesOf(seat: Seat): ScholarsMove[] {
  const theirs = bothHands.map((hand): Target => ({ seat: opponentOf(seat), hand }));
  return [
    ...bothHands.flatMap((hand) =>
      theirs.map((target) => ({ kind: 'add', hand, target }) as const),
    ),
    ...bothHands.map((hand) => ({ kind: 'switch', hand }) as const),
    ...bothHands.flatMap((hand) => {
      const other: Target = { seat, hand: hand === 0 ? 1 : 0 };
      const alone = [...theirs, other].map((target) => [target]);
      const pairs = [theirs, ...theirs.map((target) => [other, target])];
      return [...alone, ...pairs].map((targets) => ({ kind: 'use', hand, targets }) as const);
    }),
  ];
}

function pairsOfTotal(total: number): (readonly [Decided, Decided])[] {
  return [1, 2, 3, 4, 5].flatMap((value) =>
    formsOf(value).flatMap((left) =>
      formsOf(total - value).map((right): readonly [Decided, Decided] => [left, right]),
    ),
  );
}
