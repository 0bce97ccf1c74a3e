import { grades, type Grade } from '../capabilities/computer-players.ts';
import type { Line } from './line.ts';

/** The strongest computer that the learner has beaten in each game from its start, with neither a hint nor the guide. */
export function beatenAlone(lines: readonly Line[]): ReadonlyMap<string, Grade> {
  const beaten = new Map<string, Grade>();
  for (const line of lines) {
    if (line.what !== 'match' || line.result !== 'won') continue;
    if (line.guided || line.hints || line.setUp) continue;
    const [opponent, ...others] = line.opponents;
    const strength = grades.findIndex((grade) => grade === opponent);
    const before = beaten.get(line.game);
    const grade = grades[strength];
    if (grade === undefined || others.length > 0) continue;
    if (before === undefined || strength > grades.indexOf(before)) beaten.set(line.game, grade);
  }
  return beaten;
}
