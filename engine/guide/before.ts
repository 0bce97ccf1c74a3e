import { message, playerAt, type Message } from '../../words/message.ts';
import type { Seat } from '../game.ts';
import type { Exact } from '../solution.ts';
import type { UnitedAnalysis } from '../united.ts';
import { clear, pointsOf, unnoticed, type GuideRatings } from './ratings.ts';

/** What matters in a position before somebody moves: how much there is to win or to lose, and by how many moves. */
export function adviceBefore(ratings: GuideRatings, mover: Seat, seats: number): Message[] {
  const { moves, odds, united } = ratings;
  if (seats > 2)
    return united === undefined ? [message('guide.uncertain')] : ofThree(united, mover);
  if (odds !== null) return byOdds(odds, mover);
  return byValue(
    moves.filter(({ essential }) => essential),
    mover,
  );
}

function byValue(moves: readonly Exact[], mover: Seat): Message[] {
  const [best] = moves;
  if (best === undefined) return [];
  if (moves.length === 1) return [message('guide.only-move')];
  const of = moves.length;
  const count = moves.filter(({ value }) => value === best.value).length;
  const player = playerAt(mover);
  const plies = best.remoteness ?? 0;
  switch (best.value) {
    case 'win':
      return [
        message('guide.can-win', { player, plies }),
        ...(plies === 1 && count === of
          ? []
          : [count === of ? message('guide.all-win') : message('guide.some-win', { count, of })]),
      ];
    case 'draw':
      if (best.proven === false) return [message('guide.unproven')];
      return [count === of ? message('guide.all-draw') : message('guide.some-draw', { count, of })];
    case 'lose':
      return [message('guide.lost', { player, plies })];
  }
}

function byOdds({ exact, moves }: NonNullable<GuideRatings['odds']>, mover: Seat): Message[] {
  const [best, second] = moves;
  if (best === undefined) return [];
  if (second === undefined) return [message('guide.only-move')];
  if (exact && best.value === 1)
    return [message('guide.can-win', { player: playerAt(mover), plies: 1 })];
  const sure = exact ? 'yes' : 'no';
  const ahead = best.value - second.value;
  if (ahead < unnoticed) return [message('guide.odds-close', { sure })];
  return ahead < clear
    ? [message('guide.odds-better', { sure })]
    : [message('guide.odds-clear', { sure, points: pointsOf(ahead) })];
}

/** Only what is certain, which may be nothing. */
function ofThree(
  { outWins, players, kingmaker, moves }: UnitedAnalysis<string>,
  mover: Seat,
): Message[] {
  const player = playerAt(mover);
  const misere = outWins ? 'yes' : 'no';
  const standing = players[mover];
  const own = moves.flatMap((each) => each.players[mover] ?? []);
  const wins = standing?.wins ?? null;
  const safe = own.filter(({ loses }) => loses === null).length;
  const known = [
    ...(wins === null ? [] : [message('guide.wins-against-all', { player, plies: wins })]),
    ...(wins === null && safe > 0 && safe < own.length
      ? [message('guide.some-safe', { count: safe, of: own.length, misere })]
      : []),
    ...(kingmaker ? [message('united.kingmaker', { player })] : []),
  ];
  return known.length > 0 ? known : [message('guide.uncertain')];
}
