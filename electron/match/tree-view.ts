import type { Played } from '../../engine/played.ts';
import { isPlain, type Line, type Path } from '../../engine/tree.ts';
import type { Table } from '../../engine/table.ts';
import type { LineView, NoteView, PlyView, TreeView } from '../api/tree-view.ts';
import { wordsAt } from '../words.ts';

/** The view of a move that is not in the history, as it was made last. */
interface KnownPly {
  readonly language: string;
  readonly players: Table['players'];
  readonly view: PlyView;
}

/** A ply stays the same object, and what comes before it stays the same, too. */
const known = new WeakMap<Played<unknown, unknown>, KnownPly>();

/** What the game on the table has beyond its line; null where that is all. */
export function treeViewOf(table: Table): TreeView | null {
  const { match, players } = table;
  const { rules, start, moves, path: current, comment } = match;
  if (isPlain(moves) && match.tags === undefined && comment === undefined) return null;
  const words = wordsAt(players);
  const lines: LineView[] = [];
  const notes: NoteView[] = [];
  let currentLine = 0;

  visit(moves, [], null, 0, start);
  return { ...(comment !== undefined && { comment }), lines, current: currentLine, notes };

  function visit(
    line: Line,
    path: Path,
    parent: number | null,
    before: number,
    beginning: unknown,
  ): void {
    const index = lines.length;
    const isOn = isOnPath(path);
    const isCurrent = isOn && path.length === current.length;
    const told = before + (isOn ? (current[path.length]?.ply ?? line.length) : 0);
    const plies: PlyView[] = [];
    // The history grows with the current line: that is no news of the tree.
    lines.push({ path, parent, before, from: isCurrent ? before : told, plies });
    if (isCurrent) currentLine = index;
    let position = beginning;
    for (const [at, { ply, comment: said, marks, variations = [] }] of line.entries()) {
      if (said !== undefined || marks !== undefined) {
        notes.push({
          line: index,
          ply: before + at,
          ...(said !== undefined && { comment: said }),
          ...(marks && { marks }),
        });
      }
      for (const [variation, varied] of variations.entries()) {
        visit(varied, [...path, { ply: at, variation }], index, before + at, position);
      }
      if (before + at >= told) plies.push(viewed(ply, position));
      position = ply.after;
    }
  }

  function isOnPath(path: Path): boolean {
    return path.every(
      ({ ply, variation }, index) =>
        current[index]?.ply === ply && current[index].variation === variation,
    );
  }

  function viewed(ply: Played<unknown, unknown>, position: unknown): PlyView {
    const before = known.get(ply);
    if (before?.language === words.language && before.players === players) return before.view;
    const { move, notation, seat } = ply;
    const text = words.say(rules.describe(position, move));
    const view: PlyView = { notation, text, seat, drawn: rules.display?.drawn?.(move) ?? null };
    known.set(ply, { language: words.language, players, view });
    return view;
  }
}

/** Whether nothing has changed that a window would have to be told. */
export function isSameTree(one: TreeView | null, other: TreeView | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.current === other.current &&
    one.comment === other.comment &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, index) => isSameLine(line, other.lines[index])) &&
    JSON.stringify(one.notes) === JSON.stringify(other.notes)
  );
}

function isSamePly(one: PlyView, other: PlyView | undefined): boolean {
  return (
    one === other ||
    (one.notation === other?.notation && one.text === other.text && one.seat === other.seat)
  );
}

function isSameLine(one: LineView, other: LineView | undefined): boolean {
  return (
    other?.parent === one.parent &&
    other.before === one.before &&
    other.plies.length === one.plies.length &&
    other.from === one.from &&
    one.plies.every((ply, index) => isSamePly(ply, other.plies[index])) &&
    one.path.every(
      ({ ply, variation }, index) =>
        other.path[index]?.ply === ply && other.path[index].variation === variation,
    )
  );
}
