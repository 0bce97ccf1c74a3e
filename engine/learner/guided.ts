import type { Line } from './line.ts';

/** How often the learner was right about what the guide had said, by {@link patternKey}. */
export function rightAnswers(lines: readonly Line[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const line of lines) {
    if (line.what !== 'guided-move' || !line.right) continue;
    const key = patternKey(line.game, line.pattern);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return times;
}

/** A text that is equal for the same pattern of the same game. */
export function patternKey(game: string, pattern: string): string {
  return `${game}/${pattern}`;
}
