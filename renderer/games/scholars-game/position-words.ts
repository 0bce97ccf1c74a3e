import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { handNameWithin } from '../../hands/names.ts';
import { faceOf, isOpen } from './held.ts';

const sides = ['left', 'right'] as const;

/** Whose hands hold what. */
export function scholarsInWords({ position, players }: MatchViewOf<'scholars-game'>): string[] {
  const { hands } = position;
  return players.map(({ name }, seat) => {
    const held = (hands[seat] ?? []).map((each, hand) => {
      const side = sides[hand] ?? 'left';
      const words = handNameWithin({
        side,
        state: each === 'x' ? 'dead' : 'alive',
        ...faceOf(each),
      });
      return isOpen(each) ? `${words}, still to be decided` : words;
    });
    return `${name}: ${held.join('; ')}`;
  });
}
