import { positionOf } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { answered } from '../analyst/answered.ts';

/**
 * Whether the computer accepts a draw offer: it does unless it expects to win.
 *
 * @throws Refusal if the analyst fails.
 */
export async function takesDraw({ match, game }: SeatedMatch, analyst: Analyst): Promise<boolean> {
  const { settings } = match;
  const positions = [positionOf(match)];
  const asked = analyst.ask({ wanted: 'values', game, settings, positions });
  const [value] = await answered(asked);
  return value != null && value.score >= 0.5;
}
