import type { Rules } from '../game.ts';
import { winnersMoves } from '../analysis/value.ts';
import { essentialAt, type EssentialDecision } from '../decision/essential.ts';
import type { Valuer } from '../decision/valuers.ts';
import { farWin } from './puzzle.ts';
import { kindAt } from './unique.ts';

/**
 * The threat in a position that its player can still stop, but may overlook: with the opponent to move, a single move would
 * win soon.
 *
 * @param decision - that of the player to move.
 * @returns the position with the opponent to move; undefined if there is no such threat.
 */
export function threatAt<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  position: Position,
  { best, ways }: EssentialDecision<Position, Move>,
): Position | undefined {
  const winsFirst = best.score === 1 && best.remoteness === 1;
  const canErr = best.score > 0 && ways.some(({ value }) => value.score === 0);
  if (winsFirst || !canErr) return undefined;
  const passed = rules.advice?.passed?.(position);
  const threat = passed && essentialAt(rules, valuer, passed);
  if (threat === undefined || kindAt(threat) !== 'win') return undefined;
  return (winnersMoves(threat.best) ?? farWin) < farWin ? passed : undefined;
}
