import { analyse } from '../solver/analyse.ts';
import type { Rules } from '../game.ts';
import { gameOf } from '../games.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { solve } from '../solver/solve.ts';
import { solveCoalitions } from '../solver/coalition.ts';
import { valueOf } from '../testing/in-notation.ts';
import { analyseCoalitions } from '../solver/coalition-analysis.ts';
import type { PositionRatings } from './ratings.ts';

/** A game whose positions are rated as the analyst rates them. */
export interface GuidedGame {
  readonly rules: Rules<unknown, unknown>;
  readonly at: (position: string) => {
    readonly position: unknown;
    readonly ratings: PositionRatings;
  };
}

/** A game with settings that differ from its defaults. */
export function guidedGame(id: string, differing: Settings = {}): GuidedGame {
  const game = gameOf(id);
  const rules = game.rules({ ...defaultSettings(game.settings), ...differing });
  const rate = raterOf(rules);
  return {
    rules,
    at(text) {
      const position = valueOf(rules.parsePosition(text));
      return { position, ratings: rate(position) };
    },
  };
}

function raterOf(rules: Rules<unknown, unknown>): (position: unknown) => PositionRatings {
  const inNotation = <Rated extends { readonly move: unknown }>(
    position: unknown,
    rated: Rated,
  ) => ({
    ...rated,
    move: rules.formatMove(position, rated.move),
  });
  const none: PositionRatings = { moves: [] };
  const odds = rules.chance?.odds?.bind(rules.chance);
  if (odds !== undefined) {
    return (position) => {
      const { value, moves } = odds(position);
      return {
        value,
        moves: moves.map((each) => ({ ...inNotation(position, each), essential: true })),
      };
    };
  }
  const numbered = rules.seats > 2 ? rules.solver?.numbered?.() : undefined;
  if (numbered !== undefined) {
    const solution = solveCoalitions(rules, numbered);
    return (position) => {
      const coalition = analyseCoalitions(rules, solution, position, rules.moves(position));
      return {
        ...none,
        coalition: {
          ...coalition,
          moves: coalition.moves.map((each) => inNotation(position, each)),
        },
      };
    };
  }
  const solution = solve(rules);
  return (position) => {
    const { moves, value } = analyse(rules, solution, position, rules.moves(position));
    const distinct = rules.distinctMoves?.(position) ?? rules.moves(position);
    const written = new Set(distinct.map((move) => rules.formatMove(position, move)));
    return {
      value,
      moves: moves
        .map((each) => inNotation(position, each))
        .map((each) => ({ ...each, essential: written.has(each.move) })),
    };
  };
}
