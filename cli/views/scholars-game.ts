import type { Naming } from '../../engine/game.ts';
import { loserOf, type Held, type ScholarsPosition } from '../../engine/scholars-game/position.ts';

/** What a hand is called; the value comes first, as a move writes it. */
const words: Readonly<Record<Held, string>> = {
  x: 'eliminated',
  '1': '1',
  '2': '2 scissors',
  '3': '3 double scissors',
  '4p': '4 paper',
  '4s': '4 scissors',
  '4?': '4 undecided',
  '5p': '5 paper',
  '5r': '5 rock',
  '5?': '5 undecided',
};

/** Hands in words; `>` stands at who is to move. */
export function scholarsView(position: unknown, name: Naming): string[] {
  const table = position as ScholarsPosition;
  const over = loserOf(table) !== undefined;
  const width = Math.max(name(0).length, name(1).length);
  const most = Math.max(...table.hands.map(([left]) => words[left].length));
  return table.hands.map(([left, right], seat) => {
    const mark = seat === table.turn && !over ? '>' : ' ';
    return `${mark} ${name(seat).padEnd(width)}   left ${words[left].padEnd(most)}   right ${words[right]}`;
  });
}
