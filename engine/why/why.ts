import { message, playerAt, type Message } from '../../words/message.ts';
import type { Rules, Seat } from '../game.ts';
import { essentialAt, type EssentialDecision, type EssentialWay } from '../decision/essential.ts';
import { notationOf, plyInWords } from '../decision/notation.ts';
import type { Valuer } from '../decision/valuers.ts';
import { isSameScore, winnersMoves, type Value } from '../analysis/value.ts';
import { canPutOut, putsOut, winsAtOnce } from './reach.ts';

/** A ply that is looked at, and what is known of it. */
interface Ply<Position, Move> {
  readonly rules: Rules<Position, Move>;
  readonly valuer: Valuer<Position>;
  readonly from: Position;
  readonly to: Position;
  readonly me: Seat;
  /** What was to be decided, and what may be played next; undefined if the game is over. */
  readonly decision: EssentialDecision<Position, Move>;
  readonly next: EssentialDecision<Position, Move> | undefined;
  readonly value: Value;
  /** How the opponent answers. */
  readonly reply: readonly Move[];
}

/**
 * Says why a ply keeps what a position is worth, or why it doesn't. Each pattern is looked up in the tables, so that what
 * is said is proven; if chance acts, cards are counted, and chances may be estimates. If no pattern fits a ply that wins, or
 * the only one that doesn't lose, a line shows it.
 *
 * @param to - where the ply leads to.
 * @param reply - how the opponent answers it, if it is one of several best ways.
 * @returns undefined if no pattern fits a ply that draws like others, if nothing else could be played, if the values are
 *   unknown, or among three and more players.
 */
export function whyOf<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  from: Position,
  to: Position,
  reply?: readonly Move[],
): Message | undefined {
  return reasonFor(rules, valuer, from, to, reply, [winsLater, othersLose]);
}

/** @param shown - the reasons that show a line, for when no pattern fits. */
function reasonFor<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  from: Position,
  to: Position,
  reply: readonly Move[] | undefined,
  shown: readonly Reason<Position, Move>[],
): Message | undefined {
  const turn = rules.turn(from);
  if (turn.kind !== 'player' || rules.seats !== 2) return undefined;
  const decision = essentialAt(rules, valuer, from, rules.chance && 'estimated');
  const key = rules.key(to);
  const played = decision?.ways.find((way) => way.key === key);
  if (decision === undefined || played === undefined || decision.ways.length === 1)
    return undefined;
  const { value } = played;
  const own = ownReason(rules, valuer, from, decision, played);
  if (own !== undefined) return own;
  const ended = rules.turn(to);
  if (ended.kind === 'over') return rules.describeOutcome(ended.outcome);
  if (rules.chance !== undefined) return undefined;
  const next = essentialAt(rules, valuer, to);
  const ply = {
    rules,
    valuer,
    from,
    to,
    me: turn.seat,
    decision,
    next,
    value,
    reply: reply ?? next?.ways[0]?.moves ?? [],
  };
  const { best } = decision;
  if (!isSameScore(value, best)) return value.score === 0 ? whyLost(ply) : letsHold(ply);
  if (value.score === 0)
    return value.remoteness === best.remoteness ? whyLongest(ply) : whyLost(ply);
  return first(ply, value.score === 1 ? whyWon : whyDrawn, ...shown);
}

/** The reason that only this game has, beside the best of all other plies. */
function ownReason<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  from: Position,
  { ways }: EssentialDecision<Position, Move>,
  played: EssentialWay<Position, Move>,
): Message | undefined {
  const other = ways.find(({ key }) => key !== played.key);
  if (other === undefined) return undefined;
  const { score } = played.value;
  return rules.advice?.why?.({
    from,
    to: played.after,
    other: other.after,
    score,
    gain: score - other.value.score,
    valueTo: (position) => valuer.valueTo(position, rules.mover(from)),
  });
}

type Reason<Position, Move> = (ply: Ply<Position, Move>) => Message | undefined;

/** The first reason that fits. */
function first<Position, Move>(
  ply: Ply<Position, Move>,
  ...reasons: readonly Reason<Position, Move>[]
): Message | undefined {
  for (const reason of reasons) {
    const found = reason(ply);
    if (found !== undefined) return found;
  }
  return undefined;
}

function whyWon<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  return first(
    ply,
    forces,
    leavesNoDefence,
    leavesOneDefence,
    makesThemMove,
    threatens,
    elseLosesAtOnce,
    takesOutOfReach,
  );
}

function whyDrawn<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  return first(ply, elseLosesAtOnce, takesOutOfReach, leavesOneAnswer, forces);
}

function whyLost<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  return first(
    ply,
    letsWinAtOnce,
    letsAnswerForOwnReason,
    letsWinWhatever,
    letsPutOut,
    letsAnswer,
    letsAnswerInTheEnd,
  );
}

/** The opponent has a single move, whatever it does. */
function forces<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const { next, value } = ply;
  if (next?.ways.length !== 1) return undefined;
  const values = { ...sides(ply), reply: replyOf(ply) };
  return value.score === 1 && value.remoteness === 3
    ? message('why.forces-end', values)
    : message('why.forces', values);
}

/** Whatever the opponent does, the next move wins. */
function leavesNoDefence<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const lost = ply.next?.ways.every(({ value }) => isLostNext(value)) ?? false;
  return lost ? message('why.no-defence', sides(ply)) : undefined;
}

/** All replies but one lose at once. */
function leavesOneDefence<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const others = ply.next?.ways.slice(1) ?? [];
  if (others.length === 0 || !others.every(({ value }) => isLostNext(value))) return undefined;
  return message('why.one-defence', { ...sides(ply), reply: replyOf(ply) });
}

/** The opponent is only lost because of having to move. */
function makesThemMove<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const { rules, valuer, to, me } = ply;
  const passed = rules.advice?.passed?.(to);
  const value = passed && valuer.valueTo(passed, me);
  if (value?.exact !== true || value.score === 1) return undefined;
  return message('why.must-move', { ...sides(ply), holds: value.score === 0.5 ? 'draw' : 'win' });
}

/** It threatens to win with the next move. */
function threatens<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const passed = ply.rules.advice?.passed?.(ply.to);
  if (passed === undefined || winsAtOnce(ply.rules, passed) === undefined) return undefined;
  return message('why.threatens', sides(ply));
}

/** After anything else the opponent wins with the next move. */
function elseLosesAtOnce<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const others = othersOf(ply);
  if (others.length === 0 || !others.every(({ value }) => isLostNext(value))) return undefined;
  return message('why.else-loses', sides(ply));
}

/** After this ply alone the opponent can put no hand out. */
function takesOutOfReach<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const { rules, to } = ply;
  const others = othersOf(ply);
  if (others.length === 0 || canPutOut(rules, to) !== false) return undefined;
  return others.every(({ after }) => canPutOut(rules, after) === true)
    ? message('why.out-of-reach', sides(ply))
    : undefined;
}

/** All replies but one lose. */
function leavesOneAnswer<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const [best, ...others] = ply.next?.ways ?? [];
  if (best === undefined || others.length === 0 || best.value.score === 0) return undefined;
  return others.every(({ value }) => value.score === 0)
    ? message('why.one-answer', { ...sides(ply), reply: replyOf(ply) })
    : undefined;
}

/** How long the best answer holds out. What is played against it may be asked next. */
function winsLater<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const moves = winnersMoves(ply.value);
  if (ply.value.score !== 1 || ply.reply.length === 0 || moves === null) return undefined;
  return message('why.wins-later', { ...sides(ply), reply: replyOf(ply), moves });
}

/** Everything else loses: the likeliest of those moves, and what wins against it. */
function othersLose<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const { rules, valuer, from } = ply;
  const others = othersOf(ply);
  const [other] = others.toSorted((one, two) => two.probability - one.probability);
  if (other === undefined || others.some(({ value }) => value.score > 0)) return undefined;
  const move = plyInWords(rules, from, notationOf(rules, from, other.moves));
  const [answer] = essentialAt(rules, valuer, other.after)?.ways ?? [];
  const moves = winnersMoves(other.value);
  if (answer === undefined || moves === null) return message('why.others-end', { move });
  const reply = plyInWords(rules, other.after, notationOf(rules, other.after, answer.moves));
  return message('why.others-lose', { ...sides(ply), move, reply, moves });
}

/** In a lost position: how much sooner anything else loses. */
function whyLongest<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const { value } = ply;
  if (value.remoteness === null) return undefined;
  const [longest] = othersOf(ply);
  const other = longest?.value.remoteness ?? null;
  if (other === null || other >= value.remoteness) return undefined;
  const moves = winnersMoves(value) ?? 0;
  const less = winnersMoves({ ...value, remoteness: other }) ?? 0;
  // A ply of the loser may be all the difference, or end the game.
  return moves === less || less === 0
    ? message('why.lasts-longest')
    : message('why.longest', { moves, other: less });
}

function letsWinAtOnce<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  return ply.value.remoteness === 2
    ? message('why.lets-win', { ...sides(ply), reply: replyOf(ply) })
    : undefined;
}

/** The opponent has a reply that wins for a reason that only this game has, such as a sum. */
function letsAnswerForOwnReason<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const { rules, valuer, to, next } = ply;
  const way = next && wayOf(ply, next);
  const why = way && ownReason(rules, valuer, to, next, way);
  return why && answered(ply, why);
}

/** The opponent has a reply after which every move loses at once. */
function letsWinWhatever<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  return ply.value.remoteness === 3 || ply.value.remoteness === 4
    ? message('why.lets-trap', { ...sides(ply), reply: replyOf(ply) })
    : undefined;
}

/** The opponent's best reply puts a hand out, and wins. */
function letsPutOut<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const { rules, to, reply, value } = ply;
  if (!putsOut(rules, to, reply) || value.remoteness === null) return undefined;
  const moves = winnersMoves(value) ?? 0;
  return message('why.lets-put-out', { ...sides(ply), reply: replyOf(ply), moves });
}

/** The opponent has a reply that wins, and a sentence says why. */
function letsAnswer<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const { rules, valuer, to, next } = ply;
  const way = next && wayOf(ply, next);
  const why = way && reasonFor(rules, valuer, to, way.after, undefined, []);
  return why && answered(ply, why);
}

function answered<Position, Move>(ply: Ply<Position, Move>, why: Message): Message {
  const moves = winnersMoves(ply.value) ?? 0;
  return message('why.lets-answer', { ...sides(ply), reply: replyOf(ply), moves, why });
}

/** The opponent has a reply that wins in the end, whatever follows. */
function letsAnswerInTheEnd<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  if (ply.next === undefined) return undefined;
  const moves = winnersMoves(ply.value) ?? 0;
  return message('why.lets-win-later', { ...sides(ply), reply: replyOf(ply), moves });
}

/** The way to play that the reply is. */
function wayOf<Position, Move>(
  { rules, to, reply }: Ply<Position, Move>,
  { ways }: EssentialDecision<Position, Move>,
): EssentialWay<Position, Move> | undefined {
  const key = rules.key(reply.reduce((at, move) => rules.play(at, move), to));
  return ways.find((way) => way.key === key);
}

/** The win is gone: the opponent can hold the draw. */
function letsHold<Position, Move>(ply: Ply<Position, Move>): Message | undefined {
  const { next, value } = ply;
  if (next === undefined || value.score !== 0.5) return undefined;
  const count = next.ways.filter(({ value: each }) => isSameScore(each, next.best)).length;
  const values = { ...sides(ply), reply: replyOf(ply) };
  return count === 1 ? message('why.lets-hold-one', values) : message('why.lets-hold', values);
}

function sides<Position, Move>({ me }: Ply<Position, Move>) {
  return { me: playerAt(me), them: playerAt(1 - me) };
}

/** The reply in words. */
function replyOf<Position, Move>({ rules, to, reply }: Ply<Position, Move>): Message {
  return plyInWords(rules, to, notationOf(rules, to, reply));
}

function othersOf<Position, Move>({ rules, to, decision }: Ply<Position, Move>) {
  const key = rules.key(to);
  return decision.ways.filter((way) => way.key !== key);
}

/** A ply after which the opponent wins with the next one. */
function isLostNext({ score, remoteness }: Value): boolean {
  return score === 0 && remoteness === 2;
}
