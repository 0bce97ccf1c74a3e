import { formatDuel } from '../../engine/records/format-duel.ts';
import type { MatchFile } from '../../storage/library/match-file.ts';
import { recordOfMatch } from '../../storage/library/record-of-match.ts';
import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';

/** The longest work of the main process before it answers other requests (ms). */
const longestSlice = 12;

/**
 * The records of matches as one `.duel` text. Each match is played through for it: many are read in slices,
 * so that other requests don't wait.
 *
 * @param read - reads a match.
 * @throws Refusal if one of them can't be used.
 */
export async function duelTextOf(
  ids: readonly string[],
  read: (id: string) => Promise<MatchFile>,
): Promise<string> {
  const texts: string[] = [];
  let since = performance.now();
  for (const id of ids) {
    if (performance.now() - since > longestSlice) {
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    }
    const match = await read(id);
    if (match.kind === 'unusable') {
      throw new Refusal(message('library.not-usable', { reason: match.reason }));
    }
    texts.push(formatDuel([recordOfMatch(match.table, match.notes)]));
  }
  return texts.join('\n');
}
