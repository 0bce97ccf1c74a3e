import type { Rules } from '../game.ts';
import { decisionAt, type Decision, type RatedPly } from '../review/decision.ts';
import type { Valuer } from '../review/valuers.ts';

/** The plies that lead to the same position, whichever hand is which: one move to whoever thinks about it. */
export interface EssentialWay<Position, Move> extends Pick<
  RatedPly<Position, Move>,
  'after' | 'value' | 'probability'
> {
  /** Where they lead to. */
  readonly key: string;
  /** The decisions of each of them. */
  readonly plies: readonly (readonly Move[])[];
}

/** What a player had to decide, by what matters of it. */
export interface EssentialDecision<Position, Move> extends Pick<
  Decision<Position, Move>,
  'best' | 'meanLoss'
> {
  /** The best first. */
  readonly ways: readonly EssentialWay<Position, Move>[];
}

/** @returns nothing where nobody is to move, or where what a way is worth is not certain. */
export function essentialAt<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  position: Position,
): EssentialDecision<Position, Move> | undefined {
  const decision = decisionAt(rules, valuer, position);
  if (decision === undefined) return undefined;
  const ways = new Map<string, EssentialWay<Position, Move>>();
  for (const { after, value, probability, moves } of decision.ways) {
    const key = rules.key(after);
    const known = ways.get(key);
    ways.set(
      key,
      known === undefined
        ? { key, after, value, probability, plies: [moves] }
        : {
            ...known,
            probability: known.probability + probability,
            plies: [...known.plies, moves],
          },
    );
  }
  return { best: decision.best, meanLoss: decision.meanLoss, ways: [...ways.values()] };
}
