import type { MoveSounds } from '../../table/move-sounds.ts';

/** The sounds of a move; a pass is silent. */
export const soundsOf: MoveSounds<'chopsticks'> = (move, from, to) => {
  switch (move.kind) {
    case 'attack': {
      const dies = fingersOf(from, move) !== 0 && fingersOf(to, move) === 0;
      return dies ? ['tap', 'fold'] : ['tap'];
    }
    case 'add':
    case 'negate': {
      const own = { seat: from.turn, target: move.hand };
      return fingersOf(to, own) === 0 ? ['fold'] : ['unfold'];
    }
    case 'split':
      return ['unfold'];
    case 'pass':
      return [];
  }
};

type Position = Parameters<MoveSounds<'chopsticks'>>[1];

function fingersOf(
  { hands }: Position,
  { seat, target }: { seat: number; target: number },
): number {
  return hands[seat]?.[target] ?? 0;
}
