import type { Hand } from '../../hands/which-hand.ts';
import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { message, playerAt } from '../../../words/message.ts';
import { handNameWithin } from '../../hands/names.ts';
import { wordsAt } from '../../players/naming.ts';

const sides = ['left', 'right'] as const;

/** Whose hands hold what. */
export function chopsticksInWords(view: MatchViewOf<'chopsticks'>): string[] {
  const { hands, out, lives } = view.position;
  return view.players.map((_, seat) => {
    const alive = out.includes(seat) && view.settings.zombies ? 'zombie' : 'alive';
    const held = (hand: Hand): string => {
      const value = hands[seat]?.[hand] ?? 0;
      const state = value === 0 ? 'dead' : alive;
      return handNameWithin({ side: sides[hand], value, posture: 'fingers', state });
    };
    const gaps = { player: playerAt(seat), left: held(0), right: held(1) };
    const left = lives?.[seat];
    return left === undefined
      ? wordsAt(view).text('hands.both', gaps)
      : wordsAt(view).text('screen-chopsticks.position-lives', {
          ...gaps,
          lives: message('players.lives', { lives: left }),
        });
  });
}
