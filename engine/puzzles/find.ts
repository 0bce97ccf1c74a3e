import type { Rules } from '../game.ts';
import type { PuzzleKind } from '../capabilities/puzzle-pack.ts';
import type { Solution } from '../analysis/solution.ts';
import type { Valuer } from '../decision/valuers.ts';
import { essentialAt, type EssentialDecision } from '../decision/essential.ts';
import { puzzleValuer } from './puzzle-valuer.ts';
import { threatAt } from './threat.ts';
import { gainsEnough, kindAt } from './unique.ts';

/** A position that is a puzzle, with what it asks for. */
export interface FoundPuzzle<Position> {
  /** With the player to move whose move is asked for; of a threat that is the opponent. */
  readonly position: Position;
  readonly kind: PuzzleKind;
}

/**
 * Finds every puzzle of a solved two-player game: reachable positions, one per key, with at least three
 * essential moves of which exactly one keeps the value. Essential moves are plies that lead to positions
 * with different keys; hands are distinguished by what they hold and sides by whose turn it is. A ply is
 * everything that one player decides in a row. A lost position is a puzzle if exactly one essential move
 * takes longest. What the opponent threatens in a position is a puzzle of its own.
 *
 * The default game of Chopsticks has 24 puzzles that aren't lost, the one with rollover 11.
 *
 * @returns the puzzles in the order in which they are reached.
 */
export function findPuzzles<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
): FoundPuzzle<Position>[] {
  const valuer = puzzleValuer(rules, () => solution);
  const start = rules.start(0);
  const reached = new Map([[rules.key(start), start]]);
  const found: FoundPuzzle<Position>[] = [];
  // The loop also visits positions added on the way.
  for (const position of reached.values()) {
    const decision = essentialAt(rules, valuer, position);
    if (decision === undefined) continue;
    for (const { key, after } of decision.ways) if (!reached.has(key)) reached.set(key, after);
    found.push(...puzzlesAt(rules, valuer, position, decision));
  }
  return found;
}

/** The puzzles of a position: what its player is to find, and what the opponent threatens. */
export function puzzlesAt<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  position: Position,
  decision: EssentialDecision<Position, Move>,
): FoundPuzzle<Position>[] {
  const odds = gainsEnough(decision) ? ('odds' as const) : undefined;
  const kind = rules.chance === undefined ? kindAt(decision) : odds;
  const threat = threatAt(rules, valuer, position, decision);
  return [
    ...(kind === undefined ? [] : [{ position, kind }]),
    ...(threat === undefined ? [] : [{ position: threat, kind: 'threat' as const }]),
  ];
}
