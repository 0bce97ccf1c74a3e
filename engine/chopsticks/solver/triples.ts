import { message } from '../../../words/message.ts';
import type { NumberedPositions } from '../../capabilities/numbered-positions.ts';
import { UnsolvableGame } from '../../analysis/solution.ts';
import { isIn, standingOf, type ChopsticksPosition } from '../position.ts';
import { partsOf, type ChopsticksSettings } from '../settings.ts';
import { countHalfPositions, numberHalfPositions } from './numbering.ts';

/** The most positions of three players to solve: they take a few seconds and some 300 MB. */
const mostTriples = 1_000_000;

/** An upper bound of the positions of three players. @internal Exported for its tests. */
export function countTriples(settings: ChopsticksSettings): number {
  return (countHalfPositions(settings) + 1) ** 3;
}

/**
 * Numbers the positions of three players as triples of half positions, the mover's first. The half positions are those of
 * two players, plus a single one for being out.
 *
 * @param most - the most positions.
 * @throws UnsolvableGame if there are more.
 */
export function numberTriples(
  settings: ChopsticksSettings,
  most = mostTriples,
): NumberedPositions<ChopsticksPosition> {
  const positions = countTriples(settings);
  if (positions > most) {
    throw new UnsolvableGame(message('coalition.too-many-positions', { positions, most }));
  }
  const { misere, zombies, direction } = settings;
  const { count, strengths, handCount, hands, struck, cost, ended, ownMoves, indexOf } =
    numberHalfPositions(settings);

  /** The half positions of players who are in, renumbered; the next number means being out. */
  const alive = Int32Array.from(ended.keys()).filter((half) => ended[half] === 0);
  const gone = alive.length;
  const base = gone + 1;
  const numberOf = new Int32Array(count).fill(gone);
  alive.forEach((half, number) => (numberOf[half] = number));

  const all = base ** 3;

  function out(position: number): number {
    const first = Math.floor(position / (base * base));
    const second = Math.floor(position / base) % base;
    return maskOf(first, second, position % base);
  }

  function winner(position: number): number {
    const mask = out(position);
    return isOver(mask) ? offsetOf(misere ? mask : 7 - mask) : -1;
  }

  function isOver(mask: number): boolean {
    return misere ? mask !== 0 : mask !== 0 && mask !== 1 && mask !== 2 && mask !== 4;
  }

  const step = direction === 'clockwise' ? 1 : 2;
  /** By the mask of players who are out, the offset of the next player to move. */
  const nextMover = Uint8Array.from({ length: 8 }, (_, mask) => {
    let next = step;
    while (!isOver(mask) && !zombies && (mask & (1 << next)) !== 0) next = (next + step) % 3;
    return next;
  });

  function maskOf(own: number, second: number, third: number): number {
    return (own === gone ? 1 : 0) | (second === gone ? 2 : 0) | (third === gone ? 4 : 0);
  }

  type Visit = (next: number, mover: number) => void;

  function turnEnds(own: number, second: number, third: number, visit: Visit): void {
    const mover = nextMover[maskOf(own, second, third)] ?? 0;
    if (mover === 1) visit((second * base + third) * base + own, 1);
    else visit((third * base + own) * base + second, 2);
  }

  /**
   * Strikes one of the two others.
   *
   * @param cell - of the striking hand among {@link hands}; -1 for a zombie's.
   */
  function strikes(
    own: number,
    theirs: number,
    bystander: number,
    cell: number,
    strength: number,
    asSecond: boolean,
    visit: Visit,
  ): void {
    if (theirs === gone) return;
    const first = handCount * (alive[theirs] ?? 0);
    for (let target = first; target < first + handCount; target++) {
      const at = target * strengths + strength;
      const result = struck[at] ?? -1;
      if (result === -1) continue;
      const after = numberOf[result] ?? gone;
      const dear = isOver(maskOf(own, after, bystander)) ? 0 : (cost?.dear[at] ?? 0);
      const ownHalf = cell === -1 ? undefined : cost?.after[2 * cell + dear];
      const ownAfter = ownHalf === undefined ? own : (numberOf[ownHalf] ?? gone);
      if (asSecond) turnEnds(ownAfter, after, bystander, visit);
      else turnEnds(ownAfter, bystander, after, visit);
    }
  }

  /** By half position, own moves in a game that continues if the player is out, and in one that ends. */
  const movesOf = [false, true].map(() => new Array<Int32Array | undefined>(count));

  /** A zombie strikes with one finger. */
  const zombieStrength = partsOf(settings);

  return {
    count: all,
    seats: 3,
    out,
    winner,
    outWins: misere,
    outActs: zombies,
    eachNext(from, visit) {
      const own = Math.floor(from / (base * base));
      const second = Math.floor(from / base) % base;
      const third = from % base;
      if (isOver(maskOf(own, second, third))) return;
      if (own === gone) {
        // Without zombies, a player who is out is never to move.
        if (!zombies) return;
        strikes(own, second, third, -1, zombieStrength, true, visit);
        strikes(own, third, second, -1, zombieStrength, false, visit);
        turnEnds(own, second, third, visit);
        return;
      }
      const half = alive[own] ?? 0;
      const first = handCount * half;
      for (let cell = first; cell < first + handCount; cell++) {
        const strength = hands[cell] ?? 0;
        if (strength === 0) continue;
        strikes(own, second, third, cell, strength, true, visit);
        strikes(own, third, second, cell, strength, false, visit);
      }
      const endsIfOut = isOver(maskOf(gone, second, third));
      const known = movesOf[endsIfOut ? 1 : 0] ?? [];
      const results = (known[half] ??= Int32Array.from(ownMoves(half, endsIfOut)));
      for (let at = 0; at < results.length; at++) {
        turnEnds(numberOf[results[at] ?? 0] ?? gone, second, third, visit);
      }
    },
    of(position) {
      let number = 0;
      for (let offset = 0; offset < 3; offset++) {
        const seat = (position.turn + offset) % 3;
        const half = isIn(position, seat)
          ? (numberOf[indexOf(standingOf(position, seat))] ?? gone)
          : gone;
        number = number * base + half;
      }
      return number;
    },
  };
}

/** The offset of the only bit that is set. */
function offsetOf(mask: number): number {
  return mask === 1 ? 0 : mask === 2 ? 1 : 2;
}
