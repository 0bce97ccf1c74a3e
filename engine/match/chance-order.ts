import { mixedSeed, seededRandom } from '../random.ts';
import { drawChance, lengthOf, nodesOf, playIn, positionOf, turnOf, type Match } from './match.ts';
import type { Played } from './played.ts';
import type { Line } from './tree.ts';

/**
 * The order in which chance acts in a game, such as the order of its deck: the nth outcome follows from the seed and the
 * outcomes before it, and from nothing that players decide. So no player can choose between two futures by undo.
 */
export interface ChanceOrder {
  /** Lets chance act until a player is to decide or the game is over. */
  resolve<Position, Move>(match: Match<Position, Move>): Match<Position, Move>;
  /** The same order for lines that begin after the first `at` plies of a match's current line. */
  after<Position, Move>(match: Match<Position, Move>, at: number): ChanceOrder;
}

/** What chance did after the same outcomes, whatever players decided in between. */
interface Drawn {
  /** How many outcomes there were before. */
  readonly before: number;
  /** The first outcome known here, in notation. */
  outcome?: string;
  readonly next: Map<string, Drawn>;
}

/**
 * Makes the order of a game.
 *
 * @param moves - what was played already, perhaps in another order: that one is kept, the main line's first.
 * @param given - the first outcomes, in notation; by the seed if left out.
 */
export function chanceOrder(
  seed: number,
  moves: Line = [],
  given: readonly string[] = [],
): ChanceOrder {
  const first = noneDrawn(0);
  given.reduce(drawnNext, first);
  return orderFrom(seed, first, moves);
}

function noneDrawn(before: number): Drawn {
  return { before, next: new Map() };
}

function orderFrom(seed: number, first: Drawn, moves: Line): ChanceOrder {
  /** Plies are shared by all matches that follow from them, so only new ones are visited. */
  const drawnAfter = new WeakMap<Played<unknown, unknown>, Drawn>();
  let unread: Line | undefined = moves;

  function readTree(line: Line, from: Drawn): void {
    read(line, line.length, from);
    line.forEach(({ variations = [] }, index) => {
      const last = line[index - 1];
      const before = last === undefined ? from : (drawnAfter.get(last.ply) ?? from);
      for (const variation of variations) readTree(variation, before);
    });
  }

  /** Reads the first plies of a line. @returns what was drawn by then. */
  function read(line: Line, plies: number, start: Drawn): Drawn {
    let [drawn, from] = [start, plies];
    for (; from > 0; from--) {
      const last = line[from - 1];
      const known = last && drawnAfter.get(last.ply);
      if (known === undefined) continue;
      drawn = known;
      break;
    }
    for (const { ply } of line.slice(from, plies)) {
      if (ply.seat === null) drawn = drawnNext(drawn, ply.notation);
      drawnAfter.set(ply, drawn);
    }
    return drawn;
  }

  function readLine<Position, Move>(match: Match<Position, Move>, plies = lengthOf(match)): Drawn {
    if (unread !== undefined) readTree(unread, first);
    unread = undefined;
    return read(nodesOf(match), plies, first);
  }

  return {
    resolve(match) {
      // Nothing can be drawn, and reading 100,000 plies would make a window wait.
      if (match.rules.chance === undefined) return match;
      readLine(match);
      let resolved = match;
      while (turnOf(resolved).kind === 'chance') {
        const { outcome, before } = readLine(resolved, resolved.at);
        const known = outcome && resolved.rules.parseMove(positionOf(resolved), outcome);
        resolved =
          known && known.ok
            ? playIn(resolved, known.value)
            : drawChance(resolved, seededRandom(mixedSeed(seed, before)));
      }
      readLine(resolved);
      return resolved;
    },
    after: (match, at) => orderFrom(seed, readLine(match, at), []),
  };
}

function drawnNext(drawn: Drawn, outcome: string): Drawn {
  drawn.outcome ??= outcome;
  const known = drawn.next.get(outcome);
  if (known !== undefined) return known;
  const next = noneDrawn(drawn.before + 1);
  drawn.next.set(outcome, next);
  return next;
}
