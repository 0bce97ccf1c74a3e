import {
  consequences,
  isAsBefore,
  isOnePoint,
  sameHands,
  type ChopsticksMove,
  type Hands,
  type Standing,
} from './position.ts';
import { limitsSwaps, type ChopsticksSettings } from './settings.ts';
import { splitsOf } from './splits.ts';
import { afterCherryBomb, isCherryBomb, landed, strike } from './strikes.ts';

/**
 * Every move of a player on the own hands, self-attacks first, with the hands after it.
 *
 * @param seat - the player.
 */
export function ownTurns(
  settings: ChopsticksSettings,
  own: Standing,
  seat: number,
): { move: ChopsticksMove; to: Hands }[] {
  const turns: { move: ChopsticksMove; to: Hands }[] = [];
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
        const move = { kind: 'attack', hand, seat, target } as const;
        turns.push({ move, to: afterSelfAttack(settings, hands, move) });
      });
    }
  }
  if (selfAdd) {
    for (const hand of live)
      turns.push({ move: { kind: 'add', hand }, to: added(settings, hands, hand) });
  }
  if (integers) {
    for (const hand of live)
      turns.push({ move: { kind: 'negate', hand }, to: negated(hands, hand) });
  }
  for (const to of splitsOf(settings, own)) {
    turns.push({ move: isAsBefore(hands, to) ? { kind: 'pass' } : { kind: 'split', to }, to });
  }
  return turns;
}

/** The hands after one strikes another. */
export function afterSelfAttack(
  settings: ChopsticksSettings,
  hands: Hands,
  { hand, target }: { readonly hand: number; readonly target: number },
): Hands {
  const strength = hands[hand] ?? 0;
  const struck = strike(settings, hands, target, strength);
  return isCherryBomb(settings, hands[target] ?? 0, strength)
    ? afterCherryBomb(struck, hand)
    : struck;
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
  const { swaps, switches } = before;
  const { lives, out } = consequences(settings, before.hands, hands, before.lives);
  return { hands, lives, swaps, switches, out };
}

/** The state of a player after a turn. */
export function afterOwnTurn(
  settings: ChopsticksSettings,
  before: Standing,
  hands: Hands,
): Standing & { out: boolean } {
  const swapped = !isAsBefore(before.hands, hands) && sameHands(before.hands, hands);
  const switched = swapped && isOnePoint(hands);
  const { swaps, switches } = before;
  const { lives, out } = consequences(settings, before.hands, hands, before.lives);
  return {
    hands,
    lives,
    out,
    swaps: swapped && limitsSwaps(settings) ? Math.min(settings.swapLimit, swaps + 1) : 0,
    switches: switched ? Math.max(0, switches - 1) : switches,
  };
}
