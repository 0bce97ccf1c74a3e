import {
  adviceAfter,
  didBy,
  isOnlyGood,
  losesNothing,
  withReason,
} from '../../engine/guide/after.ts';
import { adviceBefore } from '../../engine/guide/before.ts';
import type { Guidance } from '../../engine/guide/guidance.ts';
import type { Seat } from '../../engine/game.ts';
import type { PositionRatings } from '../../engine/guide/ratings.ts';
import { withRepetition } from '../../engine/guide/repetition.ts';
import { gameKey, guidedGames, patternKey, rightAnswers } from '../../engine/learner/guided.ts';
import { momentOf } from '../../engine/learner/moment.ts';
import type { Player } from '../../engine/match/players.ts';
import { goTo, nodesOf, positionOf, turnOf, type Match } from '../../engine/match/match.ts';
import type { Played } from '../../engine/match/played.ts';
import { hasProbabilities } from '../../engine/analysis/value.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { GuideTalk } from '../../storage/config/appearance.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { message, type Message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { answeredUnlessCancelled } from '../analyst/answered.ts';
import type { GuideView } from '../api/analysis-view.ts';
import type { SessionState } from './session.ts';

type AnyMatch = Match<unknown, unknown>;

/** The journal of the person at a seat; undefined if it isn't known who sits there. */
export type JournalAt = (players: readonly Player[], seat: Seat) => Journal | undefined;

/** How often the user is right about a pattern before the guide asks instead of telling, and again before it is silent. */
const timesRight = 3;

/**
 * Says one thing about a match: what the last move gave away, or what is most useful now. What the user was right about
 * several times, by the journal, is only asked, and then not said any more. It asks about every position once.
 */
export class Guide {
  readonly #analyst: Analyst;
  readonly #talk: () => GuideTalk;
  readonly #rated = new WeakMap<object, Promise<PositionRatings>>();
  readonly #guidances = new WeakMap<object, Promise<Guidance | null>>();
  /** Why moves gave something away, or didn't. */
  readonly #reasons = new WeakMap<object, Promise<Message | undefined>>();
  readonly #journalAt: JournalAt;
  /** The plies that were noted. */
  readonly #noted = new WeakSet<object>();

  /** @param talk - how much the guide says. */
  constructor(analyst: Analyst, talk: () => GuideTalk, journalAt: JournalAt) {
    this.#analyst = analyst;
    this.#talk = talk;
    this.#journalAt = journalAt;
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
    const own = await this.#ownMove(table, signal);
    // What could follow the last move of one's own is past once the match is over.
    if (turnOf(table.match).kind === 'over') {
      return { revision, after: null, ...nothingSaid, here: null };
    }
    const { guidance, ...now } = await this.#beforehand(table, signal);
    // To another person it is the opponent's move.
    const isOwn =
      guidance === null || own?.ply.seat === table.match.rules.mover(positionOf(table.match));
    // The opponent's mistake is the news: what it was made in answer to is no longer so.
    if (guidance?.pattern.startsWith('mistake') === true) {
      return { revision, after: isOwn && own?.isRight === false ? unpunished : null, ...now };
    }
    if (!isOwn || own === undefined) return { revision, after: null, ...now };
    const after = await this.#afterwards(table, own, signal);
    // After a mistake of one's own, a question is enough.
    const asked = own.isRight || guidance === null || now.before.length === 0;
    return { revision, after, ...now, ...(!asked && questionOf(guidance)) };
  }

  /** The last human move and what it did, which is noted in the journal; undefined if it is unknown. */
  async #ownMove(table: SeatedMatch, signal: AbortSignal): Promise<OwnMove | undefined> {
    const index = lastOfPerson(table);
    const ply = nodesOf(table.match)[index]?.ply;
    const effect = await this.#effect(table, signal);
    if (ply === undefined || effect === undefined) return undefined;
    const isRight = losesNothing(effect);
    await this.#note(table, isRight);
    return { index, ply, effect, isRight };
  }

  /** What the last human move gave away and why, or what a good one did; null if it isn't worth a sentence. */
  async #afterwards(
    table: SeatedMatch,
    own: OwnMove,
    signal: AbortSignal,
  ): Promise<Message | null> {
    const { index, ply, effect, isRight } = own;
    if (!isRight) {
      const why = await this.#reasonOf(table, own, signal);
      // What it gave away is worth saying without a reason.
      return why === undefined ? effect : withReason(effect, why);
    }
    const talk = this.#talk();
    if (talk === 'mistakes') return null;
    const before = goTo(table.match, index);
    const ratings = await this.#ratingsAt(before, table.game, signal);
    const isOnly = isOnlyGood(ratings, before.rules, positionOf(before), ply.notation);
    if (isOnly) return message('guide.after.only-good');
    if (talk === 'later') return null;
    // With chance, no reason is short enough.
    if (before.rules.chance !== undefined) return effect;
    const why = await this.#reasonOf(table, own, signal);
    return (why && didBy(why)) ?? null;
  }

  /** Why a move gave something away, or didn't; undefined if it can't be said in a sentence. */
  async #reasonOf(
    table: SeatedMatch,
    own: OwnMove,
    signal: AbortSignal,
  ): Promise<Message | undefined> {
    const { ply } = own;
    const known = this.#reasons.get(ply) ?? this.#reasonFor(table, own, signal);
    this.#reasons.set(ply, known);
    known.catch(() => this.#reasons.delete(ply));
    const why = await known.catch(() => undefined);
    signal.throwIfAborted();
    return why;
  }

  async #reasonFor(
    { match, game }: SeatedMatch,
    { index, isRight }: OwnMove,
    signal: AbortSignal,
  ): Promise<Message | undefined> {
    if (match.rules.seats > 2) return undefined;
    const plies = nodesOf(match).slice(0, index + 1);
    const seat = plies.at(-1)?.ply.seat;
    const first = plies.findLastIndex(({ ply }) => ply.seat !== seat) + 1;
    const moves = plies.slice(first).map(({ ply }) => ply.notation);
    const position = positionOf(goTo(match, first)) as object;
    const { settings } = match;
    const asked = { wanted: 'judgement', game, settings, position, moves } as const;
    const judged = await this.#analyst.ask(asked, signal);
    return judged.kind === (isRight ? 'right' : 'wrong') ? judged.why : undefined;
  }

  /** Adds the last human move to the journal, once, if the guide had said something about its position. */
  async #note(table: SeatedMatch, right: boolean): Promise<void> {
    const { match, game } = table;
    const index = lastOfPerson(table);
    const ply = nodesOf(match)[index]?.ply;
    if (ply?.seat == null || this.#noted.has(ply)) return;
    this.#noted.add(ply);
    const before = { ...table, match: goTo(match, index) };
    const guidance = await this.#guidances.get(positionOf(before.match) as object);
    if (!guidance || this.#saying(before, ply.seat, guidance).before.length === 0) return;
    const { pattern } = guidance;
    const line = { what: 'guided-move', at: momentOf(new Date()), game, pattern, right } as const;
    try {
      this.#journalAt(table.players, ply.seat)?.add(line);
    } catch {
      // It counts all the same, and is written with the next line.
    }
  }

  /** The effect of the last human move. */
  async #effect(table: SeatedMatch, signal: AbortSignal): Promise<Message | undefined> {
    const { match, game } = table;
    const { rules } = match;
    const index = lastOfPerson(table);
    const played = nodesOf(match)[index]?.ply;
    if (played?.seat == null) return undefined;
    const next = goTo(match, index + 1);
    if (turnOf(next).kind === 'over') return undefined;
    const ratings = await this.#ratingsAt(goTo(match, index), game, signal);
    return adviceAfter(ratings, rules, {
      seat: played.seat,
      move: played.notation,
      next: rules.mover(positionOf(next)),
      ends: false,
    });
  }

  /** What matters now, if a person is to move. */
  async #beforehand(table: SeatedMatch, signal: AbortSignal): Promise<Beforehand> {
    const { match, game, players } = table;
    const { rules } = match;
    const turn = turnOf(match);
    if (turn.kind !== 'player' || players[turn.seat]?.kind !== 'person') {
      return { ...nothingSaid, here: null, guidance: null };
    }
    const ratings = await this.#ratingsAt(match, game, signal);
    const guidance = await this.#guidanceAt(table, turn.seat, signal);
    const position = positionOf(match);
    const value = hasProbabilities(rules) ? undefined : ratings.moves[0]?.value;
    return {
      guidance,
      ...this.#withGoal(
        table,
        turn.seat,
        guidance === null
          ? { ...nothingSaid, before: this.#general(table, ratings, turn.seat) }
          : this.#saying(table, turn.seat, guidance),
        guidance,
      ),
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

  /** What is said if no guidance is known, such as among three players. */
  #general({ match }: SeatedMatch, ratings: PositionRatings, seat: Seat): readonly Message[] {
    if (this.#talk() === 'mistakes') return [];
    const { rules } = match;
    const facts = rules.advice?.advise(positionOf(match)) ?? [];
    return [...adviceBefore(ratings, seat, rules), ...facts];
  }

  /**
   * The sentence with its plan, or only a question; neither if the user knows the pattern, or wants to hear less. The move is
   * drawn once the user asks for it.
   */
  #saying(table: SeatedMatch, seat: Seat, guidance: Guidance): Said {
    const { pattern, tells, asks, line = [] } = guidance;
    const { game, players, match } = table;
    const talk = this.#talk();
    if (talk === 'mistakes' && !pattern.startsWith('mistake')) return nothingSaid;
    // Before one's first move, that all are the same is no news.
    if (lastOfPerson(table) < 0 && tells.code === 'guide.same-moves') return nothingSaid;
    const times = this.#journalAt(players, seat)?.after(rightAnswers);
    const right = times?.get(patternKey(game, pattern)) ?? 0;
    const tellsUntil = talk === 'later' ? 0 : timesRight;
    const move = line[0]?.[0] ?? null;
    if (right < tellsUntil) {
      return { before: [tells], move, plan: planOf(match, line), told: move !== null };
    }
    return right < tellsUntil + timesRight ? { ...nothingSaid, before: [asks], move } : nothingSaid;
  }

  /** What is said, after what wins before the first move of a game that the user hasn't played with the guide. */
  #withGoal(table: SeatedMatch, seat: Seat, said: Said, guidance: Guidance | null): Said {
    const { game, match, players } = table;
    const { goal } = match.rules.advice ?? {};
    if (goal === undefined || this.#talk() !== 'first' || lastOfPerson(table) >= 0) return said;
    const known = this.#journalAt(players, seat)?.after(guidedGames);
    if (known?.has(gameKey({ game, settings: match.settings })) === true) return said;
    // Both in full would be too long.
    const shorter = said.told && guidance !== null ? { ...said, ...questionOf(guidance) } : said;
    return { ...shorter, before: [goal, ...shorter.before] };
  }

  /** The guidance at the current position; null if nothing is known. */
  async #guidanceAt(
    { match, game }: SeatedMatch,
    seat: Seat,
    signal: AbortSignal,
  ): Promise<Guidance | null> {
    const position = positionOf(match) as object;
    const { settings } = match;
    const plies = nodesOf(match).slice(0, match.at);
    const own = plies.findLastIndex(({ ply }) => ply.seat === seat);
    const before = own + 1 < match.at ? own + 1 : undefined;
    const positions = [match.start, ...plies.map(({ ply }) => ply.after)];
    const known =
      this.#guidances.get(position) ??
      this.#analyst.ask({ wanted: 'guidance', game, settings, positions, before }, signal);
    this.#guidances.set(position, known);
    known.catch(() => this.#guidances.delete(position));
    return known;
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

/** The last human move, and what it did. */
interface OwnMove {
  /** Its place in the line. */
  readonly index: number;
  readonly ply: Played<unknown, unknown>;
  readonly effect: Message;
  readonly isRight: boolean;
}

/** What matters now, and what it is about. */
interface Beforehand extends Said, Pick<GuideView, 'here'> {
  readonly guidance: Guidance | null;
}

/** What is said before a move, and drawn on the table. */
type Said = Pick<GuideView, 'before' | 'move' | 'plan' | 'told'>;

/** What is said if the user is only asked; the move is drawn once they ask for it. */
function questionOf({ asks }: Guidance): Pick<Said, 'before' | 'plan' | 'told'> {
  return { before: [asks], plan: [], told: false };
}

/** Said of a mistake of one's own that the opponent answered with another. */
const unpunished = message('guide.after.unpunished');

const nothingSaid: Said = { before: [], move: null, plan: [], told: false };

/** The moves of a line with the positions before them; none of a line that is a single ply. */
function planOf(match: AnyMatch, line: NonNullable<Guidance['line']>): GuideView['plan'] {
  const { rules } = match;
  let before = positionOf(match);
  const moves = line.flatMap((decisions, index) =>
    decisions.flatMap((notation) => {
      const parsed = rules.parseMove(before, notation);
      if (!parsed.ok) return [];
      const played = { move: parsed.value, seat: rules.mover(before), before };
      before = rules.play(before, parsed.value);
      return { number: index + 1, ...played };
    }),
  );
  // Only the id of the game determines the types of its positions and moves.
  return line.length > 1 ? (moves as unknown as GuideView['plan']) : [];
}

/** The index of the last ply before the current place that a person has played; -1 if there is none. */
function lastOfPerson({ match, players }: SeatedMatch): number {
  return nodesOf(match).findLastIndex(
    ({ ply: { seat } }, place) =>
      place < match.at && seat !== null && players[seat]?.kind === 'person',
  );
}
