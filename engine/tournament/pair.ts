// oxlint-disable-next-line typescript/triple-slash-reference -- The package has no types, and every project that imports this needs them.
/// <reference path="./edmonds-blossom-fixed.d.ts" />
import matchingOf from 'edmonds-blossom-fixed';
import { message } from '../../words/message.ts';
import { failure, success, type Result } from '../result.ts';
import { opponentIn, pairingsOf, standingsOf } from './standings.ts';
import { isRoundOver, type Pairing, type Tournament } from './tournament.ts';

/** Two players who can meet, by their places in the list, and how little speaks against it: 0 for nothing. */
type Edge = readonly [one: number, other: number, cost: number];

/** What the next round is paired from. */
interface Field {
  readonly tournament: Tournament;
  /** The numbers of the players who are here, the first of the standings first. */
  readonly order: readonly number[];
  /** By number: whom each has met. */
  readonly met: ReadonlyMap<number, ReadonlySet<number | null>>;
}

/**
 * Pairs the next round: no two meet again, and among all ways to pair the players the best one is taken, as a matching of
 * least cost in a graph.
 *
 * @returns the pairings, those of the first players first; a failure if a round is still open or none is left.
 */
export function pairRound(tournament: Tournament): Result<Pairing[]> {
  const { entrants, rounds, rules } = tournament;
  if (!isRoundOver(tournament)) {
    return failure(message('tournament.round-open', { round: rounds.length }));
  }
  if (rules.system === 'swiss' && rounds.length >= rules.rounds) {
    return failure(message('tournament.over', { rounds: rules.rounds }));
  }
  const here = entrants.filter(({ hasLeft }) => !hasLeft);
  if (here.length < 2) return failure(message('tournament.too-few'));
  const order = standingsOf(tournament)
    .map(({ entrant }) => entrant)
    .filter((number) => entrants[number]?.hasLeft === false);
  const met = new Map(order.map((number) => [number, whomMet(tournament, number)]));
  const field = { tournament, order, met };
  const pairings = rules.system === 'swiss' ? pairSwiss(field) : pairRoundRobin(field);
  if (pairings === undefined) {
    return failure(
      message(rules.system === 'swiss' ? 'tournament.all-met' : 'tournament.complete'),
    );
  }
  return success(pairings.map((pairing, table) => seated(tournament, pairing, table)));
}

/**
 * Pairs players with the same points if possible, then such that the first move is shared out fairly, then the upper half
 * of those with the same points against the lower half. Of an odd number, one of the last who hasn't been left over yet
 * is left over.
 */
function pairSwiss({ tournament, order, met }: Field): Pairing[] | undefined {
  const standings = new Map(standingsOf(tournament).map((row) => [row.entrant, row.points * 2]));
  const points = order.map((number) => standings.get(number) ?? 0);
  const balances = order.map((number) => balanceOf(tournament, number));
  const least = Math.min(...points);
  const edges: Edge[] = [];
  const costOf = (score: number, firsts: number, ranks: number) =>
    (score * swissScale.firsts + firsts) * swissScale.ranks + ranks;
  for (const [one, number] of order.entries()) {
    const own = points[one] ?? 0;
    const half = points.filter((each) => each === own).length / 2;
    for (let other = one + 1; other < order.length; other++) {
      if (met.get(number)?.has(order[other] ?? null)) continue;
      const firsts = (balances[one] ?? 0) * (balances[other] ?? 0);
      edges.push([
        one,
        other,
        costOf(
          (own - (points[other] ?? 0)) ** 2,
          Math.min(Math.max(firsts, 0), 4),
          Math.round(Math.abs(other - one - half)),
        ),
      ]);
    }
    if (order.length % 2 === 1 && !met.get(number)?.has(null)) {
      edges.push([one, order.length, costOf((own - least) ** 2, 0, order.length - 1 - one)]);
    }
  }
  const mates = matesOf(edges, order.length + (order.length % 2));
  return mates.includes(-1) ? undefined : pairingsFrom(order, mates);
}

/** Each cost in a Swiss round counts only among those that are equal by the ones before it. */
const swissScale = { firsts: 1000, ranks: 100_000 };

/**
 * Pairs by the usual schedule of a circle, in which everybody pauses at most once. Where players came late, those who have
 * most opponents left are paired first.
 */
function pairRoundRobin({ tournament, order, met }: Field): Pairing[] | undefined {
  const { entrants, rounds } = tournament;
  const left = order.map((number) => order.length - 1 - (met.get(number)?.size ?? 0));
  const onTime = entrants.every(({ since }) => since === 0);
  const edges: Edge[] = [];
  for (const [one, number] of order.entries()) {
    for (let other = one + 1; other < order.length; other++) {
      const opponent = order[other] ?? 0;
      if (met.get(number)?.has(opponent)) continue;
      const isScheduled = meetInCircle(entrants.length, rounds.length, number, opponent);
      const urgency = (left[one] ?? 0) + (left[other] ?? 0);
      const cost = onTime ? Number(!isScheduled) : 4 * entrants.length - urgency;
      edges.push([one, other, cost]);
    }
  }
  return edges.length === 0 ? undefined : pairingsFrom(order, matesOf(edges, order.length));
}

/** Whether two players meet in a round (from 0) of the schedule in which all but one sit in a circle that turns. */
function meetInCircle(entrants: number, round: number, one: number, other: number): boolean {
  const circle = entrants - 1 + (entrants % 2);
  const [low, high] = one < other ? [one, other] : [other, one];
  return (high === circle ? 2 * low : low + high) % circle === round % circle;
}

/** The mate of each node in a matching of the most pairs with the least cost; -1 for none. */
function matesOf(edges: readonly Edge[], nodes: number): number[] {
  const most = Math.max(0, ...edges.map(([, , cost]) => cost));
  const weighted = edges.map(([one, other, cost]) => [one, other, 1 + most - cost] as const);
  const mates = edges.length === 0 ? [] : matchingOf(weighted, true);
  return Array.from({ length: nodes }, (_, node) => mates[node] ?? -1);
}

function pairingsFrom(order: readonly number[], mates: readonly number[]): Pairing[] {
  const pairings = order.flatMap((first, place) => {
    const mate = mates[place] ?? -1;
    if (mate >= 0 && mate < place) return [];
    return [{ first, second: order[mate] ?? null }];
  });
  // Those without an opponent come last.
  return pairings.toSorted(
    (one, other) => Number(one.second === null) - Number(other.second === null),
  );
}

/** Gives the first move to the one who had it less often, then to the one who had it longer ago. */
function seated(tournament: Tournament, { first, second }: Pairing, table: number): Pairing {
  if (second === null) return { first, second };
  const balance = balanceOf(tournament, second) - balanceOf(tournament, first);
  const last = beganLast(tournament, second) - beganLast(tournament, first);
  const begins = balance || last || (table % 2 === 0 ? 1 : -1);
  return begins > 0 ? { first, second } : { first: second, second: first };
}

/** How much more often a player began than not. */
function balanceOf(tournament: Tournament, entrant: number): number {
  const met = pairingsOf(tournament, entrant).filter(({ second }) => second !== null);
  return met.reduce((balance, { first }) => balance + (first === entrant ? 1 : -1), 0);
}

/** 1 if a player began in the last pairing, else 0. */
function beganLast(tournament: Tournament, entrant: number): number {
  const met = pairingsOf(tournament, entrant).filter(({ second }) => second !== null);
  return Number(met.at(-1)?.first === entrant);
}

function whomMet(tournament: Tournament, entrant: number): Set<number | null> {
  return new Set(pairingsOf(tournament, entrant).map((pairing) => opponentIn(pairing, entrant)));
}
