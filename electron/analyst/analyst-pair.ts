import { playsBySolution } from '../../engine/computer/characters.ts';
import type { Analyst } from './analyst.ts';
import type { Task } from './tasks.ts';

/**
 * Makes one analyst of two: what takes no solved game is not kept waiting by solving.
 *
 * @param quick - plays for the computers that need no solved game.
 * @param thorough - does all the rest.
 */
export function pairAnalysts(quick: Analyst, thorough: Analyst): Analyst {
  return {
    ask: (task, signal, progress) =>
      (needsNoSolution(task) ? quick : thorough).ask(task, signal, progress),
    close() {
      quick.close();
      thorough.close();
    },
  };
}

function needsNoSolution(task: Task): boolean {
  return task.wanted === 'move' && !playsBySolution(task.difficulty);
}
