import { estimateOf } from '../../engine/analysis/value.ts';
import { conquestRules } from '../../engine/digit-conquest/digit-conquest.ts';
import { legalMoves } from '../../engine/digit-conquest/legality.ts';
import { scoresAfter } from '../../engine/digit-conquest/moves.ts';
import {
  cardsLeft,
  scoresFromMover,
  type ConquestPosition,
} from '../../engine/digit-conquest/position.ts';
import type { ConquestSettings } from '../../engine/digit-conquest/settings.ts';
import { passLevels } from '../../engine/digit-conquest/solver/backward-pass.ts';
import { compositionsOf, levelSize } from '../../engine/digit-conquest/solver/compositions.ts';
import { errorAfter } from '../../engine/digit-conquest/solver/fixed-point.ts';
import { fixedPointLevels } from '../../engine/digit-conquest/solver/fixed-point-pass.ts';
import type { FullDeck } from '../../engine/digit-conquest/solver/full-deck.ts';
import { entryOf, fullDeck, raceOf } from '../../engine/digit-conquest/solver/race.ts';
import { pick, seededRandom, type Random } from '../../engine/random.ts';
import { isMarkCertain, markOf } from '../../engine/review/mark.ts';

/** The table of the shuffled deck, and what is known of its errors. */
interface ShuffledTable extends Pick<FullDeck, 'table' | 'within'> {
  readonly inFixedPoint?: number;
}

/** What a comparison of all decks in fixed point with a pass in double precision has found. */
export interface BoundsChecked {
  /** By the number of cards: the largest error of any value of any deck, and the one that is shown. */
  readonly levels: readonly {
    readonly cards: number;
    readonly off: number;
    readonly proven: number;
  }[];
  /** The moves with a choice in positions of random matches, and those whose marks are certain. */
  readonly moves: number;
  readonly certain: number;
  /** The certain marks that are wrong, which must be none. */
  readonly wrong: number;
}

/**
 * Compares every value of every deck in fixed point with a pass in double precision, and judges positions of random matches by
 * both. The real deck takes 8 GB.
 *
 * @param shuffled - the table of the shuffled deck with its largest error.
 * @param wanted - the number of positions to judge.
 */
export function checkBounds(
  settings: ConquestSettings,
  { table: shuffled, within, inFixedPoint = Infinity }: ShuffledTable,
  wanted: number,
): BoundsChecked {
  const race = raceOf(settings);
  const compositions = compositionsOf(fullDeck(race));
  const { strides, rank, cards } = compositions;
  const positions = positionsOfMatches(settings, wanted, seededRandom(1));
  const levels: BoundsChecked['levels'][number][] = [];
  let [moves, certain, wrong] = [0, 0, 0];

  let reached = 0;
  let fixedOf: (rank: number) => Float64Array = () => shuffled;
  const fixed = fixedPointLevels(race, compositions, shuffled, (level, tableOf) => {
    reached = level;
    fixedOf = tableOf;
  });

  passLevels(race, compositions, { base: shuffled, effects: [] }, (level, tableOf) => {
    if (level === 0 || level === cards) return;
    while (reached < level) fixed.next();
    const proven = Math.min(inFixedPoint, errorAfter(level, within ?? Infinity));
    let off = 0;
    for (let at = 0; at < levelSize(compositions, level); at++) {
      off = Math.max(off, farthestApart(tableOf(at), fixedOf(at)));
    }
    levels.push({ cards: level, off, proven });
    for (const position of positions.filter(({ deck }) => cardsLeft(deck) === level)) {
      const at = rank(
        position.deck.reduce((sum, left, kind) => sum + left * (strides[kind] ?? 0), 0),
      );
      const [truth, found] = [tableOf(at), fixedOf(at)];
      const entries = legalMoves(settings, position).map((move) =>
        entryOf(race, ...after(position, move)),
      );
      for (const [index, entry] of entries.entries()) {
        const others = entries.toSpliced(index, 1);
        const estimate = (each: number) => estimateOf(found[each] ?? 0, proven);
        moves++;
        if (!isMarkCertain(estimate(entry), others.map(estimate))) continue;
        certain++;
        if (markBy(truth, entry, others) !== markBy(found, entry, others)) wrong++;
      }
    }
  });
  return { levels, moves, certain, wrong };
}

function after(position: ConquestPosition, move: ReturnType<typeof legalMoves>[number]) {
  const scores = scoresFromMover(position);
  return move.kind === 'draw' ? scores : scoresAfter(scores, move);
}

function markBy(table: Float64Array, entry: number, others: readonly number[]) {
  const value = (of: number) => ({ score: table[of] ?? 0, remoteness: null, exact: true });
  const all = [entry, ...others].map(value).sort((one, other) => other.score - one.score);
  const [best = value(entry)] = all;
  return markOf({ best, worst: all.at(-1) ?? best }, value(entry), true);
}

function farthestApart(one: Float64Array, other: Float64Array): number {
  let most = 0;
  for (let at = 0; at < one.length; at++) {
    most = Math.max(most, Math.abs((one[at] ?? 0) - (other[at] ?? 2)));
  }
  return most;
}

/** Positions of random matches in which the mover has a choice. */
function positionsOfMatches(
  settings: ConquestSettings,
  wanted: number,
  random: Random,
): ConquestPosition[] {
  const rules = conquestRules(settings);
  const found: ConquestPosition[] = [];
  while (found.length < wanted) {
    let position = rules.start(0);
    while (rules.turn(position).kind !== 'over') {
      const choices = rules.moves(position);
      if (choices.length > 1) found.push(position);
      const drawn = rules.chance?.outcomes(position) ?? [];
      let rest = random.below(1_000_000) / 1_000_000;
      const chance = drawn.find(({ probability }) => (rest -= probability) < 0) ?? drawn.at(-1);
      position = rules.play(position, chance?.move ?? pick(random, choices));
    }
  }
  return found.slice(0, wanted);
}
