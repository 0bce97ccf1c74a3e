import { chooseMove } from '../computer/computer.ts';
import type { Valuer } from '../decision/valuers.ts';
import { essentialWays } from '../decision/essential.ts';
import { decisionAt } from '../decision/decision.ts';
import { slowness } from '../analysis/value.ts';
import type { Solution } from '../analysis/solution.ts';
import type { Rules } from '../game.ts';
import { playIn, positionOf, resolveChance, startMatch, turnOf } from '../match/match.ts';
import { puzzleValuer } from '../puzzles/puzzle-valuer.ts';
import { pick, type Random } from '../random.ts';
import { isError, markOf } from '../review/mark.ts';
import { solve } from '../solver/solve.ts';

type AnyRules = Rules<unknown, unknown>;

/** A ply that loses value or, in a lost position, loses sooner. */
export interface WrongPly {
  readonly from: unknown;
  readonly to: unknown;
}

/** A game whose plies can be explained. */
export interface ExplainedGame {
  readonly rules: AnyRules;
  readonly valuer: Valuer<unknown>;
  /** Undefined if chance acts. */
  readonly solution: Solution<unknown> | undefined;
}

/** The most plies of a random game. */
const longestGame = 200;

/** Solves a game of two players, unless it has odds. */
export function explainedGame(rules: AnyRules): ExplainedGame {
  const solution = rules.chance === undefined ? solve(rules) : undefined;
  const solved = (): Solution<unknown> => {
    if (solution === undefined) throw new RangeError('A game with chance has odds.');
    return solution;
  };
  return { rules, solution, valuer: puzzleValuer(rules, solved) };
}

/**
 * Draws wrong plies: in every position of random games, or of games between medium computers if chance acts,
 * one of the different plies is looked at, and taken if it is wrong.
 */
export function wrongPlies(
  { rules, valuer }: Pick<ExplainedGame, 'rules' | 'valuer'>,
  random: Random,
  count: number,
): WrongPly[] {
  const found: WrongPly[] = [];
  while (found.length < count) {
    let match = resolveChance(startMatch(rules, {}, random.below(2)), random);
    while (turnOf(match).kind === 'player' && match.at < longestGame) {
      const from = positionOf(match);
      const to = wrongAt({ rules, valuer }, from, random);
      if (to !== undefined) found.push({ from, to });
      const move =
        rules.chance === undefined
          ? pick(random, rules.moves(from))
          : chooseMove('medium', rules, noSolution, from, random);
      match = resolveChance(playIn(match, move), random);
    }
  }
  return found.slice(0, count);
}

function noSolution(): never {
  throw new RangeError('A game with chance has odds, and no solution.');
}

function wrongAt(
  { rules, valuer }: Pick<ExplainedGame, 'rules' | 'valuer'>,
  from: unknown,
  random: Random,
): unknown {
  const hasChance = rules.chance !== undefined;
  const decision = decisionAt(rules, valuer, from, hasChance ? 'estimated' : 'proven');
  if (decision === undefined) return undefined;
  const { value, after } = pick(random, essentialWays(rules, decision.ways));
  const { best } = decision;
  const isSooner = best.score === 0 && slowness(value) > slowness(best);
  return isError(markOf(decision, value, hasChance)) || isSooner ? after : undefined;
}
