import { playsBySolution } from '../../engine/computer/characters.ts';
import type { Analyst } from './analyst.ts';
import type { Task } from './tasks.ts';

/**
 * Combines two analysts, so that tasks that need no solved game don't wait for solving.
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
