import { counterRanges } from '../counters.ts';
import { afterTurn, handsAfter, ownMoves } from '../own-turns.ts';
import {
  consequences,
  type ChopsticksPosition,
  counters,
  standingOf,
  total,
  type Counter,
  type Hands,
  type Standing,
} from '../position.ts';
import { limitsSplits, limitsSwaps, partsOf, type ChopsticksSettings } from '../settings.ts';
import { afterCherryBomb, isCherryBomb, struckTo } from '../strikes.ts';
import { countRanks, rankHands, type HandRanks } from './hand-ranks.ts';

/** The cost of strikes to the striker. */
export interface StrikeCost {
  /** 1 beside each entry of {@link HalfPositions.struck} if a strike costs more than others. */
  readonly dear: Uint8Array;
  /**
   * The striker's half position afterwards, at `2 × cell` for ordinary strikes with that hand and at `2 × cell + 1` for
   * dear ones. A strike that ends the game is never dear.
   */
  readonly after: Int32Array;
}

/** The most half positions to solve beside other work: a table of their pairs takes up to 256 MiB. */
export const mostHalves = 11_585;

/** The most half positions to solve alone: a table of their pairs takes 0.8 GB. */
export const mostHalvesAlone = 20_100;

/**
 * The half positions of Chopsticks: the states of one player. A strike changes the opponent's half position by the
 * strength of one of the mover's hands, and may cost the striker something that depends on the striker's half position. Any
 * other turn changes only the mover's. A position of two players is a pair of half positions (mover's, other's), so a solver
 * can number all pairs without creating positions.
 *
 * A half position has a player's hands in ascending order and, if they count, its counters.
 *
 * Half positions are numbered from 0 to `count - 1`, and strengths of hands from 0 (can't strike) to `strengths - 1`. Hand `h` of half position `s` is the cell `handCount × s + h`.
 */
export class HalfPositions {
  readonly count: number;
  readonly strengths: number;
  readonly handCount: number;
  /** The strength of each cell's hand; equal ones lie side by side. */
  readonly hands: Uint16Array;
  /**
   * The half position after one of its hands is struck, at `cell × strengths + strength`; -1 if the hand can't be struck,
   * whatever the strength.
   */
  readonly struck: Int32Array;
  /** The cost of strikes to the striker; left out if there is none. */
  readonly cost?: StrikeCost;
  /** The targets of a half position's own moves in ascending order; itself among them if it may pass. */
  readonly turnsInto: readonly Int32Array[];
  /** 1 if the game is over as soon as a player has this half position. */
  readonly ended: Uint8Array;
  /** Whether a player with such a half position has lost or, in misère play, won. */
  readonly whoEnds: 'loses' | 'wins';
  readonly #settings: ChopsticksSettings;
  readonly #scale: Scale;
  readonly #ranks: HandRanks;
  readonly #counts: readonly Counters[];
  readonly #counterIndex: ReadonlyMap<string, number>;
  readonly #handsByRank: readonly Hands[];
  /** By rank, whether hands have so few fingers that sudden death costs a life. */
  readonly #few: readonly boolean[];
  /** The difference between half positions that differ by one life; 0 if no life can be lost. */
  readonly #perLife: number;
  /** By rank, the targets of own turns; undefined if they depend on counters. */
  readonly #resultsOf: Record<'inGame' | 'atEnd', number[][]> | undefined;
  readonly #levelsNow: Uint16Array;

  /** Numbers those of some settings. */
  constructor(settings: ChopsticksSettings) {
    const scale = scaleOf(settings);
    const { handCount, strengths } = scale;
    const ranks = rankHands(handCount, scale.levelCount);
    const counts = countersOf(settings);
    const count = ranks.count * counts.length;
    this.#settings = settings;
    this.#scale = scale;
    this.#ranks = ranks;
    this.#counts = counts;
    this.#counterIndex = new Map(counts.map((each, index) => [nameOf(each), index]));
    this.#handsByRank = handsByRank(ranks, scale);
    this.#few = this.#handsByRank.map((hands) => total(hands) <= 1);
    this.#perLife = settings.suddenDeath === 'lives' ? count / (settings.lives + 1) : 0;
    this.#resultsOf = needsCounters(settings) ? undefined : { inGame: [], atEnd: [] };
    this.#levelsNow = new Uint16Array(handCount);
    this.count = count;
    this.strengths = strengths;
    this.handCount = handCount;
    this.hands = new Uint16Array(handCount * count);
    this.ended = new Uint8Array(count);
    this.struck = new Int32Array(handCount * count * strengths).fill(-1);
    this.whoEnds = settings.misere ? 'wins' : 'loses';
    if (settings.cherryBomb || limitsTurns(settings)) {
      const dear = new Uint8Array(this.struck.length);
      this.cost = { dear, after: new Int32Array(2 * handCount * count) };
    }
    const landings = landingsOf(settings, scale);
    const turnsInto: Int32Array[] = [];
    for (let half = 0; half < count; half++) turnsInto.push(this.#number(half, landings));
    this.turnsInto = turnsInto;
  }

  readonly indexOf = (standing: Standing): number =>
    (this.#counterIndex.get(nameOf(standing)) ?? 0) * this.#ranks.count +
    this.#rankOf(standing.hands);

  /**
   * The target of each legal move of a half position's own, with hands distinguished.
   *
   * @param endsIfOut - whether the game ends if the player is out, as among two players.
   */
  readonly ownMoves = (half: number, endsIfOut = true): readonly number[] => {
    if (this.ended[half] === 1) return [];
    const settings = this.#settings;
    const standing = this.#standingAt(half);
    const turns = () =>
      ownMoves(settings, standing, 0).map((move) => ({
        move,
        to: handsAfter(settings, standing, move, endsIfOut),
      }));
    if (this.#resultsOf === undefined) {
      return turns().map(({ move, to }) => this.indexOf(afterTurn(settings, standing, move, to)));
    }
    const known = this.#resultsOf[endsIfOut ? 'atEnd' : 'inGame'];
    const rank = half % this.#ranks.count;
    const results = (known[rank] ??= turns().map(({ to }) => this.#rankOf(to)));
    return results.map((result) => this.#withHands(half, result));
  };

  /** A position's two half positions: the mover's, then the other's. */
  of(position: ChopsticksPosition): readonly [number, number] {
    return [
      this.indexOf(standingOf(position, position.turn)),
      this.indexOf(standingOf(position, 1 - position.turn)),
    ];
  }

  /** Fills the tables for a half position. @returns the targets of its own moves. */
  #number(half: number, landings: Landings): Int32Array {
    const { handCount } = this;
    const { dead } = this.#scale;
    const standing = this.#standingAt(half);
    const { hands: own, lives } = standing;
    const over = consequences(this.#settings, own, own, lives).out;
    this.ended[half] = over ? 1 : 0;
    for (let hand = 0; hand < handCount; hand++) {
      const level = this.#levelOf(half, hand);
      this.hands[handCount * half + hand] = strengthAt(this.#scale, level);
      if (over) continue;
      if (level !== dead || this.#settings.deathAttack) this.#numberStrikes(half, hand, landings);
      if (level !== dead) this.#numberCosts(half, hand, standing);
    }
    return ascendingOnce(this.ownMoves(half));
  }

  /** Fills the tables for the strikes on a hand. */
  #numberStrikes(half: number, hand: number, { landing, explosive }: Landings): void {
    const { strengths, struck, cost } = this;
    const rank = half % this.#ranks.count;
    const first = (this.handCount * half + hand) * strengths;
    const level = this.#levelOf(half, hand);
    for (let strength = 1; strength < strengths; strength++) {
      const to = level * strengths + strength;
      const lands = landing[to] ?? 0;
      // Under cutoff, many strengths have the same result.
      const isAlike = strength > 1 && lands === landing[to - 1];
      struck[first + strength] = isAlike
        ? (struck[first + strength - 1] ?? 0)
        : this.#withHands(half, this.#ranks.withLevel(rank, hand, lands));
      if (cost !== undefined) cost.dear[first + strength] = explosive[to] ?? 0;
    }
  }

  /** Fills the table of what strikes with a hand cost. */
  #numberCosts(half: number, hand: number, standing: Standing): void {
    if (this.cost === undefined) return;
    const cell = this.handCount * half + hand;
    const afterStrike = (result: Hands) =>
      this.indexOf(afterTurn(this.#settings, standing, { kind: 'attack' }, result));
    this.cost.after[2 * cell] = afterStrike(standing.hands);
    this.cost.after[2 * cell + 1] = afterStrike(afterCherryBomb(standing.hands, hand));
  }

  #levelOf(half: number, hand: number): number {
    return this.#ranks.levels[(half % this.#ranks.count) * this.handCount + hand] ?? 0;
  }

  #rankOf(hands: Hands): number {
    const levels = this.#levelsNow;
    for (let hand = 0; hand < levels.length; hand++) {
      levels[hand] = levelOf(this.#scale, hands[hand] ?? 0);
    }
    return this.#ranks.rankOf(levels);
  }

  /** A half position with other hands, which may cost a life. */
  #withHands(half: number, result: number): number {
    const rank = half % this.#ranks.count;
    const lost = this.#few[result] === true && this.#few[rank] === false;
    return half - rank + result - (lost ? this.#perLife : 0);
  }

  #standingAt(half: number): Standing {
    const counted = this.#counts[Math.floor(half / this.#ranks.count)] ?? noCounters;
    return { hands: this.#handsByRank[half % this.#ranks.count] ?? [], ...counted };
  }
}

function handsByRank({ count, levels }: HandRanks, scale: Scale): Hands[] {
  const { handCount } = scale;
  const all: Hands[] = [];
  for (let rank = 0; rank < count; rank++) {
    const hands: number[] = [];
    for (let hand = 0; hand < handCount; hand++) {
      hands.push(fingersAt(scale, levels[rank * handCount + hand] ?? 0));
    }
    all.push(hands);
  }
  return all;
}

/** What strikes do to a hand, at `level × strengths + strength`. */
interface Landings {
  /** The level after the strike. */
  readonly landing: Uint16Array;
  /** 1 for a cherry bomb. */
  readonly explosive: Uint8Array;
}

function landingsOf(settings: ChopsticksSettings, scale: Scale): Landings {
  const { levelCount, strengths } = scale;
  const landing = new Uint16Array(levelCount * strengths);
  const explosive = new Uint8Array(levelCount * strengths);
  for (let level = 0; level < levelCount; level++) {
    const fingers = fingersAt(scale, level);
    for (let by = 0; by < levelCount; by++) {
      const cell = level * strengths + strengthAt(scale, by);
      const strength = fingersAt(scale, by);
      landing[cell] = levelOf(scale, struckTo(settings, fingers, strength));
      explosive[cell] = isCherryBomb(settings, fingers, strength) ? 1 : 0;
    }
  }
  return { landing, explosive };
}

/** Whether own turns depend on counters, or change them; a cherry bomb may cost the last life. */
function needsCounters(settings: ChopsticksSettings): boolean {
  return (
    limitsTurns(settings) ||
    settings.onePointSwitch ||
    (settings.suddenDeath === 'lives' && settings.selfAttack && settings.cherryBomb)
  );
}

function limitsTurns(settings: ChopsticksSettings): boolean {
  return limitsSwaps(settings) || limitsSplits(settings);
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
interface Scale {
  readonly handCount: number;
  readonly parts: number;
  readonly levelCount: number;
  /** The level of a dead hand. */
  readonly dead: number;
  readonly strengths: number;
}

function scaleOf(settings: ChopsticksSettings): Scale {
  const parts = partsOf(settings);
  const alive = settings.fingers * parts - 1;
  const levelCount = (settings.integers ? 2 : 1) * alive + 1;
  return {
    handCount: settings.hands,
    parts,
    levelCount,
    dead: settings.integers ? alive : 0,
    strengths: levelCount,
  };
}

function fingersAt({ parts, dead }: Scale, level: number): number {
  return (level - dead) / parts;
}

function levelOf({ parts, dead }: Scale, fingers: number): number {
  return fingers * parts + dead;
}

/** The strength of a level: its distance from the dead level; levels below that follow those above. */
function strengthAt({ dead, strengths }: Scale, level: number): number {
  return level >= dead ? level - dead : strengths - 1 - level;
}
