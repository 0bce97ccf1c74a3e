import { analyse } from '../../engine/analysis.ts';
import { chooseMove } from '../../engine/computer/computer.ts';
import { estimate } from '../../engine/computer/estimate.ts';
import type { Odds, Rules } from '../../engine/game.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Progress } from '../../engine/solver/sides-solver.ts';
import { analyseUnited } from '../../engine/united.ts';
import { solvedGames } from './games-of-thread.ts';
import type { SolvedGame } from './solved-games.ts';
import type { PositionAnalysis, PositionValue, TaskOf } from './tasks.ts';

/** How many positions an estimate looks at: a few hundredths of a second. */
const estimateBudget = 4000;

/** The move that a computer plays, in notation. @throws Error saying why there is none. */
export function performMove(task: TaskOf<'move'>, progress?: Progress): string {
  const { rules, solution } = solvedGames.get(task);
  const { difficulty, position, seed } = task;
  const move = chooseMove(
    difficulty,
    rules,
    () => solution(progress),
    position,
    seededRandom(seed),
    progress,
  );
  return rules.formatMove(position, move);
}

/** What a position and each of its moves is worth. */
export function performAnalysis(task: TaskOf<'analysis'>, progress?: Progress): PositionAnalysis {
  const { rules, solution, united } = solvedGames.get(task);
  const { position } = task;
  const notation = (move: unknown): string => rules.formatMove(position, move);
  const odds = oddsOf(rules, position);
  if (odds !== undefined) {
    const moves = odds.moves.map(({ move, value }) => ({ move: notation(move), value }));
    const solved = united();
    const certain = solved && analyseUnited(rules, solved, position, rules.moves(position));
    return {
      exact: null,
      moves: [],
      odds: { ...odds, moves },
      ...(certain && {
        united: {
          ...certain,
          moves: certain.moves.map((each) => ({ ...each, move: notation(each.move) })),
        },
      }),
    };
  }
  const { moves, ...exact } = analyse(rules, solution(progress), position, rules.moves(position));
  const listed = rules.distinctMoves?.(position) ?? rules.moves(position);
  const distinct = new Set(listed.map(notation));
  const rated = moves.map(({ move, ...worth }) => {
    const written = notation(move);
    return { ...worth, move: written, essential: distinct.has(written) };
  });
  return { exact, moves: rated, odds: null };
}

/** What positions are worth, one at a time, so that others can be answered in between. */
export function* performValues(
  task: TaskOf<'values'>,
  progress?: Progress,
): Generator<undefined, PositionValue[], void> {
  const solved = solvedGames.get(task);
  const values: PositionValue[] = [];
  for (const position of task.positions) {
    values.push(valueOf(solved, position, progress));
    yield undefined;
  }
  return values;
}

function valueOf(
  { rules, solution, valueOf: knownOr }: SolvedGame,
  position: unknown,
  progress?: Progress,
): PositionValue {
  return knownOr(rules.key(position), () => {
    const odds = rules.odds?.(position, 'glance');
    const exact =
      odds !== undefined || rules.seats > 2 ? null : solution(progress).evaluate(position);
    return { exact, odds: odds === undefined ? null : { value: odds.value, exact: odds.exact } };
  });
}

/** The odds of a position that has no exact value. */
function oddsOf(rules: Rules<unknown, unknown>, position: unknown): Odds<unknown> | undefined {
  if (rules.odds !== undefined) return rules.odds(position, 'move');
  // The same position is estimated the same each time it is looked at.
  return rules.seats > 2 ? estimate(rules, position, seededRandom(1), estimateBudget) : undefined;
}
