import type { World } from './action.ts';

/** Widths and heights of the board, the smallest among them. */
const sizes = [
  [1280, 800],
  [800, 600],
  [1580, 1000],
  [1024, 700],
  [719, 900],
  [640, 520],
] as const;

/** Gives the board another size. */
export const resize = {
  name: 'resize the board',
  weight: 3,
  possible: () => true,
  async act({ program, dice }: World): Promise<string> {
    const [width, height] = dice.pick(sizes);
    await program.resize(width, height);
    return `to ${width} × ${height}`;
  },
};
