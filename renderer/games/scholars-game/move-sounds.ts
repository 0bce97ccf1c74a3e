import type { MoveSounds } from '../../table/move-sounds.ts';

/** What is heard of a move, or of one of its hits. */
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

/** How many hands are out. */
function outIn({ hands }: Parameters<MoveSounds<'scholars-game'>>[1]): number {
  return hands.flat().filter((held) => held === 'x').length;
}
