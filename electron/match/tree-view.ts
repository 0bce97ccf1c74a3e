import { opensMove } from '../../engine/game.ts';
import type { Played } from '../../engine/match/played.ts';
import { PlyMap } from '../../engine/match/ply-map.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Line, Node } from '../../engine/match/tree.ts';
import type { LineChange, NodeChange, TreeChange } from '../api/match-update.ts';
import type { PlayedView } from '../api/match-view.ts';

/** The most plies to add to a tree at once, and the most different ones, which are described. */
export interface MostPlies {
  readonly plies: number;
  readonly different: number;
}

/** The changes of a tree up to a limit, and the tree that a window has with them. */
export interface LimitedChange {
  readonly change: TreeChange;
  /** The whole tree, unless the limit has cut it short. */
  readonly sent: Line;
  /** How many plies are added, those of variations included. */
  readonly added: number;
}

/**
 * The changes of a match's tree since the tree that a window has.
 *
 * @param seen - the tree that the window has; empty if it has none.
 */
export function treeChange(
  { match: { rules, moves, start } }: Pick<SeatedMatch, 'match'>,
  seen: Line,
  most: MostPlies = { plies: Infinity, different: Infinity },
): LimitedChange {
  let count = 0;
  const plies: PlayedView[] = [];
  const indices = new PlyMap<number>();
  const { change, sent } = lineChange(seen, moves, start);
  return { change: { plies, line: change }, sent, added: count };

  function indexOf(ply: Played<unknown, unknown>, before: unknown): number {
    const known = indices.get(before, ply.notation);
    if (known !== undefined) return known;
    indices.add(before, ply.notation, plies.length);
    return plies.push(plyView(rules, ply, before)) - 1;
  }

  function lineChange(
    before: Line,
    after: Line,
    beginning: unknown,
  ): { readonly change: LineChange; readonly sent: Line } {
    const changed: [number, NodeChange][] = [];
    const added: Node<number>[] = [];
    /** The nodes with a variation that is cut short, by index. */
    const cut = new Map<number, Node>();
    let index = 0;
    for (; index < after.length; index++) {
      const [node, was] = [after[index], before[index]];
      if (node === undefined || (node === was && added.length === 0)) continue;
      const isKept = added.length === 0 && node.ply === was?.ply;
      if (!isKept && (count >= most.plies || plies.length >= most.different)) break;
      const { ply, variations, ...note } = node;
      const position = positionAfter(after[index - 1], beginning);
      if (!isKept) count++;
      const lines = variations?.map((line, at) =>
        lineChange(isKept ? (was.variations?.[at] ?? []) : [], line, position),
      );
      if (isKept) {
        changed.push([index, { ...note, variations: lines?.map(({ change }) => change) ?? [] }]);
      } else {
        added.push({
          ply: indexOf(ply, position),
          ...note,
          ...(lines && { variations: lines.map(({ change }) => change.added) }),
        });
      }
      if (lines?.some(({ sent }, at) => sent !== variations?.[at])) {
        cut.set(index, { ...node, variations: lines.map(({ sent }) => sent) });
      }
    }
    const change = { kept: index - added.length, changed, added };
    if (index === after.length && cut.size === 0) return { change, sent: after };
    const sent = after.slice(0, index);
    for (const [at, node] of cut) sent[at] = node;
    return { change, sent };
  }
}

function positionAfter(node: Node | undefined, beginning: unknown): unknown {
  return node === undefined ? beginning : node.ply.after;
}

/** A ply of a match, as windows get it. */
export function plyView(
  rules: SeatedMatch['match']['rules'],
  { move, notation, seat, after }: Played<unknown, unknown>,
  before: unknown,
): PlayedView {
  const recount = rules.display?.recount?.(before, move);
  return {
    notation,
    move: move as PlayedView['move'],
    after: after as PlayedView['after'],
    text: rules.describe(before, move),
    ...(recount && { recount }),
    seat,
    opens: opensMove(rules.turn(before)),
    drawn: rules.display?.drawn?.(move) ?? null,
  };
}
