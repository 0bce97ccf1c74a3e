import { lengthOf, outcomeOf, positionAt, positionOf } from '../../engine/match/match.ts';
import { plyInWords } from '../../engine/decision/notation.ts';
import type { PositionRatings } from '../../engine/guide/ratings.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { coalitionInWords, coalitionMoveInWords } from '../../engine/solver/coalition-words.ts';
import type { CoalitionAnalysis } from '../../engine/solver/coalition-analysis.ts';
import { hasProbabilities } from '../../engine/analysis/value.ts';
import type { Seat } from '../../engine/game.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { answeredUnlessCancelled } from '../analyst/answered.ts';
import type { AnalysisView, CoalitionView, HistoryView, SayingView } from '../api/analysis-view.ts';
import type { SessionState } from './session.ts';

/**
 * Rates the position on the table and its moves.
 *
 * @param signal - cancels it.
 * @returns null if it was cancelled.
 * @throws Refusal if the analyst fails.
 */
export async function analyseState(
  state: SessionState,
  analyst: Analyst,
  signal: AbortSignal,
): Promise<AnalysisView | null> {
  const { revision, table } = state;
  const { match, game } = table;
  const { rules, settings } = match;
  if (outcomeOf(match) !== undefined) return { revision, ...nothingKnown, ...resultsOf(rules) };
  const position = positionOf(match);
  const asked = analyst.ask({ wanted: 'analysis', game, settings, position }, signal);
  const found = await answeredUnlessCancelled(asked, signal);
  return found && analysisView(state, found);
}

/**
 * Rates them by proven values, if the analyst has only estimates and can prove them.
 *
 * @param line - whether to prove the values of the match so far, too.
 * @param signal - cancels it.
 * @returns null if it was cancelled or can't be.
 * @throws Refusal if the analyst fails.
 */
export async function proveState(
  state: SessionState,
  line: boolean,
  analyst: Analyst,
  signal: AbortSignal,
): Promise<AnalysisView | null> {
  const { match, game } = state.table;
  if (outcomeOf(match) !== undefined || match.rules.chance?.prove === undefined) return null;
  const { settings } = match;
  const positions = line
    ? Array.from({ length: match.at + 1 }, (_, at) => positionAt(match, at))
    : [positionOf(match)];
  const asked = analyst.ask({ wanted: 'proof', game, settings, positions }, signal);
  const found = await answeredUnlessCancelled(asked, signal);
  return found && analysisView(state, found);
}

function analysisView({ revision, table }: SessionState, found: PositionRatings): AnalysisView {
  const { rules } = table.match;
  const position = positionOf(table.match);
  const seen = (rated: PositionRatings['moves'][number]) => {
    const parsed = rules.parseMove(position, rated.move);
    if (!parsed.ok)
      throw new Error(`${rated.move} is no move in ${rules.formatPosition(position)}.`);
    const played = { move: parsed.value, after: rules.play(position, parsed.value) };
    return { ...rated, text: plyInWords(rules, position, [rated.move]), played };
  };
  const { value = null, moves, coalition } = found;
  return {
    revision,
    value,
    ...resultsOf(rules),
    // Only the id of the game determines the types of its positions and moves.
    moves: moves.map(seen) as AnalysisView['moves'],
    saying: sayingOf(table),
    ...(coalition && { coalition: coalitionView(coalition, rules.mover(position)) }),
  };
}

/** The results that values of a game stand for. */
function resultsOf(
  rules: SeatedMatch['match']['rules'],
): Pick<AnalysisView, 'probabilities' | 'canBeDrawn'> {
  return { probabilities: hasProbabilities(rules), canBeDrawn: rules.match.canBeDrawn };
}

const nothingKnown = { value: null, moves: [], saying: null } as const;

/** The most positions to value per request; the next request continues. */
const mostValued = 250;

/**
 * The values of the next positions of the match for the side to move, up to the limit of one request.
 *
 * @param from - the number of positions before them.
 * @param signal - cancels it.
 * @returns null if it was cancelled.
 * @throws Refusal if the analyst fails.
 */
export async function historyOf(
  { revision, table }: SessionState,
  from: number,
  analyst: Analyst,
  signal: AbortSignal,
): Promise<HistoryView | null> {
  const { match, game } = table;
  const { rules, settings } = match;
  const length = Math.max(0, Math.min(mostValued, lengthOf(match) + 1 - from));
  const all = Array.from({ length }, (_, index) => positionAt(match, from + index));
  // The value before a draw by chance is the same as before the move.
  const positions = all.filter((position) => rules.turn(position).kind !== 'chance');
  const asked = analyst.ask({ wanted: 'values', game, settings, positions }, signal);
  const known = await answeredUnlessCancelled(asked, signal);
  if (known === null) return null;
  const values = new Map(positions.map((position, index) => [position, known[index]]));
  return {
    revision,
    probabilities: hasProbabilities(rules),
    values: all.map((position) => ({
      seat: rules.mover(position),
      value: values.get(position) ?? null,
    })),
  };
}

/** The advice of a traditional rule of the game at the current position. */
function sayingOf({ match }: SeatedMatch): SayingView | null {
  const { rules } = match;
  if (rules.advice?.saying === undefined) return null;
  const position = positionOf(match);
  const { name, move } = rules.advice.saying(position);
  return { name, move: move === undefined ? null : rules.formatMove(position, move) };
}

/** The view of the certain results of a position of three players, and of its moves. */
export function coalitionView(analysis: CoalitionAnalysis<string>, mover: Seat): CoalitionView {
  const { outWins, players, kingmaker, moves } = analysis;
  return {
    players,
    kingmaker,
    sentences: coalitionInWords('moves', analysis, kingmaker ? mover : undefined),
    moves: moves.map((each) => ({
      ...each,
      text: coalitionMoveInWords('moves', each, mover, outWins),
    })),
  };
}
