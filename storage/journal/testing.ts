import type { Line } from '../../engine/learner/line.ts';
import type { Journal } from './journal.ts';

/** A journal in memory. */
export function journalOf(lines: Line[] = []): Journal {
  return {
    lines,
    add: (line) => void lines.push(line),
    after: (fold) => fold(lines),
    forget: () => void lines.splice(0),
  };
}
