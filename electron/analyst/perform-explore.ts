import { randomMoves } from '../../engine/explorer/random-play.ts';
import type { Progress } from '../../engine/analysis/solution.ts';
import { layOut } from '../../engine/state-map/layout.ts';
import { mapStates } from '../../engine/state-map/state-map.ts';
import { solvedGames } from './solved-games.ts';
import type { MapAnswer, RandomAnswer, TaskOf } from './tasks.ts';

/**
 * The results of a game from a position on if all players move at random.
 *
 * @throws UnsolvableGame if there are too many positions.
 */
export function performRandomPlay(task: TaskOf<'random'>, progress?: Progress): RandomAnswer {
  const { rules, random } = solvedGames.get(task);
  const { position } = task;
  return {
    here: random.results(position, progress),
    moves: randomMoves(rules, random, position, rules.moves(position), progress).map(
      ({ move, results }) => ({ move: rules.formatMove(position, move), results }),
    ),
  };
}

/**
 * The layout of all positions of a game.
 *
 * @throws UnsolvableGame if there are too many, or if their values are other than won, drawn or lost.
 */
export function performMap(task: TaskOf<'map'>, progress?: Progress): MapAnswer {
  const map = mapStates(solvedGames.get(task).rules, progress);
  return { map, layout: layOut(map, task.aspect) };
}
