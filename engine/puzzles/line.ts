import type { Rules } from '../game.ts';
import { notationOf } from '../decision/notation.ts';
import type { Valuer } from '../decision/valuers.ts';
import { byValue } from '../analysis/value.ts';
import { essentialAt, type EssentialDecision, type EssentialWay } from '../decision/essential.ts';
import { noChoice } from '../decision/no-choice.ts';
import type { PuzzleStep } from './puzzle.ts';
import { whyOf } from '../why/why.ts';
import type { FoundPuzzle } from './find.ts';
import { isUnique } from './unique.ts';

/** The most moves a puzzle asks for. */
const mostSteps = 12;

/** A step with its position. */
export interface LineStep<Position, Move> {
  readonly at: Position;
  readonly decision: EssentialDecision<Position, Move>;
  readonly step: PuzzleStep;
}

interface PuzzlePlace<Position> {
  readonly position: Position;
}

/**
 * Builds a puzzle from its first position: the solver's moves as long as each is the only good one, and
 * the best replies. Of a threat, only the move that threatens is asked for. A line ends when the game is over, when a position repeats, or after the last move with
 * a choice, since forced moves at the end ask for nothing.
 */
export function lineFrom<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  { position: from, kind }: FoundPuzzle<Position>,
): LineStep<Position, Move>[] {
  const most = kind === 'threat' ? 1 : mostSteps;
  const line: LineStep<Position, Move>[] = [];
  const seen = new Set<string>();
  let at: PuzzlePlace<Position> | undefined = { position: from };
  let over = false;
  while (at !== undefined && line.length < most) {
    const { position }: PuzzlePlace<Position> = at;
    const key = rules.key(position);
    const decision: EssentialDecision<Position, Move> | undefined = essentialAt(
      rules,
      valuer,
      position,
    );
    if (decision === undefined || seen.has(key) || !isUnique(decision)) break;
    seen.add(key);
    line.push({ at: position, decision, step: stepOf(rules, valuer, position, decision) });
    const after: Position = decision.ways[0]?.after ?? position;
    const reply: EssentialWay<Position, Move> | undefined = bestReply(rules, valuer, after);
    over = rules.turn(reply?.after ?? after).kind === 'over';
    at = reply && { position: reply.after };
  }
  while (!over && line.length > 1 && line.at(-1)?.decision.ways.length === 1) line.pop();
  return line;
}

/**
 * Chooses the opponent's reply: the best one and, of several, one that leaves a single good answer and
 * tempts most to err.
 */
function bestReply<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  position: Position,
): EssentialWay<Position, Move> | undefined {
  const { ways = [] } = essentialAt(rules, valuer, position) ?? {};
  const [best, ...others] = ways;
  if (best === undefined) return undefined;
  const equal = others.filter(({ value }) => byValue(best.value, value) === 0);
  if (equal.length === 0) return best;
  const rated = [best, ...equal].map((way) => ({ way, test: testOf(rules, valuer, way.after) }));
  rated.sort((one, other) => other.test - one.test || (one.way.key < other.way.key ? -1 : 1));
  return rated[0]?.way;
}

/** How much a position tests the player to move: above 1 if there is one good answer among others. */
function testOf<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  position: Position,
): number {
  const decision = essentialAt(rules, valuer, position);
  if (decision === undefined) return 0;
  return (decision.ways.length > 1 && isUnique(decision) ? 1 : 0) + decision.meanLoss;
}

/** The possible plies in a position, each with the best reply. */
function stepOf<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  position: Position,
  { ways }: EssentialDecision<Position, Move>,
): PuzzleStep {
  return {
    position: rules.formatPosition(position),
    ways: ways.map(({ moves, after, value: { score, remoteness } }) => {
      const reply = bestReply(rules, valuer, after)?.moves;
      return {
        moves: notationOf(rules, position, moves),
        value: score,
        remoteness,
        reply: notationOf(rules, after, reply ?? []),
        why:
          ways.length === 1
            ? noChoice(rules.moves(position).length)
            : (whyOf(rules, valuer, position, after, reply) ?? null),
      };
    }),
  };
}
