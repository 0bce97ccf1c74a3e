import type { MoveSounds } from '../../table/move-sounds.ts';

/** The sounds of a move, or of one of its hits. */
export const soundsOf: MoveSounds<'scholars-game'> = (move, from, to) => {
  switch (move.kind) {
    case 'decide':
    case 'switch':
    case 'redistribute':
      return ['unfold'];
    case 'add':
    case 'use':
      return outIn(to) > outIn(from) ? ['tap', 'fold'] : ['tap'];
  }
};

/** The number of hands that are out. */
function outIn({ hands }: Parameters<MoveSounds<'scholars-game'>>[1]): number {
  return hands.flat().filter((held) => held === 'x').length;
}
