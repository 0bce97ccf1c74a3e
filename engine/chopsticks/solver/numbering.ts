import { counterRanges } from '../counters.ts';
import { afterTurn, handsAfter, ownMoves } from '../own-turns.ts';
import {
  consequences,
  counters,
  standingOf,
  total,
  type Counter,
  type Hands,
  type Standing,
} from '../position.ts';
import { limitsSplits, limitsSwaps, partsOf, type ChopsticksSettings } from '../settings.ts';
import { afterCherryBomb, isCherryBomb, struckTo } from '../strikes.ts';
import type { HalfPositions } from './half-positions.ts';
import { countRanks, rankHands } from './hand-ranks.ts';

/**
 * Numbers the half positions of some settings. A half position has a player's hands in ascending order and, if they count,
 * its counters.
 */
export function numberHalfPositions(settings: ChopsticksSettings): HalfPositions {
  const { handCount, parts, levelCount, dead, strengths } = scaleOf(settings);
  const ranks = rankHands(handCount, levelCount);
  const counts = countersOf(settings);
  const count = ranks.count * counts.length;

  const fingersAt = (level: number): number => (level - dead) / parts;
  const levelOf = (fingers: number): number => fingers * parts + dead;
  /** The strength of a level: its distance from the dead level; levels below that follow those above. */
  const strengthAt = (level: number): number =>
    level >= dead ? level - dead : strengths - 1 - level;
  const levelsNow = new Uint16Array(handCount);

  function rankOf(hands: Hands): number {
    for (let hand = 0; hand < handCount; hand++) levelsNow[hand] = levelOf(hands[hand] ?? 0);
    return ranks.rankOf(levelsNow);
  }

  const counterIndex = new Map(counts.map((each, index) => [nameOf(each), index]));

  function indexOf(standing: Standing): number {
    return (counterIndex.get(nameOf(standing)) ?? 0) * ranks.count + rankOf(standing.hands);
  }

  /** The level after a strike by each strength, and whether it is a cherry bomb. */
  const landing = new Uint16Array(levelCount * strengths);
  const explosive = new Uint8Array(levelCount * strengths);
  for (let level = 0; level < levelCount; level++) {
    for (let by = 0; by < levelCount; by++) {
      const cell = level * strengths + strengthAt(by);
      const strength = fingersAt(by);
      landing[cell] = levelOf(struckTo(settings, fingersAt(level), strength));
      explosive[cell] = isCherryBomb(settings, fingersAt(level), strength) ? 1 : 0;
    }
  }

  const allHands: Hands[] = [];
  /** By rank, whether hands have so few fingers that sudden death costs a life. */
  const few: boolean[] = [];
  for (let rank = 0; rank < ranks.count; rank++) {
    const fingers: number[] = [];
    for (let hand = 0; hand < handCount; hand++) {
      fingers.push(fingersAt(ranks.levels[rank * handCount + hand] ?? 0));
    }
    allHands.push(fingers);
    few.push(total(fingers) <= 1);
  }
  const countsLives = settings.suddenDeath === 'lives';
  /** The difference between half positions that differ by one life. */
  const perLife = count / (settings.lives + 1);
  const limitsTurns = limitsSwaps(settings) || limitsSplits(settings);
  /** Whether own turns depend on counters, or change them; a cherry bomb may cost the last life. */
  const needsCounters =
    limitsTurns ||
    settings.onePointSwitch ||
    (countsLives && settings.selfAttack && settings.cherryBomb);
  /** By rank, the targets of own turns, if they don't depend on counters. */
  const resultsOf: Record<'inGame' | 'atEnd', number[][]> = { inGame: [], atEnd: [] };
  const hands = new Uint16Array(handCount * count);
  const ended = new Uint8Array(count);
  const struck = new Int32Array(handCount * count * strengths).fill(-1);
  const costly = settings.cherryBomb || limitsTurns;
  const dear = new Uint8Array(costly ? struck.length : 0);
  const after = new Int32Array(costly ? 2 * handCount * count : 0);
  const turnsInto: Int32Array[] = [];

  for (let half = 0; half < count; half++) {
    const rank = half % ranks.count;
    const standing = standingAt(half);
    const { hands: own, lives } = standing;
    const over = consequences(settings, own, own, lives).out;
    ended[half] = over ? 1 : 0;
    for (let hand = 0; hand < handCount; hand++) {
      const cell = handCount * half + hand;
      const level = ranks.levels[rank * handCount + hand] ?? 0;
      hands[cell] = strengthAt(level);
      if (over) continue;
      if (level !== dead || settings.deathAttack) {
        for (let strength = 1; strength < strengths; strength++) {
          const to = level * strengths + strength;
          const lands = landing[to] ?? 0;
          // Under cutoff, many strengths have the same result.
          const isAlike = strength > 1 && lands === landing[to - 1];
          struck[cell * strengths + strength] = isAlike
            ? (struck[cell * strengths + strength - 1] ?? 0)
            : withHands(half, ranks.withLevel(rank, hand, lands));
          if (costly) dear[cell * strengths + strength] = explosive[to] ?? 0;
        }
      }
      if (!costly || level === dead) continue;
      const afterStrike = (result: Hands) =>
        indexOf(afterTurn(settings, standing, { kind: 'attack' }, result));
      after[2 * cell] = afterStrike(own);
      after[2 * cell + 1] = afterStrike(afterCherryBomb(own, hand));
    }
    turnsInto.push(ascendingOnce(targetsOf(half)));
  }

  /** A half position with other hands, which may cost a life. */
  function withHands(half: number, result: number): number {
    const rank = half % ranks.count;
    const lost = countsLives && few[result] === true && few[rank] === false;
    return half - rank + result - (lost ? perLife : 0);
  }

  function standingAt(half: number): Standing {
    const counted = counts[Math.floor(half / ranks.count)] ?? noCounters;
    return { hands: allHands[half % ranks.count] ?? [], ...counted };
  }

  function targetsOf(half: number, endsIfOut = true): number[] {
    if (ended[half] === 1) return [];
    const standing = standingAt(half);
    const turns = () =>
      ownMoves(settings, standing, 0).map((move) => ({
        move,
        to: handsAfter(settings, standing, move, endsIfOut),
      }));
    if (needsCounters) {
      return turns().map(({ move, to }) => indexOf(afterTurn(settings, standing, move, to)));
    }
    const known = resultsOf[endsIfOut ? 'atEnd' : 'inGame'];
    const results = (known[half % ranks.count] ??= turns().map(({ to }) => rankOf(to)));
    return results.map((result) => withHands(half, result));
  }

  return {
    count,
    strengths,
    handCount,
    hands,
    struck,
    ...(costly && { cost: { dear, after } }),
    turnsInto,
    ownMoves: targetsOf,
    ended,
    whoEnds: settings.misere ? 'wins' : 'loses',
    indexOf,
    of: (position) => [
      indexOf(standingOf(position, position.turn)),
      indexOf(standingOf(position, 1 - position.turn)),
    ],
  };
}

/** The distinct numbers in ascending order. */
function ascendingOnce(numbers: readonly number[]): Int32Array {
  const sorted = new Int32Array(numbers).sort();
  let count = 0;
  for (let at = 0; at < sorted.length; at++) {
    if (at === 0 || sorted[at] !== sorted[at - 1]) sorted[count++] = sorted[at] ?? 0;
  }
  return sorted.slice(0, count);
}

/** The number of half positions, without making them. */
export function countHalfPositions(settings: ChopsticksSettings): number {
  const { handCount, levelCount } = scaleOf(settings);
  return countRanks(handCount, levelCount) * countersOf(settings).length;
}

type Counters = Readonly<Record<Counter, number>>;

const noCounters: Counters = { lives: 1, swaps: 0, splits: 0, switches: 0 };

/** All values of the counters of a half position, lives changing last. */
function countersOf(settings: ChopsticksSettings): Counters[] {
  const ranges = counterRanges(settings);
  let all = [noCounters];
  for (const counter of counters) {
    const { most } = ranges[counter] ?? {};
    if (most === undefined) continue;
    all = all.flatMap((each) =>
      Array.from({ length: most + 1 }, (_, count) => ({ ...each, [counter]: count })),
    );
  }
  return all;
}

function nameOf(standing: Counters): string {
  return counters.map((counter) => standing[counter]).join(' ');
}

/**
 * The levels of a hand in ascending order: whole numbers of parts of a finger, also negative if hands can be turned over.
 */
function scaleOf(settings: ChopsticksSettings) {
  const parts = partsOf(settings);
  const alive = settings.fingers * parts - 1;
  const levelCount = (settings.integers ? 2 : 1) * alive + 1;
  return {
    handCount: settings.hands,
    parts,
    levelCount,
    /** The level of a dead hand. */
    dead: settings.integers ? alive : 0,
    strengths: levelCount,
  };
}
