import { opensMove } from '../../engine/game.ts';
import type { Played } from '../../engine/match/played.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Line, Node } from '../../engine/match/tree.ts';
import type { LineChange, NodeChange } from '../api/match-update.ts';
import type { PlayedView } from '../api/match-view.ts';

/** The changes of a tree up to a limit, and the tree that a window has with them. */
export interface TreeChange {
  readonly change: LineChange;
  /** The whole tree, unless the limit has cut it short. */
  readonly sent: Line;
  /** How many plies are added, those of variations included. */
  readonly plies: number;
}

/**
 * The changes of a match's tree since the tree that a window has.
 *
 * @param seen - the tree that the window has; empty if it has none.
 * @param most - the most plies to add.
 */
export function treeChange(
  { match: { rules, moves, start } }: Pick<SeatedMatch, 'match'>,
  seen: Line,
  most = Infinity,
): TreeChange {
  let plies = 0;
  return { ...lineChange(seen, moves, start), plies };

  function lineChange(
    before: Line,
    after: Line,
    beginning: unknown,
  ): Pick<TreeChange, 'change' | 'sent'> {
    const changed: [number, NodeChange][] = [];
    const added: Node<PlayedView>[] = [];
    /** The nodes with a variation that is cut short, by index. */
    const cut = new Map<number, Node>();
    let index = 0;
    for (; index < after.length; index++) {
      const [node, was] = [after[index], before[index]];
      if (node === undefined || (node === was && added.length === 0)) continue;
      const isKept = added.length === 0 && node.ply === was?.ply;
      if (!isKept && plies >= most) break;
      const { ply, variations, ...note } = node;
      const position = positionAfter(after[index - 1], beginning);
      if (!isKept) plies++;
      const lines = variations?.map((line, at) =>
        lineChange(isKept ? (was.variations?.[at] ?? []) : [], line, position),
      );
      if (isKept) {
        changed.push([index, { ...note, variations: lines?.map(({ change }) => change) ?? [] }]);
      } else {
        added.push({
          ply: plyView(rules, ply, position),
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
    return { change, sent: after.slice(0, index).map((node, at) => cut.get(at) ?? node) };
  }
}

function positionAfter(node: Node | undefined, beginning: unknown): unknown {
  return node === undefined ? beginning : node.ply.after;
}

function plyView(
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
