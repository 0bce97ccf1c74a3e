import { adviceAfter } from '../../engine/guide/after.ts';
import { adviceBefore } from '../../engine/guide/before.ts';
import type { PositionRatings } from '../../engine/guide/ratings.ts';
import { withRepetition } from '../../engine/guide/repetition.ts';
import { goTo, nodesOf, positionOf, turnOf, type Match } from '../../engine/match/match.ts';
import { hasProbabilities } from '../../engine/analysis/value.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { answeredUnlessCancelled } from '../analyst/answered.ts';
import type { GuideView } from '../api/analysis-view.ts';
import type { SessionState } from './session.ts';

type AnyMatch = Match<unknown, unknown>;

/** Explains the position of a match, and the last move. It asks for the rating of every position once. */
export class Guide {
  readonly #analyst: Analyst;
  readonly #rated = new WeakMap<object, Promise<PositionRatings>>();

  constructor(analyst: Analyst) {
    this.#analyst = analyst;
  }

  /**
   * @param signal - cancels it.
   * @returns null if it was cancelled.
   * @throws Refusal if the analyst fails.
   */
  guide(state: SessionState, signal: AbortSignal): Promise<GuideView | null> {
    return answeredUnlessCancelled(this.#guided(state, signal), signal);
  }

  async #guided({ table, revision }: SessionState, signal: AbortSignal): Promise<GuideView> {
    const after = await this.#afterwards(table, signal);
    const now = await this.#beforehand(table, signal);
    return { revision, after: after ?? null, ...now };
  }

  /** The effect of the last human move. */
  async #afterwards(table: SeatedMatch, signal: AbortSignal): Promise<Message | undefined> {
    const { match, game } = table;
    const { rules } = match;
    const index = lastOfPerson(table);
    const played = nodesOf(match)[index]?.ply;
    if (played?.seat == null) return undefined;
    const next = goTo(match, index + 1);
    const turn = turnOf(next);
    if (turn.kind === 'over') return undefined;
    const ratings = await this.#ratingsAt(goTo(match, index), game, signal);
    const move = {
      seat: played.seat,
      move: played.notation,
      next: rules.mover(positionOf(next)),
    };
    const advice = adviceAfter(ratings, rules, move);
    if (advice?.code !== 'guide.after.gave' || turn.kind === 'chance') return advice;
    const [best] = (await this.#ratingsAt(next, game, signal)).moves;
    const answer = best && rules.parseMove(positionOf(next), best.move);
    return answer?.ok === true
      ? adviceAfter(ratings, rules, {
          ...move,
          answer: rules.describe(positionOf(next), answer.value),
        })
      : advice;
  }

  /** What matters now, if a person is to move. */
  async #beforehand(
    { match, game, players }: SeatedMatch,
    signal: AbortSignal,
  ): Promise<Pick<GuideView, 'before' | 'here'>> {
    const { rules } = match;
    const turn = turnOf(match);
    if (turn.kind !== 'player' || players[turn.seat]?.kind !== 'person') {
      return { before: [], here: null };
    }
    const ratings = await this.#ratingsAt(match, game, signal);
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
          : {
              place: { game, settings: match.settings, position: rules.key(position) },
              value,
              canBeDrawn: rules.match.canBeDrawn,
            },
    };
  }

  /** The ratings at the current position. */
  async #ratingsAt(match: AnyMatch, game: string, signal: AbortSignal): Promise<PositionRatings> {
    const position = positionOf(match) as object;
    const { settings } = match;
    const known =
      this.#rated.get(position) ??
      this.#analyst.ask({ wanted: 'analysis', game, settings, position }, signal);
    this.#rated.set(position, known);
    // A cancelled or failed analysis may succeed the next time.
    known.catch(() => this.#rated.delete(position));
    return withRepetition(match, await known);
  }
}

/** The index of the last ply before the current place that a person has played; -1 if there is none. */
function lastOfPerson({ match, players }: SeatedMatch): number {
  return nodesOf(match).findLastIndex(
    ({ ply: { seat } }, place) =>
      place < match.at && seat !== null && players[seat]?.kind === 'person',
  );
}
