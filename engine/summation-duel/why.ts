import { listed, message, playerAt, type Message } from '../../words/message.ts';
import type { ComparedPlies } from '../capabilities/advice.ts';
import { availableNumbers, totalOf, type SummationPosition } from './position.ts';
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
  const free = availableNumbers(settings, to);
  const missing = target - total;
  const them = playerAt(to.turn);
  if (free.length > 0 && free.every((each) => each > missing)) {
    return message('summation-duel.why.all-past', { missing, target, free: free.length });
  }
  const pairing = pairingOf(free, missing);
  if (pairing === undefined) return undefined;
  const { sum, times } = pairing;
  const pairs = listed(
    free
      .filter((each) => each < sum - each)
      .map((each) => message('summation-duel.why.pair', { one: each, other: sum - each })),
  );
  const said = { them, me: playerAt(from.turn), pairs, missing, target };
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
  missing: number,
): { readonly sum: number; readonly times: number } | undefined {
  for (let times = 1; 2 * times <= free.length; times++) {
    const sum = missing / times;
    if (!Number.isInteger(sum)) continue;
    const paired = times === 1 ? free.filter((each) => each <= missing) : free;
    const isPaired =
      paired.length >= 2 * times &&
      paired.every((each) => each !== sum - each && paired.includes(sum - each));
    if (isPaired) return { sum, times };
  }
  return undefined;
}
