import { message } from '../../../words/message.ts';
import type { NumberedPositions } from '../../capabilities/numbered-positions.ts';
import { UnsolvableGame } from '../../analysis/solution.ts';
import { isIn, standingOf, type ChopsticksPosition } from '../position.ts';
import { partsOf, type ChopsticksSettings } from '../settings.ts';
import { countHalfPositions, HalfPositions } from './half-positions.ts';

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
  return new Triples(settings);
}

/** Visits a position that follows: its number, and the offset of its mover. */
type Visit = (next: number, mover: number) => void;

class Triples implements NumberedPositions<ChopsticksPosition> {
  readonly count: number;
  readonly seats = 3;
  readonly outWins: boolean;
  readonly outActs: boolean;
  readonly #halves: HalfPositions;
  /** The half positions of players who are in, renumbered; the next number, {@link #gone}, means being out. */
  readonly #alive: Int32Array;
  readonly #numberOf: Int32Array;
  readonly #gone: number;
  readonly #base: number;
  /** By the mask of players who are out, the offset of the next player to move. */
  readonly #nextMover: Uint8Array;
  /** By half position, own moves in a game that continues if the player is out, and in one that ends. */
  readonly #movesOf: readonly [(Int32Array | undefined)[], (Int32Array | undefined)[]];
  /** A zombie strikes with one finger. */
  readonly #zombieStrength: number;

  constructor(settings: ChopsticksSettings) {
    const halves = new HalfPositions(settings);
    const { count, ended } = halves;
    const { misere, zombies, direction } = settings;
    const alive = Int32Array.from(ended.keys()).filter((half) => ended[half] === 0);
    const numberOf = new Int32Array(count).fill(alive.length);
    alive.forEach((half, number) => (numberOf[half] = number));
    this.outWins = misere;
    this.outActs = zombies;
    this.#halves = halves;
    this.#alive = alive;
    this.#numberOf = numberOf;
    this.#gone = alive.length;
    this.#base = alive.length + 1;
    this.count = this.#base ** 3;
    const step = direction === 'clockwise' ? 1 : 2;
    this.#nextMover = Uint8Array.from({ length: 8 }, (_, mask) => {
      let next = step;
      while (!this.#isOver(mask) && !zombies && (mask & (1 << next)) !== 0)
        next = (next + step) % 3;
      return next;
    });
    this.#movesOf = [new Array(count), new Array(count)];
    this.#zombieStrength = partsOf(settings);
  }

  of(position: ChopsticksPosition): number {
    let number = 0;
    for (let offset = 0; offset < 3; offset++) {
      const seat = (position.turn + offset) % 3;
      const half = isIn(position, seat)
        ? this.#numberOf[this.#halves.indexOf(standingOf(position, seat))]
        : this.#gone;
      number = number * this.#base + (half ?? this.#gone);
    }
    return number;
  }

  readonly out = (position: number): number => {
    const base = this.#base;
    const first = Math.floor(position / (base * base));
    const second = Math.floor(position / base) % base;
    return this.#maskOf(first, second, position % base);
  };

  readonly winner = (position: number): number => {
    const mask = this.out(position);
    return this.#isOver(mask) ? offsetOf(this.outWins ? mask : 7 - mask) : -1;
  };

  readonly eachNext = (from: number, visit: Visit): void => {
    const [base, gone] = [this.#base, this.#gone];
    const own = Math.floor(from / (base * base));
    const second = Math.floor(from / base) % base;
    const third = from % base;
    if (this.#isOver(this.#maskOf(own, second, third))) return;
    if (own !== gone) this.#eachOfPlayer(own, second, third, visit);
    // Without zombies, a player who is out is never to move.
    else if (this.outActs) {
      this.#strikes(own, second, third, -1, this.#zombieStrength, true, visit);
      this.#strikes(own, third, second, -1, this.#zombieStrength, false, visit);
      this.#turnEnds(own, second, third, visit);
    }
  };

  /** What follows if the player to move is in. */
  #eachOfPlayer(own: number, second: number, third: number, visit: Visit): void {
    const { handCount, hands } = this.#halves;
    const numberOf = this.#numberOf;
    const half = this.#alive[own] ?? 0;
    const first = handCount * half;
    for (let cell = first; cell < first + handCount; cell++) {
      const strength = hands[cell] ?? 0;
      if (strength === 0) continue;
      this.#strikes(own, second, third, cell, strength, true, visit);
      this.#strikes(own, third, second, cell, strength, false, visit);
    }
    const endsIfOut = this.#isOver(this.#maskOf(this.#gone, second, third));
    const known = this.#movesOf[endsIfOut ? 1 : 0];
    const results = (known[half] ??= Int32Array.from(this.#halves.ownMoves(half, endsIfOut)));
    for (let at = 0; at < results.length; at++) {
      this.#turnEnds(numberOf[results[at] ?? 0] ?? this.#gone, second, third, visit);
    }
  }

  /**
   * Strikes one of the two others.
   *
   * @param cell - of the striking hand among the hands of all half positions; -1 for a zombie's.
   */
  #strikes(
    own: number,
    theirs: number,
    bystander: number,
    cell: number,
    strength: number,
    asSecond: boolean,
    visit: Visit,
  ): void {
    const { handCount, strengths, struck, cost } = this.#halves;
    const [numberOf, gone] = [this.#numberOf, this.#gone];
    if (theirs === gone) return;
    const first = handCount * (this.#alive[theirs] ?? 0);
    for (let target = first; target < first + handCount; target++) {
      const at = target * strengths + strength;
      const result = struck[at] ?? -1;
      if (result === -1) continue;
      const after = numberOf[result] ?? gone;
      const ends = this.#isOver(this.#maskOf(own, after, bystander));
      const dear = ends ? 0 : (cost?.dear[at] ?? 0);
      const ownHalf = cell === -1 ? undefined : cost?.after[2 * cell + dear];
      const ownAfter = ownHalf === undefined ? own : (numberOf[ownHalf] ?? gone);
      if (asSecond) this.#turnEnds(ownAfter, after, bystander, visit);
      else this.#turnEnds(ownAfter, bystander, after, visit);
    }
  }

  #turnEnds(own: number, second: number, third: number, visit: Visit): void {
    const base = this.#base;
    const mover = this.#nextMover[this.#maskOf(own, second, third)] ?? 0;
    if (mover === 1) visit((second * base + third) * base + own, 1);
    else visit((third * base + own) * base + second, 2);
  }

  #isOver(mask: number): boolean {
    if (mask === 0) return false;
    return this.outWins || (mask !== 1 && mask !== 2 && mask !== 4);
  }

  /** A bit for each of the three who is out. */
  #maskOf(own: number, second: number, third: number): number {
    const gone = this.#gone;
    return (own === gone ? 1 : 0) | (second === gone ? 2 : 0) | (third === gone ? 4 : 0);
  }
}

/** The offset of the only bit that is set. */
function offsetOf(mask: number): number {
  return mask === 1 ? 0 : mask === 2 ? 1 : 2;
}
