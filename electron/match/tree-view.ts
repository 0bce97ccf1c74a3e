import type { Played } from '../../engine/match/played.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Line, Node } from '../../engine/match/tree.ts';
import type { LineChange, NodeChange } from '../api/match-update.ts';
import type { PlayedView } from '../api/match-view.ts';

/**
 * The changes of a match's tree since the tree that a window has.
 *
 * @param seen - the tree that the window has; empty if it has none.
 */
export function treeChange(
  { match: { rules, moves, start } }: Pick<SeatedMatch, 'match'>,
  seen: Line,
): LineChange {
  return lineChange(seen, moves, start);

  function lineChange(before: Line, after: Line, beginning: unknown): LineChange {
    const changed: [number, NodeChange][] = [];
    let kept = 0;
    for (; kept < after.length; kept++) {
      const [node, was] = [after[kept], before[kept]];
      if (node === was || node === undefined) continue;
      const { ply, variations = [], ...note } = node;
      if (ply !== was?.ply) break;
      const position = positionAfter(after[kept - 1], beginning);
      const lines = variations.map((line, at) =>
        lineChange(was.variations?.[at] ?? [], line, position),
      );
      changed.push([kept, { ...note, variations: lines }]);
    }
    return { kept, changed, added: viewed(after, kept, beginning) };
  }

  function viewed(line: Line, from: number, beginning: unknown): Line<PlayedView> {
    let position = positionAfter(line[from - 1], beginning);
    return line.slice(from).map(({ ply, variations, ...note }): Node<PlayedView> => {
      const before = position;
      position = ply.after;
      return {
        ply: plyView(rules, ply, before),
        ...note,
        ...(variations && { variations: variations.map((each) => viewed(each, 0, before)) }),
      };
    });
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
  const turn = rules.turn(before);
  const recount = rules.display?.recount?.(before, move);
  return {
    notation,
    move: move as PlayedView['move'],
    after: after as PlayedView['after'],
    text: rules.describe(before, move),
    ...(recount && { recount }),
    seat,
    opens: turn.kind === 'chance' || (turn.kind === 'player' && turn.decision !== undefined),
    drawn: rules.display?.drawn?.(move) ?? null,
  };
}
