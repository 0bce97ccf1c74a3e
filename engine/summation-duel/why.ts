import { listed, message, playerAt, type Message } from '../../words/message.ts';
import type { ComparedPlies } from '../capabilities/advice.ts';
import { availableNumbers, cardsLeftOf, totalOf, type SummationPosition } from './position.ts';
import { totalsToReach } from './race.ts';
import type { SummationSettings } from './settings.ts';

/** Why a number wins: the sum, a number that is missing, or a pairing of those that are left. */
export function whyNumber(
  settings: SummationSettings,
  { from, to, score }: ComparedPlies<SummationPosition>,
): Message | undefined {
  const { target } = settings;
  const [before, total] = [totalOf(from), totalOf(to)];
  const number = total - before;
  if (total === target) return message('summation-duel.why.exact', { before, number, target });
  if (total > target) return message('summation-duel.why.past', { before, number, total, target });
  if (score !== 1) return undefined;
  const me = playerAt(from.turn);
  if (settings.copies === 'unlimited') {
    const totals = listed([...totalsToReach(settings), target]);
    const step = settings.numbers + 1;
    return message('summation-duel.why.reach', { before, number, total, totals, step, me });
  }
  const free = availableNumbers(settings, to);
  const missing = target - total;
  const them = playerAt(to.turn);
  if (free.length > 0 && free.every((each) => each > missing)) {
    return message('summation-duel.why.all-past', { missing, target, free: free.length });
  }
  const left = (each: number): number => cardsLeftOf(settings, to, each);
  const pairing = pairingOf(free, left, missing);
  if (pairing === undefined) return undefined;
  const { sum, times } = pairing;
  const pairs = listed(
    free
      .filter((each) => each <= sum - each)
      .map((each) => message('summation-duel.why.pair', { one: each, other: sum - each })),
  );
  const said = { them, me, pairs, missing, target };
  return times === 1
    ? message('summation-duel.why.partner', said)
    : message('summation-duel.why.pairing', { ...said, sum, times });
}

/**
 * The sum to which numbers pair up so that whatever one player takes, the other answers with its partner until exactly
 * so much is reached. Numbers above what is missing need no partner: they go past the target.
 */
function pairingOf(
  free: readonly number[],
  left: (number: number) => number,
  missing: number,
): { readonly sum: number; readonly times: number } | undefined {
  const cards = free.reduce((sum, each) => sum + left(each), 0);
  for (let times = 1; 2 * times <= cards; times++) {
    const sum = missing / times;
    if (!Number.isInteger(sum)) continue;
    const paired = times === 1 ? free.filter((each) => each <= missing) : free;
    const answered = (each: number): boolean => {
      const partner = sum - each;
      if (!free.includes(partner)) return false;
      const isLeft = left(partner) > (partner === each ? 1 : 0);
      if (times === 1) return isLeft;
      return partner === each ? left(each) % 2 === 0 : left(partner) === left(each);
    };
    const count = paired.reduce((all, each) => all + left(each), 0);
    if (count >= 2 * times && paired.every(answered)) return { sum, times };
  }
  return undefined;
}
