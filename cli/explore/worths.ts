import { analyse } from '../../engine/solver/analyse.ts';
import type { Game, Rules } from '../../engine/game.ts';
import type { Solution, Analysis } from '../../engine/analysis/solution.ts';
import { coalitionInWords, coalitionMoveInWords } from '../../engine/solver/coalition-words.ts';
import {
  analyseCoalitions,
  type CoalitionSolution,
} from '../../engine/solver/coalition-analysis.ts';
import type { Message } from '../../words/message.ts';
import { solved, solvedCoalitions } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';
import { positionValueInWords, valueFigures, valueInWords } from '../values.ts';

/** A move with its value for its player. */
export interface WorthOfMove {
  readonly move: unknown;
  /** Undefined if unknown. */
  readonly worth: Message | undefined;
  /** The same as JSON. */
  readonly figures: object;
}

/** The values of a position and its moves, the best first. */
export interface Worths {
  readonly here: readonly Message[];
  readonly figures: object;
  readonly moves: readonly WorthOfMove[];
}

/** Looks up the values of positions of a game, which is solved once. */
export function worthsOf(
  game: Game,
  rules: Rules<unknown, unknown>,
  terminal: Terminal,
): (position: unknown) => Worths {
  let known: Known | undefined;
  return (position) => {
    if (rules.turn(position).kind === 'over') return { ...overAt(rules, position), moves: [] };
    const odds = rules.chance?.odds?.(position, 'study');
    if (odds !== undefined) return byValues(rules, position, odds);
    known ??= findOut(game, rules, terminal);
    switch (known.kind) {
      case 'solved':
        return byValues(rules, position, analyse(rules, known.solution, position));
      case 'coalition':
        return byCoalition(rules, known.solution, position);
      case 'unknown':
        return unknownAt(rules, position, known.reason);
    }
  };
}

type Known =
  | { readonly kind: 'solved'; readonly solution: Solution<unknown> }
  | { readonly kind: 'coalition'; readonly solution: CoalitionSolution<unknown> }
  | { readonly kind: 'unknown'; readonly reason: Message };

function findOut(game: Game, rules: Rules<unknown, unknown>, terminal: Terminal): Known {
  try {
    const coalition = solvedCoalitions(rules);
    if (coalition !== undefined) return { kind: 'coalition', solution: coalition };
    return { kind: 'solved', solution: solved(game, rules, terminal) };
  } catch (error) {
    // Unknown values are named; the rest can be explored all the same.
    if (error instanceof UserError) return { kind: 'unknown', reason: error.reason };
    throw error;
  }
}

const overAt = (rules: Rules<unknown, unknown>, position: unknown): Omit<Worths, 'moves'> => {
  const turn = rules.turn(position);
  if (turn.kind !== 'over') return { here: [], figures: {} };
  return { here: [rules.describeOutcome(turn.outcome)], figures: { outcome: turn.outcome } };
};

function listedMoves(rules: Rules<unknown, unknown>, position: unknown): readonly unknown[] {
  return rules.distinctMoves?.(position) ?? rules.moves(position);
}

function byValues(
  rules: Rules<unknown, unknown>,
  position: unknown,
  { value, moves }: Analysis<unknown>,
): Worths {
  return {
    here: [positionValueInWords(rules, position, value)],
    figures: valueFigures(rules, value),
    moves: moves.map((each) => ({
      move: each.move,
      worth: valueInWords(rules, each.value),
      figures: valueFigures(rules, each.value),
    })),
  };
}

function byCoalition(
  rules: Rules<unknown, unknown>,
  solution: CoalitionSolution<unknown>,
  position: unknown,
): Worths {
  const analysis = analyseCoalitions(rules, solution, position);
  const { outWins, players, moves, kingmaker } = analysis;
  const mover = rules.mover(position);
  return {
    here: coalitionInWords('plies', analysis, kingmaker ? mover : undefined),
    figures: { coalition: { players, kingmaker } },
    moves: moves.map((each) => ({
      move: each.move,
      worth: coalitionMoveInWords('plies', each, mover, outWins),
      figures: { players: each.players },
    })),
  };
}

function unknownAt(rules: Rules<unknown, unknown>, position: unknown, reason: Message): Worths {
  return {
    here: [reason],
    figures: {},
    moves: listedMoves(rules, position).map((move) => ({ move, worth: undefined, figures: {} })),
  };
}
