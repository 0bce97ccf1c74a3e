import type { Solution, Analysis, RatedMove, Progress } from './analysis/solution.ts';
import { UnsolvableGame } from './analysis/solution.ts';
import type { Value } from './analysis/value.ts';
import type { Difficulty } from './capabilities/computer-players.ts';
import { chooseMove as chooseSolved } from './computer/computer.ts';
import { IllegalMove, type Outcome, type Rules, type Seat, type Turn } from './game.ts';
import { games, gameOf, type GameId, type MoveOf, type PositionOf } from './games.ts';
import { seededRandom, type Random } from './random.ts';
import type { Result } from './result.ts';
import { parseSettings, type Settings } from './settings/settings.ts';
import { analyse } from './solver/analyse.ts';
import { solve } from './solver/solve.ts';

// What the package of the engine offers to other programs: docs/library.md describes it.

export { analyse, IllegalMove, seededRandom, solve, UnsolvableGame };
export type {
  Analysis,
  Difficulty,
  GameId,
  MoveOf,
  Outcome,
  PositionOf,
  Progress,
  Random,
  RatedMove,
  Result,
  Rules,
  Seat,
  Settings,
  Solution,
  Turn,
  Value,
};

/** The ids of all games. */
export const gameIds: readonly GameId[] = games.map(({ id }) => id);

/**
 * The rules of a game.
 *
 * @param settings - those that differ from the defaults.
 * @throws RangeError if there is no such game, or the settings can't be played.
 */
export function game<Id extends GameId>(
  id: Id,
  settings: Settings = {},
): Rules<PositionOf<Id>, MoveOf<Id>> {
  const found = gameOf(id);
  const { settings: checked, problems } = parseSettings(found, settings);
  const [problem] = problems;
  if (problem !== undefined) {
    const { code, values } = problem.message;
    throw new RangeError(`${problem.name}: ${code} ${JSON.stringify(values)}`);
  }
  return found.rules(checked) as Rules<PositionOf<Id>, MoveOf<Id>>;
}

/**
 * The move of a computer player.
 *
 * @param solution - gives the solved game; called only by computers that need it.
 * @throws RangeError if no player is to move.
 */
export function chooseMove<Position, Move>(
  computer: Difficulty,
  rules: Rules<Position, Move>,
  position: Position,
  random: Random,
  solution: () => Solution<Position> = () => solve(rules),
): Move {
  return chooseSolved(computer, rules, solution, position, random);
}
