import {
  lengthOf,
  nodesOf,
  playIn,
  positionOf,
  resolveChance,
  turnOf,
  type Match,
} from '../match/match.ts';
import type { Played } from '../match/played.ts';
import type { Random } from '../random.ts';
import type { Line } from '../match/tree.ts';

/** Lets chance act in a game as `resolveChance` does, but always the same way after the same moves. */
export interface KnownChance {
  resolve<Position, Move>(match: Match<Position, Move>, random: Random): Match<Position, Move>;
}

/** A place in the tree of all lines that were played, deleted ones included. */
interface Node {
  /** The outcome of chance there, in notation. */
  outcome?: string;
  readonly next: Map<string, Node>;
}

/**
 * Remembers the outcomes of chance in a game, so that a move that is taken back and played again draws the same card.
 */
export function keepChance(): KnownChance {
  const start: Node = { next: new Map() };
  /** Plies are shared by all matches that follow from them, so only new ones are visited. */
  const nodes = new WeakMap<Played<unknown, unknown>, Node>();

  function nodeAfter(line: Line, plies: number): Node {
    let [node, from] = [start, plies];
    for (; from > 0; from--) {
      const played = line[from - 1];
      const known = played && nodes.get(played.ply);
      if (known === undefined) continue;
      node = known;
      break;
    }
    for (const { ply } of line.slice(from, plies)) {
      if (ply.seat === null) node.outcome = ply.notation;
      const after = node.next.get(ply.notation) ?? { next: new Map<string, Node>() };
      node.next.set(ply.notation, after);
      nodes.set(ply, after);
      node = after;
    }
    return node;
  }

  function again<Position, Move>(match: Match<Position, Move>): Match<Position, Move> | undefined {
    if (turnOf(match).kind !== 'chance') return undefined;
    const { outcome } = nodeAfter(nodesOf(match), match.at);
    if (outcome === undefined) return undefined;
    const move = match.rules.parseMove(positionOf(match), outcome);
    return move.ok ? playIn(match, move.value) : undefined;
  }

  return {
    resolve(match, random) {
      nodeAfter(nodesOf(match), lengthOf(match));
      let resolved = match;
      for (let next = again(resolved); next !== undefined; next = again(resolved)) resolved = next;
      resolved = resolveChance(resolved, random);
      nodeAfter(nodesOf(resolved), lengthOf(resolved));
      return resolved;
    },
  };
}
