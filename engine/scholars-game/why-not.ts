import { allOf, anyOf, message, type Message } from '../../words/message.ts';
import { problemOf } from './legality.ts';
import type { ScholarsMove } from './moves.ts';
import {
  formsOf,
  handsOf,
  heldBy,
  isDecided,
  isUndecided,
  kindOf,
  valueOf,
  type Held,
  type Pair,
  type ScholarsPosition,
} from './position.ts';
import type { ScholarsSettings } from './settings.ts';
import { usesOf } from './uses.ts';
import { functionName, sayHeld } from './words.ts';

/** Why a move can't be played, for the user; undefined if it can. */
export function whyNot(
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
