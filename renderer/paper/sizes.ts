/** The sizes of paper, upright, in millimetres. */
export const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type PaperName = keyof typeof papers;

/** The margin of every sheet in millimetres; no printer needs more. */
export const margin = 12.7;

/** The numbers of positions that a page can have. */
export const perPageChoices = [2, 4, 6, 8, 12] as const;

/** The paper that is usual where a language is spoken. @param tag - as BCP 47 writes it, such as `en-US`. */
export function usualPaper(tag: string): PaperName {
  return /-(US|CA|MX|PH|CO|CL|VE)\b/.test(tag) ? 'letter' : 'a4';
}

/** Divides items among pages. */
export function inPages<Item>(items: readonly Item[], perPage: number): Item[][] {
  const pages = Math.ceil(items.length / perPage);
  return Array.from({ length: pages }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
}

/** The part of a poster on one sheet. */
export interface Tile {
  /** From 1. */
  readonly row: number;
  readonly column: number;
  /** In millimetres from the poster's upper left corner. */
  readonly x: number;
  readonly y: number;
}

/** How much neighbouring sheets of a poster have in common, to be glued, in millimetres. */
export const overlap = 8;

/** Divides a poster among sheets. @param room - what a sheet has room for, in millimetres. */
export function tilesOf(
  rows: number,
  columns: number,
  room: { readonly width: number; readonly height: number },
): Tile[] {
  return Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return {
      row: row + 1,
      column: column + 1,
      x: column * (room.width - overlap),
      y: row * (room.height - overlap),
    };
  });
}
