import { message } from '../../words/message.ts';
import { outcomeOf, positionAt, positionOf } from '../../engine/match.ts';
import type { Match } from '../../engine/match.ts';
import type { Analyst } from '../analyst/analyst.ts';
import type { AnalysisView, HistoryView, SayingView } from '../api.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { SessionState } from './session.ts';

type AnyMatch = Match<unknown, unknown>;

/** Rates the moves of the position on the table. @throws Refusal saying why it can't be done. */
export async function analyseState(
  { revision, table }: SessionState,
  analyst: Analyst,
): Promise<AnalysisView> {
  const { match, game } = table;
  if (outcomeOf(match) !== undefined) return { revision, ...nothingKnown };
  const position = positionOf(match);
  const asked = { wanted: 'analysis', game, settings: match.settings, position } as const;
  const { exact, moves, odds } = await analyst.ask(asked).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(message('match.analysis-failed', { reason }));
  });
  const withText = <Rated extends { readonly move: string }>(rated: Rated) => {
    const move = match.rules.parseMove(position, rated.move);
    const text = move.ok ? match.rules.describe(position, move.value) : { code: rated.move };
    return { ...rated, text };
  };
  return {
    revision,
    exact,
    moves: moves.map(withText),
    odds: odds === null ? null : { ...odds, moves: odds.moves.map(withText) },
    saying: sayingOf(match),
  };
}

const nothingKnown = { exact: null, moves: [], odds: null, saying: null } as const;

/**
 * What each position of the match was worth to the side to move, from the start on.
 *
 * @param signal - ends it where nobody needs it any more.
 */
export async function historyOf(
  { revision, table }: SessionState,
  analyst: Analyst,
  signal: AbortSignal,
): Promise<HistoryView> {
  const { match, game } = table;
  const { rules, settings } = match;
  const all = Array.from({ length: match.history.length + 1 }, (_, at) => positionAt(match, at));
  // Before a draw nothing is decided that wasn't before.
  const positions = all.filter((position) => rules.turn(position).kind !== 'chance');
  const known = await analyst.ask({ wanted: 'values', game, settings, positions }, signal);
  const values = new Map(positions.map((position, index) => [position, known[index]]));
  return {
    revision,
    values: all.map((position) => ({
      seat: rules.mover(position),
      ...(values.get(position) ?? { exact: null, odds: null }),
    })),
  };
}

/** What a saying of the game advises where the match stands. */
function sayingOf(match: AnyMatch): SayingView | null {
  const { rules } = match;
  const position = positionOf(match);
  const saying = rules.saying?.(position);
  if (saying === undefined) return null;
  const { name, move } = saying;
  return move === undefined
    ? { name, move: null, text: message('match.no-advice') }
    : { name, move: rules.formatMove(position, move), text: rules.describe(position, move) };
}
