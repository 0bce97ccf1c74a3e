import { partsOfTask } from '../../engine/task/parts.ts';
import type { TaskLine } from '../../engine/learner/tasks.ts';
import { parseTask } from '../../engine/task/parse-task.ts';
import type { Task } from '../../engine/task/task.ts';
import { inEnglish } from '../../words/testing.ts';
import { resultText, taskId } from './result-file.ts';

/** A task as a teacher writes it. @param heads - further tags, a line each. */
export function taskCalled(name: string, heads = ''): Task {
  const parsed = parseTask(
    `[Task "${name}"]\n${heads}\n` +
      '[Game "chopsticks"]\n[Position "1212"]\n[Question "Find it."]\n\n*\n\n' +
      '[Game "chopsticks"]\n[Puzzles "usual seed 1 numbers 1-2"]\n\n*\n',
  );
  if (!parsed.ok) throw new Error(inEnglish(parsed.error));
  return parsed.value;
}

/** A moment of a lesson, some seconds after it began. */
function momentAfter(seconds: number): string {
  const time = new Date(Date.UTC(2026, 10, 26, 9, 0, 0) + 1000 * seconds);
  return time.toISOString().replace('Z', '+00:00');
}

/** The lines of a pupil who tries every exercise, gets some wrong at first, and hands in. */
export function linesOf(task: Task, pupil: string, wrong: readonly number[] = []): TaskLine[] {
  const of = { task: taskId(task), pupil };
  let seconds = 0;
  const at = (): string => momentAfter((seconds += 10));
  const items = partsOfTask(task).flatMap((part, index): TaskLine[] => {
    const line = { what: 'task-item', ...of, ...part } as const;
    const isWrong = wrong.includes(index);
    const first = { ...line, at: at(), tried: ['A-C'], attempt: 1, seconds: 4 };
    return isWrong
      ? [
          { ...first, outcome: 'wrong' },
          { ...line, at: at(), outcome: 'after-wrong', tried: ['B-D'], attempt: 2, seconds: 9 },
        ]
      : [{ ...first, outcome: 'right' }];
  });
  return [
    { what: 'task', at: momentAfter(0), ...of, did: 'begun' },
    ...items,
    { what: 'task', at: at(), ...of, did: 'handed-in' },
  ];
}

/** The text of a result that can be read again. */
export function writtenResult(pupil: string, task: Task, lines: readonly TaskLine[]): string {
  const text = resultText(pupil, task, lines);
  if (!text.ok) throw new Error(inEnglish(text.error));
  return text.value;
}
