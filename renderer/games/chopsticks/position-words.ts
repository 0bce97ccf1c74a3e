import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { handNameWithin } from '../../hands/names.ts';

const sides = ['left', 'right'] as const;

/** Whose hands hold what. */
export function chopsticksInWords({
  position,
  players,
  settings,
}: MatchViewOf<'chopsticks'>): string[] {
  const { hands, out, lives } = position;
  return players.map(({ name }, seat) => {
    const alive = out.includes(seat) && settings['zombies'] === true ? 'zombie' : 'alive';
    const held = (hands[seat] ?? []).map((value, hand) =>
      handNameWithin({
        side: sides[hand] ?? 'left',
        value,
        posture: 'fingers',
        state: value === 0 ? 'dead' : alive,
      }),
    );
    const left = lives?.[seat];
    if (left !== undefined) held.push(`${left} ${left === 1 ? 'life' : 'lives'}`);
    return `${name}: ${held.join('; ')}`;
  });
}
