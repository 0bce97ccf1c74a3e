import { message } from '../../words/message.ts';
import { positionOf } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { failureOf, type Analyst } from '../analyst/analyst.ts';
import { Refusal } from '../ipc/refusal.ts';

/**
 * Whether the computer accepts a draw offer: it does unless it expects to win.
 *
 * @throws Refusal if the analyst fails.
 */
export async function takesDraw({ match, game }: SeatedMatch, analyst: Analyst): Promise<boolean> {
  const { settings } = match;
  const positions = [positionOf(match)];
  const asked = analyst.ask({ wanted: 'values', game, settings, positions });
  const [value] = await asked.catch((error: unknown) => {
    throw new Refusal(message('match.analysis-failed', { reason: failureOf(error) }));
  });
  return value != null && value.score >= 0.5;
}
