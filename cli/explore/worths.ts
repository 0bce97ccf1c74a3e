import { analyse } from '../../engine/analysis.ts';
import type { Game, Rules } from '../../engine/game.ts';
import type { Solution } from '../../engine/solution.ts';
import { unitedInWords, unitedMoveInWords } from '../../engine/united-words.ts';
import { analyseUnited, type UnitedSolution } from '../../engine/united.ts';
import { message, type Message } from '../../words/message.ts';
import { solved, solvedUnited, worthOf } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';

/** A move with what is known of its worth to the one who plays it. */
export interface WorthOfMove {
  readonly move: unknown;
  /** Nothing where nothing is known. */
  readonly worth: Message | undefined;
  /** The same for programs. */
  readonly figures: object;
}

/** What is known of a position and its moves, the best first. */
export interface Worths {
  readonly here: readonly Message[];
  readonly figures: object;
  readonly moves: readonly WorthOfMove[];
}

/** Tells what positions of a game are worth; what must be solved for that is solved once. */
export function worthsOf(
  game: Game,
  rules: Rules<unknown, unknown>,
  terminal: Terminal,
): (position: unknown) => Worths {
  let known: Known | undefined;
  return (position) => {
    if (rules.turn(position).kind === 'over') return { ...overAt(rules, position), moves: [] };
    if (rules.odds !== undefined) return byOdds(rules, position);
    known ??= findOut(game, rules, terminal);
    switch (known.kind) {
      case 'solved':
        return bySolution(rules, known.solution, position);
      case 'united':
        return byUnited(rules, known.solution, position);
      case 'unknown':
        return unknownAt(rules, position, known.reason);
    }
  };
}

type Known =
  | { readonly kind: 'solved'; readonly solution: Solution<unknown> }
  | { readonly kind: 'united'; readonly solution: UnitedSolution<unknown> }
  | { readonly kind: 'unknown'; readonly reason: Message };

function findOut(game: Game, rules: Rules<unknown, unknown>, terminal: Terminal): Known {
  try {
    const united = solvedUnited(rules);
    if (united !== undefined) return { kind: 'united', solution: united };
    return { kind: 'solved', solution: solved(game, rules, terminal) };
  } catch (error) {
    // What is not known is said; the rest can be explored all the same.
    if (error instanceof UserError) return { kind: 'unknown', reason: error.told };
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

function bySolution(
  rules: Rules<unknown, unknown>,
  solution: Solution<unknown>,
  position: unknown,
): Worths {
  const { moves, ...exact } = analyse(rules, solution, position);
  return {
    here: [sentence(rules, position, worthOf(exact))],
    figures: exact,
    moves: moves.map(({ move, ...rest }) => ({ move, worth: worthOf(rest), figures: rest })),
  };
}

function byOdds(rules: Rules<unknown, unknown>, position: unknown): Worths {
  const odds = rules.odds?.(position, 'study');
  if (odds === undefined) return unknownAt(rules, position);
  const code = odds.exact ? 'cli.analyse.odds' : 'cli.analyse.odds-estimate';
  const { value, exact } = odds;
  return {
    here: [message(code, { position: rules.formatPosition(position), share: value })],
    figures: { value, exact },
    moves: odds.moves.map(({ move, value: share }) => ({
      move,
      worth: message('cli.analyse.share', { share }),
      figures: { value: share },
    })),
  };
}

function byUnited(
  rules: Rules<unknown, unknown>,
  solution: UnitedSolution<unknown>,
  position: unknown,
): Worths {
  const analysis = analyseUnited(rules, solution, position);
  const { outWins, players, moves, kingmaker } = analysis;
  const mover = rules.mover(position);
  return {
    here: unitedInWords(analysis, kingmaker ? mover : undefined),
    figures: { united: { players, kingmaker } },
    moves: moves.map(({ move, players: after }) => ({
      move,
      worth: unitedMoveInWords(after, mover, outWins),
      figures: { players: after },
    })),
  };
}

function unknownAt(rules: Rules<unknown, unknown>, position: unknown, reason?: Message): Worths {
  return {
    here: reason === undefined ? [] : [reason],
    figures: {},
    moves: listedMoves(rules, position).map((move) => ({ move, worth: undefined, figures: {} })),
  };
}

function sentence(rules: Rules<unknown, unknown>, position: unknown, worth: Message): Message {
  return message('cli.analyse.worth', { position: rules.formatPosition(position), worth });
}
