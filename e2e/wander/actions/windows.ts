import type { Action } from '../action.ts';

/** Widths and heights of the board, the smallest among them. */
export const sizes = [
  [1280, 800],
  [800, 600],
  [1580, 1000],
  [1024, 700],
  [719, 900],
  [640, 520],
] as const;

/** Sizes of the board. */
export const windows: readonly Action[] = [
  {
    name: 'resize the board',
    hasty: true,
    weight: 5,
    possible: () => true,
    async act({ program, dice }) {
      const [width, height] = dice.pick(sizes);
      await program.resize(width, height);
      return `to ${width} × ${height}`;
    },
  },
];
