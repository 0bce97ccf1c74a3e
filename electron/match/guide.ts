import { adviceAfter } from '../../engine/guide/after.ts';
import { adviceBefore } from '../../engine/guide/before.ts';
import type { PositionRatings } from '../../engine/guide/ratings.ts';
import { withRepetition } from '../../engine/guide/repetition.ts';
import { goTo, nodesOf, positionOf, turnOf, type Match } from '../../engine/match/match.ts';
import { hasProbabilities } from '../../engine/analysis/value.ts';
import type { Message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { answeredUnlessCancelled } from '../analyst/answered.ts';
import type { GuideView } from '../api/guide-view.ts';
import type { SessionState } from './session.ts';

/** Explains the position of a match, and the last move. */
export interface Guide {
  /**
   * @param signal - cancels it.
   * @returns null if it was cancelled.
   * @throws Refusal if the analyst fails.
   */
  readonly guide: (state: SessionState, signal: AbortSignal) => Promise<GuideView | null>;
}

type AnyMatch = Match<unknown, unknown>;

/** Makes a guide, which asks for the rating of every position once. */
export function openGuide(analyst: Analyst): Guide {
  const rated = new WeakMap<object, Promise<PositionRatings>>();

  /** The ratings at the current position. */
  async function ratingsAt(
    match: AnyMatch,
    game: string,
    signal: AbortSignal,
  ): Promise<PositionRatings> {
    const position = positionOf(match) as object;
    const { settings } = match;
    const known =
      rated.get(position) ?? analyst.ask({ wanted: 'analysis', game, settings, position }, signal);
    rated.set(position, known);
    // A cancelled or failed analysis may succeed the next time.
    known.catch(() => rated.delete(position));
    return withRepetition(match, await known);
  }

  /** The effect of the last human move. */
  async function afterwards(
    { table }: SessionState,
    signal: AbortSignal,
  ): Promise<Message | undefined> {
    const { match, game, players } = table;
    const { rules, at } = match;
    const line = nodesOf(match);
    const index = line.findLastIndex(
      ({ ply: { seat } }, place) => place < at && seat !== null && players[seat]?.kind === 'person',
    );
    const played = line[index]?.ply;
    if (played?.seat == null) return undefined;
    const next = goTo(match, index + 1);
    const turn = turnOf(next);
    if (turn.kind === 'over') return undefined;
    const ratings = await ratingsAt(goTo(match, index), game, signal);
    const move = {
      seat: played.seat,
      move: played.notation,
      next: rules.mover(positionOf(next)),
    };
    const advice = adviceAfter(ratings, rules, move);
    if (advice?.code !== 'guide.after.gave' || turn.kind === 'chance') return advice;
    const [best] = (await ratingsAt(next, game, signal)).moves;
    const answer = best && rules.parseMove(positionOf(next), best.move);
    return answer?.ok === true
      ? adviceAfter(ratings, rules, {
          ...move,
          answer: rules.describe(positionOf(next), answer.value),
        })
      : advice;
  }

  /** What matters now, if a person is to move. */
  async function beforehand(
    { table }: SessionState,
    signal: AbortSignal,
  ): Promise<Pick<GuideView, 'before' | 'here'>> {
    const { match, game, players } = table;
    const { rules } = match;
    const turn = turnOf(match);
    if (turn.kind !== 'player' || players[turn.seat]?.kind !== 'person') {
      return { before: [], here: null };
    }
    const ratings = await ratingsAt(match, game, signal);
    const position = positionOf(match);
    const value = hasProbabilities(rules) ? undefined : ratings.moves[0]?.value;
    return {
      before: [
        ...adviceBefore(ratings, turn.seat, rules),
        ...(rules.advice?.advise(position) ?? []),
      ],
      here:
        value === undefined
          ? null
          : { key: JSON.stringify([game, match.settings, rules.key(position)]), value },
    };
  }

  async function guided(state: SessionState, signal: AbortSignal): Promise<GuideView> {
    const after = await afterwards(state, signal);
    const now = await beforehand(state, signal);
    return { revision: state.revision, after: after ?? null, ...now };
  }

  return {
    guide: (state, signal) => answeredUnlessCancelled(guided(state, signal), signal),
  };
}
