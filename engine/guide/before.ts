import { message, playerAt, type Message } from '../../words/message.ts';
import type { Rules, Seat } from '../game.ts';
import type { RatedMove } from '../analysis/solution.ts';
import { noChoice } from '../decision/no-choice.ts';
import type { CoalitionAnalysis } from '../solver/coalition-analysis.ts';
import { hasProbabilities, isSameScore, wdlOf, winnersMoves } from '../analysis/value.ts';
import { clear, pointsOf, unnoticed, type PositionRatings } from './ratings.ts';

/** The advice before a move: what there is to win or to lose, and how many moves do it. */
export function adviceBefore(
  { moves, coalition }: PositionRatings,
  mover: Seat,
  rules: Pick<Rules<unknown, unknown>, 'seats' | 'chance'>,
): Message[] {
  if (rules.seats > 2) {
    return coalition === undefined ? [message('guide.uncertain')] : ofThree(coalition, mover);
  }
  const essential = moves.filter((move) => move.essential);
  if (essential.length === 1) return [noChoice(moves.length)];
  return hasProbabilities(rules) ? byChances(essential, mover) : byResult(essential, mover);
}

function byResult(moves: readonly RatedMove<string>[], mover: Seat): Message[] {
  const [best] = moves;
  if (best === undefined) return [];
  const of = moves.length;
  const count = moves.filter(({ value }) => isSameScore(value, best.value)).length;
  const player = playerAt(mover);
  const length = winnersMoves(best.value) ?? 0;
  switch (wdlOf(best.value)) {
    case 'win':
      return [
        message('guide.can-win', { player, moves: length }),
        ...(best.value.remoteness === 1 && count === of
          ? []
          : [count === of ? message('guide.all-win') : message('guide.some-win', { count, of })]),
      ];
    case 'draw':
      if (!best.value.exact) return [message('guide.unproven')];
      return [count === of ? message('guide.all-draw') : message('guide.some-draw', { count, of })];
    case 'lose':
      return [message('guide.lost', { player, moves: length })];
  }
}

function byChances(moves: readonly RatedMove<string>[], mover: Seat): Message[] {
  const [best, second] = moves.map(({ value }) => value);
  if (best === undefined || second === undefined) return [];
  if (best.exact && best.score === 1)
    return [message('guide.can-win', { player: playerAt(mover), moves: 1 })];
  const sure = best.exact ? 'yes' : 'no';
  const ahead = best.score - second.score;
  if (ahead < unnoticed) return [message('guide.odds-close', { sure })];
  return ahead < clear
    ? [message('guide.odds-better', { sure })]
    : [message('guide.odds-clear', { sure, points: pointsOf(ahead) })];
}

/** Only what is certain, which may be nothing. */
function ofThree(
  { outWins, players, winnersMoves: length, kingmaker, moves }: CoalitionAnalysis<string>,
  mover: Seat,
): Message[] {
  const player = playerAt(mover);
  const misere = outWins ? 'yes' : 'no';
  const standing = players[mover];
  const own = moves.flatMap((each) => each.players[mover] ?? []);
  const wins = standing?.wins ?? null;
  const safe = own.filter(({ loses }) => loses === null).length;
  const known = [
    ...(wins === null ? [] : [message('guide.wins-against-all', { player, moves: length ?? 0 })]),
    ...(wins === null && safe > 0 && safe < own.length
      ? [message('guide.some-safe', { count: safe, of: own.length, misere })]
      : []),
    ...(kingmaker ? [message('coalition.kingmaker', { player })] : []),
  ];
  return known.length > 0 ? known : [message('guide.uncertain')];
}
