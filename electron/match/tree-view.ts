import type { Line, Ply } from '../../engine/records/duel-record.ts';
import type { Turnoff } from '../../engine/records/tree.ts';
import type { Table } from '../../engine/record.ts';
import type { LineView, NoteView, PlyView, TreeView } from '../api/tree-view.ts';
import { wordsAt } from '../words.ts';

/** A move that is not in the history, as it was told last, and the position after it. */
interface KnownPly {
  readonly language: string;
  readonly players: Table['players'];
  readonly view: PlyView;
  readonly after: unknown;
}

/** A ply stays the same object, and what comes before it stays the same, too. */
const known = new WeakMap<Ply, KnownPly>();

/** What the game on the table has beyond its line; null where that is all. */
export function treeViewOf(table: Table): TreeView | null {
  const { match, tree, players } = table;
  if (tree === undefined) return null;
  const { history, rules, start } = match;
  const words = wordsAt(players);
  const { path: current } = tree;
  const lines: LineView[] = [];
  const notes: NoteView[] = [];
  let currentLine = 0;

  visit(tree.moves, [], null, 0, start);
  return {
    ...(tree.comment !== undefined && { comment: tree.comment }),
    lines,
    current: currentLine,
    notes,
  };

  function visit(
    line: Line,
    path: readonly Turnoff[],
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
    for (const [at, ply] of line.entries()) {
      const { comment, marks, variations = [] } = ply;
      if (comment !== undefined || marks !== undefined) {
        notes.push({
          line: index,
          ply: before + at,
          ...(comment !== undefined && { comment }),
          ...(marks && { marks }),
        });
      }
      for (const [variation, varied] of variations.entries()) {
        visit(varied, [...path, { ply: at, variation }], index, before + at, position);
      }
      const played = history[before + at];
      if (before + at < told && played !== undefined) {
        position = played.after;
      } else {
        const { view, after } = knownOf(ply, position);
        plies.push(view);
        position = after;
      }
    }
  }

  function isOnPath(path: readonly Turnoff[]): boolean {
    return path.every(
      ({ ply, variation }, index) =>
        current[index]?.ply === ply && current[index].variation === variation,
    );
  }

  function knownOf(ply: Ply, position: unknown): KnownPly {
    const before = known.get(ply);
    if (before?.language === words.language && before.players === players) return before;
    const move = rules.parseMove(position, ply.move);
    if (!move.ok) throw new RangeError(`${ply.move} can't be played: ${move.error.code}`);
    const turn = rules.turn(position);
    const told: KnownPly = {
      language: words.language,
      players,
      view: {
        notation: ply.move,
        text: words.say(rules.describe(position, move.value)),
        seat: turn.kind === 'player' ? turn.seat : null,
        drawn: rules.drawn?.(move.value) ?? null,
      },
      after: rules.play(position, move.value),
    };
    known.set(ply, told);
    return told;
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
