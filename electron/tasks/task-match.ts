import { chanceOrder } from '../../engine/match/chance-order.ts';
import { mainEndOf, notationsOf, type Match } from '../../engine/match/match.ts';
import type { Player } from '../../engine/match/players.ts';
import { replayed } from '../../engine/match/replay.ts';
import { momentOf } from '../../engine/learner/moment.ts';
import { partKey } from '../../engine/learner/tasks.ts';
import type { TaskPart } from '../../engine/task/parts.ts';
import type { TaskItemOf } from '../../engine/task/task.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import type { Practised } from '../practice/practice-handlers.ts';
import { locked } from './locks.ts';
import { outcomesOf, placeOf, refuseLate, type OpenTask } from './open-task.ts';

/**
 * A match of the open task. One that isn't over continues where it was left.
 *
 * @param isAfresh - whether it starts again even so.
 * @throws Refusal if it has only one try, and is to start again.
 */
export function matchOfTask(
  open: OpenTask,
  part: TaskPart,
  { players, seed, goal, first, ...item }: TaskItemOf<'match'>,
  isAfresh: boolean,
): Practised {
  const { known, progress } = open.now();
  const chance = seed === undefined ? {} : { chance: chanceOrder(seed) };
  const setting = { ...resolvePosition({ ...item, first }), first, players, ...chance };
  const left = progress?.matches.get(partKey(part));
  if (isAfresh && left !== undefined && known.task.locks.includes('no-undo')) {
    throw locked(known.task, 'no-undo');
  }
  const { rules, settings, position } = setting;
  // The journal may be of a version with other rules.
  const continues =
    !isAfresh && left !== undefined && replayed(rules, settings, position, left.moves).ok;
  const { moves, seconds: before } = continues ? left : { moves: [], seconds: 0 };
  const erred = progress?.parts.has(partKey(part)) ?? false;
  const began = open.clock();
  const at = (): string => momentOf(new Date(open.clock()));
  const seconds = (): number => before + Math.round((open.clock() - began) / 100) / 10;
  const add = open.keeperOf(part);
  const keep = outcomesOf(open, part, placeOf(setting));
  let kept = moves.length;
  return {
    setting: { ...setting, moves: [...moves] },
    playOn: {
      turns: Infinity,
      moving: () => refuseLate(open),
      moved(match) {
        const all = notationsOf(match);
        const added = { after: kept, moves: all.slice(kept), seconds: seconds() };
        add({ what: 'task-match', at: at(), ...added });
        kept = all.length;
      },
      ended(match) {
        const reached = reaches(goal, match, players) ? (erred ? 'after-wrong' : 'right') : 'wrong';
        keep(reached, at(), { tried: [...notationsOf(match)], attempt: 1, seconds: seconds() });
      },
    },
  };
}

/** Whether a match came to what was asked of its persons. */
function reaches(
  goal: TaskItemOf<'match'>['goal'],
  match: Match<unknown, unknown>,
  players: readonly Player[],
): boolean {
  const outcome = mainEndOf(match);
  if (goal === 'end' || outcome === undefined) return outcome !== undefined;
  if (outcome.kind === 'draw') return goal === 'draw';
  return players[outcome.winner]?.kind === 'person';
}
