import { placeKey } from '../puzzles/puzzle-place.ts';
import type { Settings } from '../settings/settings.ts';
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

/** The games that the learner has played to the end with the guide, by {@link gameKey}. */
export function guidedGames(lines: readonly Line[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line) => (line.what === 'match' && line.guided ? gameKey(line) : [])),
  );
}

/** A text that is equal for the same game under the same settings. */
export function gameKey({
  game,
  settings,
}: {
  readonly game: string;
  readonly settings: Settings;
}): string {
  return placeKey({ game, settings, position: '' });
}

/** A text that is equal for the same pattern of the same game. */
export function patternKey(game: string, pattern: string): string {
  return `${game}/${pattern}`;
}
