import {
  consequences,
  isAsBefore,
  isOnePoint,
  sameHands,
  type ChopsticksMove,
  type Hands,
  type Standing,
} from './position.ts';
import { limitsSplits, limitsSwaps, type ChopsticksSettings } from './settings.ts';
import { splitsOf } from './splits.ts';
import { afterCherryBomb, isCherryBomb, landed, strike } from './strikes.ts';

/**
 * Every move of a player on the own hands, self-attacks first.
 *
 * @param seat - the player.
 */
export function ownMoves(
  settings: ChopsticksSettings,
  own: Standing,
  seat: number,
): ChopsticksMove[] {
  const moves: ChopsticksMove[] = [];
  const { hands } = own;
  const { selfAttack, selfAdd, integers } = settings;
  const live =
    selfAttack || selfAdd || integers
      ? hands.flatMap((fingers, hand) => (fingers === 0 ? [] : [hand]))
      : [];
  if (selfAttack) {
    for (const hand of live) {
      hands.forEach((fingers, target) => {
        if (target === hand || (fingers === 0 && !settings.deathAttack)) return;
        moves.push({ kind: 'attack', hand, seat, target });
      });
    }
  }
  if (selfAdd) {
    for (const hand of live) moves.push({ kind: 'add', hand });
  }
  if (integers) {
    for (const hand of live) moves.push({ kind: 'negate', hand });
  }
  for (const to of splitsOf(settings, own)) {
    moves.push(isAsBefore(hands, to) ? { kind: 'pass' } : { kind: 'split', to });
  }
  return moves;
}

/**
 * The hands of a player after a move on the own hands.
 *
 * @param endsIfOut - whether the game ends if the player is out.
 */
export function handsAfter(
  settings: ChopsticksSettings,
  own: Standing,
  move: ChopsticksMove,
  endsIfOut: boolean,
): Hands {
  switch (move.kind) {
    case 'attack':
      return afterSelfAttack(settings, own, move, endsIfOut);
    case 'add':
      return added(settings, own.hands, move.hand);
    case 'negate':
      return negated(own.hands, move.hand);
    case 'split':
      return move.to;
    case 'pass':
      return own.hands;
  }
}

/** The hands after one strikes another. A cherry bomb that ends the game costs nothing. */
function afterSelfAttack(
  settings: ChopsticksSettings,
  { hands, lives }: Standing,
  { hand, target }: { readonly hand: number; readonly target: number },
  endsIfOut: boolean,
): Hands {
  const strength = hands[hand] ?? 0;
  const struck = strike(settings, hands, target, strength);
  if (!isCherryBomb(settings, hands[target] ?? 0, strength)) return struck;
  const ends = endsIfOut && consequences(settings, hands, struck, lives).out;
  return ends ? struck : afterCherryBomb(struck, hand);
}

/** The hands after one gets a finger more. */
export function added(settings: ChopsticksSettings, hands: Hands, hand: number): Hands {
  return hands.with(hand, landed(settings, (hands[hand] ?? 0) + 1));
}

/** The hands after one is turned over. */
export function negated(hands: Hands, hand: number): Hands {
  return hands.with(hand, -(hands[hand] ?? 0));
}

/** The state of a player after being struck. */
export function afterBeingStruck(
  settings: ChopsticksSettings,
  before: Standing,
  hands: Hands,
): Standing & { out: boolean } {
  const { swaps, splits, switches } = before;
  // Written out, since V8 copies a spread amid a literal slowly; turns are played millions of times.
  const { lives, out } = consequences(settings, before.hands, hands, before.lives);
  return { hands, lives, out, swaps, splits, switches };
}

/**
 * The state of a player after a turn.
 *
 * @param hands - the player's hands after it.
 */
export function afterTurn(
  settings: ChopsticksSettings,
  before: Standing,
  { kind }: Pick<ChopsticksMove, 'kind'>,
  hands: Hands,
): Standing & { out: boolean } {
  const moved = kind === 'split';
  const swapped = moved && sameHands(before.hands, hands);
  const { swapLimit, splitLimit } = settings;
  const counted = (before: number, limit: number) => Math.min(limit, before + 1);
  const { lives, out } = consequences(settings, before.hands, hands, before.lives);
  return {
    hands,
    lives,
    out,
    swaps: swapped && limitsSwaps(settings) ? counted(before.swaps, swapLimit) : 0,
    splits: moved && !swapped && limitsSplits(settings) ? counted(before.splits, splitLimit) : 0,
    switches: swapped && usesSwitch(settings, hands) ? 0 : before.switches,
  };
}

/** Whether a swap takes the one-point switch, as no other rule allows it. */
function usesSwitch(settings: ChopsticksSettings, hands: Hands): boolean {
  const { loganClause, passEquivalentTransfers, suicide } = settings;
  return isOnePoint(hands) && !loganClause && !(passEquivalentTransfers && suicide);
}
