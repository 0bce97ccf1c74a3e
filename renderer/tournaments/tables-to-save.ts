import type { Drawing, SavedTable, Shape } from '../../electron/api/drawing.ts';
import type { TournamentView } from '../../electron/api/tournaments.ts';
import type { Inks } from '../plot/drawings.ts';
import { words } from '../words.svelte.ts';
import { allForfeitsInWords, forfeitsBetween, forfeitsInWords } from './forfeits.ts';
import { halves, scoreInWords } from './halves.ts';

/** The columns of the standings beside rank and player. */
export function figuresOf({ system }: Pick<TournamentView, 'system'>) {
  return system === 'swiss'
    ? (['points', 'buchholz', 'direct', 'wins'] as const)
    : (['points', 'direct', 'wins'] as const);
}

/**
 * The letter of a player among the columns of the cross table: A to Z, then AA and so on. A number would be taken for a
 * rank, of which there may be two of one.
 *
 * @param place - the place of the row, from 0.
 */
export function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last;
}

const nameOf = (view: TournamentView, entrant: number): string => view.players[entrant]?.name ?? '';

/** The standings with all results as a table to save. */
export function standingsTable(view: TournamentView): SavedTable {
  const figures = figuresOf(view);
  const why = view.rows.map((row) => [
    ...new Set(view.rows.flatMap(({ entrant }) => forfeitsBetween(view, row.entrant, entrant))),
  ]);
  const areForfeited = why.some((sentences) => sentences.length > 0);
  return [
    [
      ...(['rank', 'player', ...figures] as const).map((column) =>
        words().text(`tournament-view.${column}`),
      ),
      ...view.rows.map(({ entrant }) => nameOf(view, entrant)),
      ...(areForfeited ? [words().text('tournament-view.why')] : []),
    ],
    ...view.rows.map((row, place) => [
      row.rank,
      nameOf(view, row.entrant),
      ...figures.map((figure) => row[figure]),
      ...row.against.map((points) => points ?? ''),
      ...(areForfeited ? [(why[place] ?? []).join(' ')] : []),
    ]),
  ];
}

/** The pairings of a round with their results as a table to save. @param round - from 0. */
export function roundTable(view: TournamentView, round: number): SavedTable {
  const pairings = view.rounds[round] ?? [];
  const areForfeited = pairings.some(({ forfeits = [] }) => forfeits.length > 0);
  const columns = ['table', 'first', 'opponent', 'result'] as const;
  return [
    [...columns, ...(areForfeited ? (['why'] as const) : [])].map((column) =>
      words().text(`tournament-view.${column}`),
    ),
    ...pairings.map((pairing, table) => {
      const { first, second, won } = pairing;
      return [
        second === null ? '' : table + 1,
        nameOf(view, first),
        second === null ? '' : nameOf(view, second),
        won === undefined ? '' : scoreInWords(won),
        ...(areForfeited ? [forfeitsInWords(view, pairing).join(' ')] : []),
      ];
    }),
  ];
}

const size = 14;
const high = 26;
const margin = 20;
/** The width of a letter, about. */
const letter = 8;

interface Column {
  readonly wide: number;
  readonly head: string;
  readonly cells: readonly string[];
  /** Whether it starts at the left, as names do. */
  readonly isText?: boolean;
  /** The row that is the player’s own. */
  readonly self?: number;
}

function columnsOf(view: TournamentView): readonly Column[] {
  const longest = Math.max(...view.players.map(({ name }) => name.length), 6);
  return [
    { wide: 40, head: '', cells: view.rows.map(({ rank }) => String(rank)) },
    {
      wide: longest * letter + 24,
      head: words().text('tournament-view.player'),
      cells: view.rows.map(({ entrant }) => nameOf(view, entrant)),
      isText: true,
    },
    ...figuresOf(view).map((figure) => {
      const head = words().text(`tournament-view.${figure}`);
      const cells = view.rows.map((row) => halves(row[figure]));
      return { wide: head.length * letter + 24, head, cells };
    }),
    { wide: 36, head: '', cells: view.rows.map((_, place) => letterOf(place)) },
    ...view.rows.map(({ entrant: other }, place) => ({
      wide: 36,
      head: letterOf(place),
      cells: view.rows.map(({ entrant, against }) => {
        const mark = forfeitsBetween(view, entrant, other).length > 0 ? '*' : '';
        return `${resultIn(against[place])}${mark}`;
      }),
      self: place,
    })),
  ];
}

const resultIn = (points: number | null | undefined): string =>
  points == null ? '' : halves(points);

/** The standings with all results as a drawing. */
export function drawStandings(view: TournamentView, ink: Inks): Drawing {
  const top = 56;
  const shapes: Shape[] = [];
  let left = margin;
  for (const { wide, head, cells, isText = false, self } of columnsOf(view)) {
    if (self !== undefined) {
      const d = `M${left} ${top + (self + 1) * high}h${wide}v${high}h${-wide}Z`;
      shapes.push({ kind: 'path', d, fill: ink('surface-sunk') });
    }
    const x = isText ? left + 8 : left + wide - 8;
    const anchor = isText ? 'start' : 'end';
    for (const [row, text] of [head, ...cells].entries()) {
      const y = Math.round(top + (row + 0.5) * high + size / 3);
      const fill = ink(row === 0 ? 'ink-soft' : 'ink');
      shapes.push({ kind: 'text', text, x, y, size, fill, anchor });
    }
    left += wide;
  }
  const lines = view.rows.map((_, row): Shape => ({
    kind: 'path',
    d: `M${margin} ${top + (row + 1) * high}H${left}`,
    stroke: ink('line'),
  }));
  const bottom = top + (view.rows.length + 1) * high;
  const foot = allForfeitsInWords(view).map((why, line): Shape => {
    const y = bottom + (line + 1) * high;
    return {
      kind: 'text',
      text: `* ${why}`,
      x: margin,
      y,
      size,
      fill: ink('ink-soft'),
      anchor: 'start',
    };
  });
  const widest = Math.max(0, ...allForfeitsInWords(view).map((why) => (why.length + 2) * letter));
  const { name: title } = view;
  const fill = ink('ink');
  return {
    title,
    box: [0, 0, Math.max(left, margin + widest) + margin, bottom + foot.length * high + margin],
    background: ink('surface-raised'),
    shapes: [
      { kind: 'text', text: title, x: margin, y: 34, size: 18, fill, anchor: 'start' },
      ...shapes,
      ...lines,
      ...foot,
    ],
  };
}
