import { allOf, message, playerAt, type ListValue, type Message } from '../../words/message.ts';
import type { Outcome } from '../game.ts';
import { changes } from './moves.ts';
import {
  type ScholarsMove,
  bothHands,
  handsOf,
  heldBy,
  valueOf,
  type Held,
  type ScholarsPosition,
  type Target,
} from './position.ts';
import { functionName, handNames, sayHeld } from './words.ts';

type UseMove = Extract<ScholarsMove, { kind: 'use' }>;

/**
 * What a move does, without its player: `Left hand adds 1 to right hand: 1 becomes 2`, `Left hand (2) eliminates right hand
 * (4 with paper)`.
 */
export function describeMove(position: ScholarsPosition, move: ScholarsMove): Message {
  const own = handsOf(position, position.turn);
  switch (move.kind) {
    case 'decide':
      return message('scholars-game.move.decide', {
        hand: handNames[move.hand],
        value: valueOf(move.to),
        function: functionName(move.to) ?? '',
      });
    case 'add':
      return message('scholars-game.move.add', {
        hand: handNames[move.hand],
        value: valueOf(own[move.hand]),
        target: handNames[move.target.hand],
        change: sayChange(position, move),
      });
    case 'switch':
      return message('scholars-game.move.switch', {
        hand: handNames[move.hand],
        change: sayChange(position, move),
      });
    case 'use':
      return message('scholars-game.move.use', {
        hand: handNames[move.hand],
        held: sayHeld(own[move.hand]),
        effects: allOf(effectsOf(position, move)),
      });
    case 'redistribute':
      return message('scholars-game.move.redistribute', {
        form: 'done',
        before: sayPair(own),
        after: sayPair(move.to),
      });
  }
}

/** Why the game ended. */
export function describeOutcome(outcome: Outcome): Message {
  return outcome.kind === 'draw'
    ? message('game.repetition')
    : message('scholars-game.outcome.hands', { loser: playerAt(1 - outcome.winner) });
}

/** The change of the one hand that a move touches. */
function sayChange(position: ScholarsPosition, move: ScholarsMove): ListValue {
  return allOf(
    changes(position, move).map((change) => {
      const before = heldBy(position, change);
      return change.held === before
        ? message('scholars-game.move.stays', { held: sayHeld(before) })
        : message('scholars-game.move.becomes', {
            before: sayHeld(before),
            after: sayHeld(change.held),
          });
    }),
  );
}

function effectsOf(position: ScholarsPosition, move: UseMove): Message[] {
  const made = changes(position, move);
  const eliminated = made.filter(({ held }) => held === 'x');
  const transformed = made.filter(({ held }) => held !== 'x');
  const eliminates = message('scholars-game.move.eliminates', {
    targets: sayTargets(position, eliminated),
  });
  const transforms = transformed.map((change) =>
    message('scholars-game.move.transforms', {
      targets: sayTargets(position, [change]),
      held: sayHeld(change.held),
    }),
  );
  return eliminated.length === 0 ? transforms : [eliminates, ...transforms];
}

function sayTargets(position: ScholarsPosition, targets: readonly Target[]): Message | ListValue {
  const held = (target: Target): Message => sayHeld(heldBy(position, target));
  const [first, second] = bothHands.flatMap((hand) =>
    targets.filter((target) => target.hand === hand),
  );
  if (first !== undefined && second !== undefined && first.seat === second.seat) {
    return message('scholars-game.move.both-hands', { first: held(first), second: held(second) });
  }
  return allOf(
    targets.map((target) => {
      const named = { hand: handNames[target.hand], held: held(target) };
      return target.seat === position.turn
        ? message('scholars-game.move.own-hand', named)
        : message('scholars-game.move.other-hand', { ...named, player: playerAt(target.seat) });
    }),
  );
}

function sayPair(pair: readonly [Held, Held]): ListValue {
  return allOf(pair.filter((held) => held !== 'x').map(sayHeld));
}
