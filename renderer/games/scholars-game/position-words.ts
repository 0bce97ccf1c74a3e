import { sideOf, type Hand } from '../../hands/which-hand.ts';
import type { SeenPositionOf } from '../../../electron/api/match-view.ts';
import { playerAt } from '../../../words/message.ts';
import { handNameWithin } from '../../hands/names.ts';
import { wordsAt } from '../../players/naming.ts';
import { faceOf, isOpen, stillOpen } from './held.ts';
import { heldBy } from './results.ts';

/** The hands of all players, in sentences. */
export function scholarsInWords(view: SeenPositionOf<'scholars-game'>): string[] {
  const position = view.position;
  return view.players.map((_, seat) => {
    const said = (hand: Hand): string => {
      const held = heldBy(position, { seat, hand });
      const state = held === 'x' ? 'dead' : 'alive';
      const name = handNameWithin({ side: sideOf(hand, 2), state, ...faceOf(held) });
      return isOpen(held) ? stillOpen(name) : name;
    };
    return wordsAt(view).text('hands.both', {
      player: playerAt(seat),
      left: said(0),
      right: said(1),
    });
  });
}
