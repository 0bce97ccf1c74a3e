import type { Hand } from '../../hands/which-hand.ts';
import type { SeenPositionOf } from '../../../electron/api/match-view.ts';
import { handWord, message, playerAt } from '../../../words/message.ts';
import { handNameWithin } from '../../hands/names.ts';
import { words } from '../../words.svelte.ts';
import { wordsAt } from '../../players/naming.ts';

/** The hands of all players, in sentences. */
export function chopsticksInWords(view: SeenPositionOf<'chopsticks'>): string[] {
  const { out, lives, swaps, splits, switches } = view.position;
  return view.position.hands.map((hands, seat) => {
    const alive = out.includes(seat) && view.settings.zombies ? 'zombie' : 'alive';
    const held = (value: number, hand: Hand): string => {
      const state = value === 0 ? 'dead' : alive;
      const side = handWord(hand, hands.length);
      return handNameWithin({ side, value, posture: 'fingers', state });
    };
    const counted = [
      ...(swaps
        ? [words().text('chopsticks-hands.counted.swaps', { swaps: swaps[seat] ?? 0 })]
        : []),
      ...(splits
        ? [words().text('chopsticks-hands.counted.splits', { splits: splits[seat] ?? 0 })]
        : []),
      ...(switches
        ? [words().text('chopsticks-hands.counted.switches', { switches: switches[seat] ?? 0 })]
        : []),
    ];
    const gaps = { player: playerAt(seat), hands: [...hands.map(held), ...counted].join('; ') };
    const left = lives?.[seat];
    return left === undefined
      ? wordsAt(view).text('screen-chopsticks.position', gaps)
      : wordsAt(view).text('screen-chopsticks.position-lives', {
          ...gaps,
          lives: message('players.lives', { lives: left }),
        });
  });
}
