import { notationsOf, playIn, positionOf, settleChance, turnOf, type Match } from './match.ts';
import type { Random } from './random.ts';

/** Lets chance act in one game as `settleChance` does, but after the same moves the same way again. */
export interface KnownChance {
  settle<Position, Move>(match: Match<Position, Move>, random: Random): Match<Position, Move>;
}

/**
 * Keeps what chance did in a game, so that whoever takes a move back and plays it again draws no new
 * card for it; only another decision has other consequences.
 */
export function keepChance(): KnownChance {
  /** By the notations of what was played before. */
  const outcomes = new Map<string, string>();

  function keep<Position, Move>(match: Match<Position, Move>): void {
    if (match.history.every(({ seat }) => seat !== null)) return;
    const played = notationsOf(match);
    for (const [index, { seat }] of match.history.entries()) {
      const notation = played[index];
      if (seat === null && notation !== undefined) {
        outcomes.set(played.slice(0, index).join(' '), notation);
      }
    }
  }

  function again<Position, Move>(match: Match<Position, Move>): Match<Position, Move> | undefined {
    if (turnOf(match).kind !== 'chance') return undefined;
    const known = outcomes.get(notationsOf(match).slice(0, match.at).join(' '));
    if (known === undefined) return undefined;
    const move = match.rules.parseMove(positionOf(match), known);
    return move.ok ? playIn(match, move.value) : undefined;
  }

  return {
    settle(match, random) {
      keep(match);
      let settled = match;
      for (let next = again(settled); next !== undefined; next = again(settled)) settled = next;
      settled = settleChance(settled, random);
      keep(settled);
      return settled;
    },
  };
}
